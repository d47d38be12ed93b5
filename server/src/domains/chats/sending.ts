import type { postChat } from '@amarena/shared/contracts/chat/chats';
import { FREE_CONVERSATIONS } from '@amarena/shared/contracts/chat/freeConversations';
import { GIFT_WORDS_LENGTH } from '@amarena/shared/contracts/chat/gifts';
import { graphemes } from '@amarena/shared/contracts/chat/graphemes';
import type { Card } from '@amarena/shared/contracts/people/profile';
import type { AnswerOf, ParsedBodyOf } from '@amarena/shared/contracts/platform/endpoint';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/schema.ts';
import { arrival } from './announcing.ts';
import type { Deps } from './deps.ts';
import type { Replies } from './fictional.ts';
import type { MessageRow } from './messageRow.ts';
import { messageFor } from './messages.ts';
import { plainText } from './plainText.ts';
import { quoteBetween } from './quoteBetween.ts';
import { messageAt, takeFreeStart } from './repository.ts';
import { type Content, priceOf, type SendQuote, type Standing } from './sendQuote.ts';
import { type Draft, type Place, storeMessage, takePlace, takePlaceIn } from './storing.repository.ts';

export interface Sender {
  readonly id: string;
  readonly paid_user: boolean;
  /** The language in which a fictional profile replies. */
  readonly language: Language;
}
type Sent = AnswerOf<typeof postChat>;

/** The recipient of a message, and the id under which its sender may repeat it. */
export interface Target {
  readonly client_id: string;
  readonly conversation?: string | undefined;
  readonly profile?: string | undefined;
}

export type GiftContent = Omit<Extract<Content, { kind: 'gift' }>, 'kind'>;

const REFUSALS: Readonly<Partial<Record<SendQuote['reason'], ApiError>>> = {
  profile_gone: { code: 'not_found' },
  blocked: { code: 'blocked' },
  blocked_by_user: { code: 'blocked_by_user' },
  conversation_limit: { code: 'conversation_limit' },
};

/** Where a message goes. */
interface Slot {
  readonly place: Place;
  /** The recipient as the sender sees them. */
  readonly recipient: Card;
  /** The sender as the recipient sees them. */
  readonly seenAs: Card;
  readonly block: Standing['block'];
}

/** True if the sender repeats a stored message. */
function isRepeat(known: MessageRow, content: Content): boolean {
  if (known.kind !== content.kind) return false;
  if (content.kind === 'photo') return known.photo === null || known.photo.id === content.upload;
  return known.text === content.text && (content.kind === 'text' || known.gift === content.gift);
}

/** Why this member cannot send this content to anyone; null if they can. */
function refusedContent(content: Content, sender: Sender, message_length: number): ApiError | null {
  // Photos are for members who have paid; others are told before anything is stored (RP-21).
  if (content.kind === 'photo') return sender.paid_user ? null : { code: 'premium_required' };
  const length = graphemes(content.text);
  const limit = content.kind === 'gift' ? GIFT_WORDS_LENGTH : message_length;
  return length > limit ? { code: 'message_too_long', length, limit } : null;
}

type Given = Pick<MessageRow, 'conversation' | 'sequence' | 'id' | 'client_id' | 'sender_id' | 'photo' | 'cost' | 'sent_at'>;

/** The row of a new message. */
const rowOf = (content: Content, given: Given): MessageRow => ({
  ...given,
  kind: content.kind,
  text: content.kind === 'photo' ? '' : content.text,
  gift: content.kind === 'gift' ? content.gift : null,
  automatic: false,
  delivered_at: null,
  read_at: null,
  refunded_at: null,
});

/**
 * Takes the next place in the conversation with the recipient, identified by either `conversation` or `profile`;
 * undefined if there is none.
 */
async function slotOf({ profiles, now }: Deps, trx: Db, sender_id: string, target: Target): Promise<Slot | undefined> {
  const { client_id, conversation, profile } = target;
  const draft: Draft = { sender_id, client_id };
  if ((conversation === undefined) === (profile === undefined)) return undefined;
  const known = conversation === undefined ? undefined : await takePlaceIn(trx, draft, conversation);
  const recipientId = known === undefined ? profile : known.low_member === sender_id ? known.high_member : known.low_member;
  if (recipientId === undefined || recipientId === sender_id) return undefined;
  const both = await profiles.eachOther(trx, recipientId, sender_id, now());
  if (both === undefined) return undefined;
  const [recipient, sender] = both;
  const place = known ?? (await takePlace(trx, draft, recipientId));
  const block = recipient.blocks ? 'by_partner' : sender.blocks ? 'by_me' : 'none';
  return { place, recipient: recipient.card, seenAs: sender.card, block };
}

/** How messages get from their sender into the conversation. */
export function createSending(deps: Deps, { replyLater }: Pick<Replies, 'replyLater'>) {
  /** Spends what the message costs and returns the balance after it. If a free member starts a conversation, one start is used up. */
  async function pay(
    trx: Db,
    sender: Sender,
    { next, cost, messageId }: { next: SendQuote; cost: number; messageId: string },
  ): Promise<Result<number, ApiError>> {
    if (next.reason === 'free_first_message' && !(await takeFreeStart(trx, sender.id, FREE_CONVERSATIONS))) {
      return failure({ code: 'conversation_limit' });
    }
    if (cost === 0) return success(await deps.credits.balance(trx, sender.id));
    return deps.credits.debit(trx, sender.id, cost, { reason: 'message', ref: messageId });
  }

  /**
   * Stores a message, spends its price, raises the other's unread count and tells both members, all in the transaction
   * it is given. Acts once per `client_id`: a repeat gets the stored message and costs nothing. The idempotency key of the
   * call covers a repeated request; `client_id` also covers a message that the browser kept and sends in a new request.
   */
  async function deliver(trx: Db, sender: Sender, { to, said }: { to: Target; said: Content }, now: Date): Promise<Result<Sent, ApiError>> {
    const { message_length, message_credits, photo_credits } = await deps.settings.site(trx);
    // Measured as written, before any clean-up, so that it counts like the browser.
    const refused = refusedContent(said, sender, message_length);
    if (refused !== null) return failure(refused);
    const content = said.kind === 'photo' ? said : { ...said, text: plainText(said.text) };
    if (content.kind === 'text' && content.text === '') return failure({ code: 'validation_failed', fields: { text: 'required' } });
    const slot = await slotOf(deps, trx, sender.id, to);
    if (slot === undefined) return failure({ code: 'not_found' });
    const { place, recipient, seenAs, block } = slot;

    const answered = (row: MessageRow, credits: number): Result<Sent, ApiError> =>
      success({ message: messageFor(sender.id, row), credits, sending: { cost: message_credits, reason: 'credits' } });
    if (place.known !== null) {
      const stored = await messageAt(trx, place.id, place.known);
      if (stored === undefined || !isRepeat(stored, content)) {
        return failure({ code: 'idempotency_key_reused' });
      }
      return answered(stored, await deps.credits.balance(trx, sender.id));
    }

    const { sequence } = place;
    const next = await quoteBetween(trx, { member: sender, partner: recipient, block, begun: sequence > 1 }, message_credits);
    const refusal = REFUSALS[next.reason];
    if (refusal !== undefined) return failure(refusal);
    const id = uuidv7({ msecs: now.getTime() });
    const cost = priceOf(content, next, photo_credits);
    const paid = await pay(trx, sender, { next, cost, messageId: id });
    if (!paid.ok) return paid;
    const photo = content.kind === 'photo' ? await deps.intake.claim(trx, sender.id, content.upload) : success(null);
    if (!photo.ok) return photo;

    const row = rowOf(content, {
      conversation: place.id,
      sequence,
      id,
      client_id: to.client_id,
      sender_id: sender.id,
      photo: photo.value,
      cost,
      sent_at: now,
    });
    if (!(await storeMessage(trx, row, recipient.id))) return failure({ code: 'idempotency_key_reused' });
    if (recipient.fictional) {
      await replyLater(trx, { conversation: row.conversation, from: recipient.id, to: sender.id, language: sender.language, sequence });
    }
    await deps.live.publishAll(trx, [
      arrival(sender.id, row, recipient),
      arrival(recipient.id, row, seenAs),
      ...(cost > 0 ? [{ to: sender.id, event: { type: 'credits', credits: paid.value, paid_user: sender.paid_user } } as const] : []),
    ]);
    return answered(row, paid.value);
  }

  return {
    /** Needs an open transaction; roll it back on a refusal. Also delivers the message of a sign-up. */
    async send(trx: Db, sender: Sender, { text, photo, ...to }: ParsedBodyOf<typeof postChat>, now: Date): Promise<Result<Sent, ApiError>> {
      if (text !== undefined && photo === undefined) return deliver(trx, sender, { to, said: { kind: 'text', text } }, now);
      if (text === undefined && photo !== undefined) return deliver(trx, sender, { to, said: { kind: 'photo', upload: photo } }, now);
      return failure({ code: 'validation_failed', fields: { text: text === undefined ? 'required' : 'invalid' } });
    },

    /** Sends a gift like a message. `cost` is in whole credits. */
    sendGift: (trx: Db, sender: Sender, { gift, text, cost, ...to }: Target & GiftContent, now: Date): Promise<Result<Sent, ApiError>> =>
      deliver(trx, sender, { to, said: { kind: 'gift', gift, text, cost } }, now),
  };
}
