import { renderWith } from '@amarena/shared/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { ConnectionNote } from './ConnectionNote.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a conversation without a connection', () => {
  it('EN-78 says at once that the network is gone and what becomes of what is sent, and no longer once it is back', async () => {
    const { shell } = await renderWith(<ConnectionNote />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => shell.set('connection', 'offline'));
    expect(screen.getByRole('status')).toHaveTextContent('Sei offline: quello che invii parte da solo appena torna la rete.');
    act(() => shell.set('connection', 'online'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says that news may be late once the live channel has been away for ten seconds', async () => {
    const { shell } = await renderWith(<ConnectionNote />);
    act(() => shell.set('connection', 'reconnecting'));
    await act(() => jest.advanceTimersByTimeAsync(9_999));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('status')).toHaveTextContent('possono arrivare in ritardo');
    act(() => shell.set('connection', 'online'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
