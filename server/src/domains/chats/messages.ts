import type { Message } from '@amarena/shared/contracts/chat/chats';
import type { MessageRow } from './messageRow.ts';

/**
 * A stored message as one member sees it. Only the sender learns its cost, when it was delivered and seen, and whether
 * it was refunded.
 */
export function messageFor(memberId: string, row: MessageRow): Message {
  const from_me = row.sender_id === memberId;
  const base = {
    id: row.id,
    conversation: row.conversation,
    client_id: row.client_id,
    sequence: row.sequence,
    from_me,
    sent_at: row.sent_at.toISOString(),
    delivered_at: from_me ? (row.delivered_at?.toISOString() ?? null) : null,
    read_at: from_me ? (row.read_at?.toISOString() ?? null) : null,
    cost: from_me ? row.cost : 0,
    refunded_at: from_me ? (row.refunded_at?.toISOString() ?? null) : null,
  };
  switch (row.kind) {
    case 'text':
      return { ...base, kind: 'text', text: row.text, automatic: row.automatic };
    case 'photo':
      return { ...base, kind: 'photo', photo: row.photo === null ? null : { width: row.photo.width, height: row.photo.height } };
    case 'gift':
      return { ...base, kind: 'gift', gift: row.gift ?? '', text: row.text === '' ? null : row.text };
  }
}
