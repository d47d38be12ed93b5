import { createToasts, ToastHost } from '@amarena/shared/overlay';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { NEUTRAL_PAGE } from './neutralPage.ts';
import { hideAtOnce, hideOnDoubleEscape } from './quickHide.ts';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

describe('hiding at once', () => {
  it('leaves for a page that tells nothing', () => {
    const go = jest.fn();
    hideAtOnce(go);
    expect(go).toHaveBeenCalledWith(NEUTRAL_PAGE);
  });

  it('answers two quick presses of Escape, not one', async () => {
    const hide = jest.fn();
    stop = hideOnDoubleEscape(hide);
    await userEvent.keyboard('{Escape}');
    expect(hide).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(hide).toHaveBeenCalledTimes(1);
  });

  it.each(['dialog', 'alertdialog', 'menu', 'listbox'])('does not count a press that closes a %s', async (role) => {
    const hide = jest.fn();
    const popup = document.createElement('div');
    popup.setAttribute('role', role);
    popup.setAttribute('data-open', '');
    document.body.append(popup);
    popup.addEventListener('keydown', () => popup.remove());
    popup.tabIndex = -1;
    popup.focus();
    stop = hideOnDoubleEscape(hide);
    await userEvent.keyboard('{Escape}{Escape}');
    expect(hide).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(hide).toHaveBeenCalledTimes(1);
  });

  it('does not count a press that closes the toast with the focus', async () => {
    const hide = jest.fn();
    const toasts = createToasts();
    render(createElement(ToastHost, { toasts, label: 'Avvisi', closeLabel: 'Chiudi' }));
    act(() => toasts.show({ tone: 'neutral', text: 'Foto caricata.' }));
    act(() => screen.getByRole('button', { name: 'Chiudi' }).focus());
    stop = hideOnDoubleEscape(hide);
    await userEvent.keyboard('{Escape}{Escape}');
    expect(screen.queryByText('Foto caricata.')).toBeNull();
    expect(hide).not.toHaveBeenCalled();
  });

  it('counts a press on a dialog that refuses to close', async () => {
    const hide = jest.fn();
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('data-open', '');
    document.body.append(dialog);
    // Base UI prevents the default even if the dialog's owner keeps it open.
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    stop = hideOnDoubleEscape(hide);
    await userEvent.keyboard('{Escape}{Escape}');
    expect(hide).toHaveBeenCalledTimes(1);
    dialog.remove();
  });

  it('does not count a press that a field used', async () => {
    const hide = jest.fn();
    const use = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', use, { once: true });
    stop = hideOnDoubleEscape(hide);
    await userEvent.keyboard('{Escape}{Escape}');
    expect(hide).not.toHaveBeenCalled();
  });
});
