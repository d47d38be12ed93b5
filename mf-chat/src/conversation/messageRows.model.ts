import type { Message } from '@amarena/shared/contracts/chat/chats';
import { progressOf } from '../conversation.model.ts';
import type { Pending } from '../outbox.ts';

/** A row of a conversation: a date, the start of unread messages, a message, or a pending message. */
export type ConversationRow =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: Message; last: boolean }
  | { kind: 'pending'; key: string; pending: Pending };

/** Key of the row before the first unread message. */
export const UNREAD = 'unread';

/** Milliseconds between two messages of one person below which they form a group with one time. */
const TOGETHER = 5 * 60_000;

const dayOf = (instant: string): string => new Date(instant).toDateString();

const standTogether = (message: Message, next: Message | undefined): boolean =>
  next !== undefined &&
  next.from_me === message.from_me &&
  progressOf(next) === progressOf(message) &&
  Date.parse(next.sent_at) - Date.parse(message.sent_at) < TOGETHER &&
  dayOf(next.sent_at) === dayOf(message.sent_at);

/**
 * Rows in the order of their sequence, a date before the first message of each day, then the pending messages.
 * `unreadFrom` is the sequence of the first unread message. The key of a message is the id that its sender made, so
 * that a pending message and the stored one are the same row.
 */
export function rowsOf(messages: readonly Message[], pending: readonly Pending[], unreadFrom: number | null = null): ConversationRow[] {
  const rows: ConversationRow[] = [];
  let day = '';
  const startDay = (at: string) => {
    const its = dayOf(at);
    if (its === day) return;
    day = its;
    rows.push({ kind: 'day', key: `day ${day}`, at });
  };
  for (const [index, message] of messages.entries()) {
    startDay(message.sent_at);
    if (message.sequence === unreadFrom) rows.push({ kind: 'unread', key: UNREAD });
    rows.push({ kind: 'message', key: message.client_id, message, last: !standTogether(message, messages[index + 1]) });
  }
  const sent = new Set(messages.map((message) => message.client_id));
  for (const one of pending) {
    if (sent.has(one.client_id)) continue;
    startDay(one.written_at);
    rows.push({ kind: 'pending', key: one.client_id, pending: one });
  }
  return rows;
}
