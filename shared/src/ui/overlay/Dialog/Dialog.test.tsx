import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog, Dialog, type DialogProps } from './index.ts';

/** Whether the person pressed something just now, as the browser tells it. */
const pressed = (isActive: boolean) => Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'userActivation');
});

function Opener(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Segnala
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Segnala Giulia"
        description="Giulia non lo saprà."
        closeLabel="Chiudi"
        {...props}
      >
        <button type="button">Invia segnalazione</button>
      </Dialog>
    </>
  );
}

const openIt = async (props: Partial<DialogProps> = {}) => {
  render(<Opener {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Segnala' }));
  return screen.findByRole('dialog', { name: 'Segnala Giulia' });
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('Dialog', () => {
  it('takes the focus, says what it is about and gives the focus back', async () => {
    const dialog = await openIt();
    expect(dialog).toHaveAccessibleDescription('Giulia non lo saprà.');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Segnala' })).toHaveFocus());
  });

  it('closes by its ×', async () => {
    await openIt();
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
    await gone();
  });

  it.each([
    ['far enough closes it', 120, true],
    ['a little lets it spring back', 30, false],
  ])('pulled down by its grip %s', async (_, pixels, closes) => {
    const dialog = await openIt();
    const grip = dialog.querySelector('[aria-hidden]');
    if (!(grip instanceof HTMLElement)) throw new Error('The sheet has no grip.');
    grip.setPointerCapture = () => undefined;
    const pointer = (type: string, clientY: number) => fireEvent(grip, new MouseEvent(type, { bubbles: true, clientY }));
    pointer('pointerdown', 300);
    pointer('pointermove', 300 + pixels);
    expect(dialog.style.transform).toBe(`translateY(${pixels}px)`);
    pointer('pointerup', 300 + pixels);
    if (closes) await gone();
    else expect(dialog).toBeVisible();
    expect(dialog.style.transform).toBe('');
  });

  it('keeps open at the second press of a double one, which lands on the backdrop', async () => {
    pressed(true);
    let now = 1_000;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    const closed = jest.fn();
    const dialog = await openIt({ onClose: closed });
    const outside = dialog.parentElement;
    if (outside === null) throw new Error('The dialog has nothing around it.');
    now += 300;
    await userEvent.click(outside);
    expect(closed).not.toHaveBeenCalled();
    expect(dialog).toBeVisible();
    now += 300;
    await userEvent.click(outside);
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    clock.mockRestore();
  });

  it('closes at the first press on the backdrop if it opened by itself', async () => {
    pressed(false);
    const closed = jest.fn();
    const dialog = await openIt({ onClose: closed });
    if (dialog.parentElement !== null) await userEvent.click(dialog.parentElement);
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  });

  it('closes at the first press on the backdrop if it is a pop-up, also right after a press elsewhere', async () => {
    pressed(true);
    const closed = jest.fn();
    const dialog = await openIt({ unasked: true, onClose: closed });
    if (dialog.parentElement !== null) await userEvent.click(dialog.parentElement);
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  });

  it('stays open on Escape and has no × while it must not be left', async () => {
    const closed = jest.fn();
    await openIt({ dismissible: false, onClose: closed });
    await userEvent.keyboard('{Escape}');
    expect(closed).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Chiudi' })).toBeNull();
  });

  it('keeps its name where the content brings its own frame', async () => {
    const dialog = await openIt({ bare: true });
    expect(dialog).toHaveAccessibleName('Segnala Giulia');
  });
});

describe('ConfirmDialog', () => {
  const texts = { title: 'Eliminare la conversazione?', text: 'Non si può annullare.', confirmLabel: 'Elimina', cancelLabel: 'Annulla' };

  it('asks, and starts on the answer that changes nothing', async () => {
    const confirmed = jest.fn();
    render(<ConfirmDialog open {...texts} onConfirm={confirmed} onCancel={jest.fn()} />);
    expect(await screen.findByRole('alertdialog', { name: texts.title })).toHaveAccessibleDescription(texts.text);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Annulla' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Elimina' }));
    expect(confirmed).toHaveBeenCalledTimes(1);
  });

  it('says between the question and the answers why the action failed', async () => {
    render(
      <ConfirmDialog open {...texts} onConfirm={jest.fn()} onCancel={jest.fn()}>
        <p role="alert">Non è riuscito.</p>
      </ConfirmDialog>,
    );
    const reason = within(await screen.findByRole('alertdialog')).getByRole('alert');
    const follows = screen.getByRole('button', { name: 'Elimina' }).compareDocumentPosition(reason);
    expect(follows).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('takes the second press of a double one on the button that opened it for no answer', async () => {
    pressed(true);
    const confirmed = jest.fn();
    render(<ConfirmDialog open {...texts} onConfirm={confirmed} onCancel={jest.fn()} />);
    const button = await screen.findByRole('button', { name: 'Elimina' });
    fireEvent.click(button, { detail: 2 });
    expect(confirmed).not.toHaveBeenCalled();
    fireEvent.click(button, { detail: 1 });
    expect(confirmed).toHaveBeenCalledTimes(1);
  });

  it('takes Escape as staying, but not while the act is under way', async () => {
    const cancelled = jest.fn();
    const { rerender } = render(<ConfirmDialog open busy {...texts} onConfirm={jest.fn()} onCancel={cancelled} />);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    expect(cancelled).not.toHaveBeenCalled();
    rerender(<ConfirmDialog open {...texts} onConfirm={jest.fn()} onCancel={cancelled} />);
    await userEvent.keyboard('{Escape}');
    expect(cancelled).toHaveBeenCalledTimes(1);
  });
});
