import type { ConversationPage, Message } from '@amarena/shared/contracts/chat/chats';
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

export type SendQuote = ConversationPage['sending'];

/** What decides the price of a member's next message to another. */
export interface Standing {
  partner: 'active' | 'gone';
  /** Which of the two blocked the other. */
  block: 'none' | 'by_me' | 'by_partner';
  /** True if someone has written in this conversation. */
  begun: boolean;
  paid_user: boolean;
  /** True if a free member may start another conversation. */
  free_start_left: boolean;
}

/**
 * Quotes the next message: the first message of each conversation that a free member may start is free; everything else
 * has its price.
 */
export function quoteFor(standing: Standing, message_credits: number): SendQuote {
  if (standing.partner === 'gone') return { cost: message_credits, reason: 'profile_gone' };
  if (standing.block === 'by_partner') return { cost: message_credits, reason: 'blocked_by_user' };
  if (standing.block === 'by_me') return { cost: message_credits, reason: 'blocked' };
  if (standing.begun || standing.paid_user) return { cost: message_credits, reason: 'credits' };
  return standing.free_start_left ? { cost: 0, reason: 'free_first_message' } : { cost: message_credits, reason: 'conversation_limit' };
}
