import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { SiteAddress } from '../../../contracts/platform/routes.ts';
import { createToasts, ToastHost, type Toasts } from './index.ts';

let toasts: Toasts;

beforeEach(() => {
  jest.useFakeTimers();
  toasts = createToasts();
  render(<ToastHost toasts={toasts} label="Avvisi" closeLabel="Chiudi" />);
});
afterEach(() => {
  jest.useRealTimers();
});

const show = (text: string, action?: { label: string; to: SiteAddress }) =>
  act(() => toasts.show({ tone: 'neutral', text, ...(action ? { action } : {}) }));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const region = () => screen.getByRole('region', { name: 'Avvisi' });

describe('ToastHost', () => {
  it('WB-41 shows a pushed message as a toast, announced politely', () => {
    show('Foto caricata.');
    expect(region()).toHaveTextContent('Foto caricata.');
    expect(region()).toHaveAttribute('aria-live', 'polite');
  });

  it('takes a toast away after 5 seconds', () => {
    show('Foto caricata.');
    wait(4_999);
    expect(region()).toHaveTextContent('Foto caricata.');
    wait(1);
    expect(region()).toBeEmptyDOMElement();
  });

  it('shows what was pushed before it rendered', () => {
    cleanup();
    const early = createToasts();
    early.show({ tone: 'neutral', text: 'Messaggio inviato.' });
    render(<ToastHost toasts={early} label="Avvisi" closeLabel="Chiudi" />);
    wait(150);
    expect(region()).toHaveTextContent('Messaggio inviato.');
  });

  it('does not count as a dialog', () => {
    show('Foto caricata.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('leaves 10 seconds where there is something to do', () => {
    show('Hai messo like ad Alessia.', { label: 'Apri', to: '/likes' });
    wait(9_999);
    expect(screen.getByRole('link', { name: 'Apri' })).toHaveAttribute('href', '/likes');
    wait(1);
    expect(region()).toBeEmptyDOMElement();
  });

  it('waits while the pointer is on it and goes on where it stopped', () => {
    show('Foto caricata.');
    wait(3_000);
    fireEvent.mouseEnter(region());
    wait(60_000);
    expect(region()).toHaveTextContent('Foto caricata.');
    fireEvent.mouseLeave(region());
    wait(1_999);
    expect(region()).toHaveTextContent('Foto caricata.');
    wait(1);
    expect(region()).toBeEmptyDOMElement();
  });

  it('waits while the focus is in it', () => {
    show('Foto caricata.');
    act(() => screen.getByRole('button', { name: 'Chiudi' }).focus());
    wait(60_000);
    expect(region()).toHaveTextContent('Foto caricata.');
  });

  it('closes by its ×, and the next toast still leaves by itself', () => {
    show('Foto caricata.');
    fireEvent.mouseEnter(region());
    fireEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
    expect(region()).toBeEmptyDOMElement();
    show('Messaggio inviato.');
    wait(5_000);
    expect(region()).toBeEmptyDOMElement();
  });

  it('shows three at once; the oldest gives way', () => {
    for (const text of ['uno', 'due', 'tre', 'quattro']) show(text);
    expect(screen.getByText('uno')).not.toBeVisible();
    expect(screen.getByText('quattro')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Chiudi' })).toHaveLength(3);
  });
});
