import { aMessage, anId } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import type { Pending } from '../outbox.ts';
import { rowsOf } from './messageRows.model.ts';

const at = (sequence: number, sent_at: string, from_me = false) =>
  aMessage({ id: anId(sequence), client_id: anId(400 + sequence), sequence, sent_at, from_me });
const pending = (client_id: string): Pending => ({
  client_id,
  partner: anId(1),
  conversation: anId(201),
  text: 'Ciao',
  written_at: '2026-11-20T12:00:00.000Z',
  state: 'sending',
  error: null,
});

describe('lines of a conversation', () => {
  it('separates days', () => {
    const rows = rowsOf([at(1, '2026-11-19T12:00:00.000Z'), at(2, '2026-11-20T12:00:00.000Z'), at(3, '2026-11-20T12:30:00.000Z')], []);
    expect(rows.map((row) => row.kind)).toEqual(['day', 'message', 'day', 'message', 'message']);
  });

  it('shows one time for messages that stand together', () => {
    const rows = rowsOf(
      [at(1, '2026-11-20T12:00:00.000Z'), at(2, '2026-11-20T12:01:00.000Z'), at(3, '2026-11-20T12:02:00.000Z', true)],
      [],
    );
    expect(rows.map((row) => row.kind === 'message' && row.last)).toEqual([false, false, true, true]);
  });

  it('puts what is on its way last, and not twice once it is stored', () => {
    const messages = [at(1, '2026-11-20T12:00:00.000Z', true)];
    expect(rowsOf(messages, [pending(anId(401)), pending(anId(499))]).map((row) => row.kind)).toEqual(['day', 'message', 'pending']);
  });

  it('keeps the line’s key when a pending message becomes a stored one', () => {
    const before = rowsOf([], [pending(anId(401))]).at(-1)?.key;
    expect(rowsOf([at(1, '2026-11-20T12:00:00.000Z', true)], []).at(-1)?.key).toBe(before);
  });
});
