import type { getChat, getChats, postChat } from '@amarena/shared/contracts/chats';
import type { AnswerOf, ParsedBodyOf, ParsedQueryOf } from '@amarena/shared/contracts/endpoint';
import type { Language } from '@amarena/shared/contracts/languages';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import type { PictureKey } from '../../photos/intake.ts';
import type { KeptPicture } from '../../photos/keptPicture.ts';
import { markAllDelivered } from './delivering.ts';
import { type Excerpt, excerptOf } from './excerpt.ts';
import { type ExportedChat, exportChats } from './exporting.ts';
import { replyAsFictional } from './fictional.ts';
import { openIcebreakers } from './icebreakers.ts';
import type { MessageRow } from './messageRow.ts';
import { type MessagePlace, photoAt, photoOf, refusePhoto, removeOwnPhoto } from './photos.ts';
import type { ChatPorts, FictionalReply } from './ports.ts';
import { chatsOf, openChat, readUpTo } from './reading.ts';
import { refundMessage, refundUnanswered } from './refunds.ts';
import { clearChat, findChat, unreadTotal } from './repository.ts';
import { openScripts } from './script/index.ts';
import { type Content, type Sender, sendMessage, type Target } from './sending.ts';
import { publishTyping } from './typing.ts';

export type GiftContent = Omit<Extract<Content, { kind: 'gift' }>, 'kind'>;

/** Conversations between members. Times are arguments, so that tests can choose them. */
export interface Chats {
  list(db: Db, memberId: string, now: Date): Promise<AnswerOf<typeof getChats>>;
  open(
    db: Db,
    member: Pick<Sender, 'id' | 'paid_user'>,
    query: ParsedQueryOf<typeof getChat>,
    now: Date,
  ): Promise<Result<AnswerOf<typeof getChat>, ApiError>>;
  /** Whether the member has this conversation in their list. */
  has(db: Db, memberId: string, conversation: string): Promise<boolean>;
  /** Needs an open transaction; roll it back on a refusal. Also delivers the message of a sign-up. */
  send(trx: Db, sender: Sender, order: ParsedBodyOf<typeof postChat>, now: Date): Promise<Result<AnswerOf<typeof postChat>, ApiError>>;
  /** Sends a gift like a message; it costs what the gift costs. */
  sendGift(trx: Db, sender: Sender, target: Target, gift: GiftContent, now: Date): Promise<Result<AnswerOf<typeof postChat>, ApiError>>;
  /** The photo of a message, for one of the conversation's two members. Errors: `not_found`, `photo_deleted`. */
  photo(db: Db, memberId: string, place: MessagePlace): Promise<Result<KeptPicture, ApiError>>;
  /** Removes a photo that the member sent, for both members. Errors: those of `deleteChatPhoto`. */
  removePhoto(trx: Db, memberId: string, place: MessagePlace): Promise<Result<undefined, ApiError>>;
  /** The photo of a message for moderation, which knows the message from a report; null if it was removed. */
  photoAt(db: Db, place: MessagePlace): Promise<KeptPicture | null>;
  /**
   * Moderation refuses a photo by the hash of its bytes: it is no longer shown to anyone, its bytes are not accepted
   * again, and its credits are refunded unless its sender had removed it. Needs an open transaction.
   */
  refusePhoto(trx: Db, photo: MessagePlace & { picture: PictureKey & { hash: string } }, reason: string, now: Date): Promise<void>;
  /** Refused bytes may be sent again. The message that lost them does not get them back. */
  allowPhoto(trx: Db, hash: string): Promise<void>;
  read(db: Db, memberId: string, mark: { conversation: string; sequence: number }, now: Date): Promise<Result<undefined, ApiError>>;
  /** What was written to the member has reached one of their pages; tells the senders, if they may know. */
  deliver(db: Db, memberId: string, now: Date): Promise<void>;
  remove(trx: Db, memberId: string, conversation: string): Promise<Result<undefined, ApiError>>;
  /** Messages to attach to a report; null if the partner has no such message. */
  excerpt(db: Db, memberId: string, partnerId: string, excerpt: Excerpt): Promise<MessageRow[] | null>;
  /** Removes the conversation with a member from the list, if there is one. */
  removeWith(trx: Db, memberId: string, partnerId: string): Promise<void>;
  /** Unread messages in all conversations, as the badge counts them. */
  unread(db: Db, memberId: string): Promise<number>;
  /** Tells the partner that the member is writing. Errors: `not_found`. */
  typing(db: Db, memberId: string, conversation: string): Promise<Result<undefined, ApiError>>;
  /** Everything that is stored of a member's conversations, in chunks, for the export of their data. */
  export(db: Db, memberId: string): AsyncGenerator<ExportedChat>;
  icebreakers(language: Language): string[];
  /** Sends the reply of a fictional profile. Does nothing if the reply is no longer wanted. */
  reply(trx: Db, reply: FictionalReply, now: Date): Promise<void>;
  /**
   * Refunds one message's credits, once; for a message that was refused after it was paid for. Needs an open
   * transaction.
   */
  refund(trx: Db, message: Pick<MessageRow, 'conversation' | 'sequence' | 'sender_id'>, now: Date): Promise<void>;
  /** Refunds messages that real members left unanswered for `REFUND_HOURS`. */
  refundUnanswered(db: Db, now: Date): Promise<void>;
}

export function createChats(ports: ChatPorts): Chats {
  const icebreakers = openIcebreakers();
  const answering = openScripts();
  return {
    list: (db, memberId, now) => chatsOf(ports, db, memberId, now),
    async has(db, memberId, conversation) {
      const chat = await findChat(db, memberId, { conversation });
      return chat !== undefined && chat.last_sequence > chat.cleared_sequence;
    },
    open: (db, member, query, now) => openChat(ports, db, member, query, now),
    async send(trx, sender, { text, photo, ...target }, now) {
      if (text !== undefined && photo === undefined) return sendMessage(ports, trx, sender, target, { kind: 'text', text }, now);
      if (text === undefined && photo !== undefined) return sendMessage(ports, trx, sender, target, { kind: 'photo', upload: photo }, now);
      return failure({ code: 'validation_failed', fields: { text: text === undefined ? 'required' : 'invalid' } });
    },
    sendGift: (trx, sender, target, gift, now) => sendMessage(ports, trx, sender, target, { kind: 'gift', ...gift }, now),
    photo: (db, memberId, place) => photoOf(db, memberId, place),
    removePhoto: (trx, memberId, place) => removeOwnPhoto(ports, trx, memberId, place),
    photoAt,
    refusePhoto: (trx, photo, reason, now) => refusePhoto(ports, trx, photo, reason, now),
    allowPhoto: ports.allowPhoto,
    read: (db, memberId, mark, now) => readUpTo(ports, db, memberId, mark, now),
    deliver: (db, memberId, now) => markAllDelivered(ports, db, memberId, now),
    async remove(trx, memberId, conversation) {
      if (!(await clearChat(trx, memberId, conversation))) return failure({ code: 'not_found' });
      await ports.publish(trx, memberId, { type: 'conversation_removed', conversation });
      return success(undefined);
    },
    excerpt: excerptOf,
    async removeWith(trx, memberId, partnerId) {
      const chat = await findChat(trx, memberId, { partner: partnerId });
      if (chat === undefined) return;
      await clearChat(trx, memberId, chat.conversation);
      await ports.publish(trx, memberId, { type: 'conversation_removed', conversation: chat.conversation });
    },
    unread: (db, memberId) => unreadTotal(db, memberId),
    typing: (db, memberId, conversation) => publishTyping(ports, db, memberId, conversation),
    export: (db, memberId) => exportChats(ports, db, memberId),
    icebreakers: (language) => icebreakers(language),
    reply: (trx, reply, now) => replyAsFictional(ports, answering, trx, reply, now),
    refund: (trx, message, now) => refundMessage(ports, trx, message, now),
    refundUnanswered: (db, now) => refundUnanswered(ports, db, now),
  };
}
