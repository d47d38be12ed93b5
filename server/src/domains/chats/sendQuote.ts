import type { ConversationPage } from '@amarena/shared/contracts/chat/chats';

export type SendQuote = ConversationPage['sending'];

/** The content of a message. `upload` is an unused picture; `cost` is in whole credits. */
export type Content =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'photo'; readonly upload: string }
  | { readonly kind: 'gift'; readonly gift: string; readonly text: string; readonly cost: number };

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

/** What a message of this content costs if the next text costs `next`. */
export function priceOf(content: Content, next: SendQuote, photo_credits: number): number {
  if (content.kind === 'gift') return content.cost;
  return content.kind === 'photo' ? photo_credits : next.cost;
}
