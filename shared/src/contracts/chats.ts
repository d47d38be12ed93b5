import * as z from '@amarena/shared/schema';
import { beacon, endpoint } from './endpoint.ts';
import { Cursor, Id, Instant } from './primitives.ts';
import { Card } from './profile.ts';

const MessageBase = z.object({
  id: Id,
  conversation: Id,
  /** Made once by the sender's browser when the message was written; the same id comes back with the live event. */
  client_id: Id,
  /** Grows within a conversation; the order in which messages are shown. */
  sequence: z.int(),
  from_me: z.boolean(),
  sent_at: Instant,
  /** When it came to an open page of the other member; null: not yet, or nobody may know, and for a received one. */
  delivered_at: z.nullable(Instant),
  /** When the other member saw it; null: not yet, or nobody may know (invisible mode, fictional partner). */
  read_at: z.nullable(Instant),
  /** Credits it cost the sender; 0 for a received or a free message. */
  cost: z.int(),
  /** When its credits came back because nobody answered for `REFUND_HOURS`; null: they did not, or it was received. */
  refunded_at: z.nullable(Instant),
});

/**
 * A message. `automatic` is a scripted answer of a fictional profile and is labelled so. A photo is its size in pixels,
 * to be shown from `chatPhotoPath`; null: it was removed. A gift is its name, with words or without.
 */
export const Message = z.discriminatedUnion('kind', [
  z.extend(MessageBase, { kind: z.literal('text'), text: z.string(), automatic: z.boolean() }),
  z.extend(MessageBase, { kind: z.literal('photo'), photo: z.nullable(z.object({ width: z.int(), height: z.int() })) }),
  z.extend(MessageBase, { kind: z.literal('gift'), gift: z.string(), text: z.nullable(z.string()) }),
]);
export type Message = z.infer<typeof Message>;

/** One line of the list. `profile` is the partner. */
export const Chat = z.object({
  conversation: z.object({ id: Id, updated_at: Instant }),
  profile: Card,
  num_unread_messages: z.int(),
  last_message: z.nullable(Message),
});
export type Chat = z.infer<typeof Chat>;

/** GET: the member's conversations, last message first. */
export const getChats = endpoint({ name: 'getChats', method: 'GET', path: '/api/chats.php', answer: z.object({ chats: z.array(Chat) }) });

/** What the next message would cost, decided by the server. `conversation_limit`: a free member has no conversation left to start. */
export const Sending = z.object({
  cost: z.int(),
  reason: z.enum(['free_first_message', 'credits', 'conversation_limit', 'blocked_by_user', 'blocked', 'profile_gone']),
});

/** A conversation with its newest messages, or those before `before`; messages stand oldest first. */
export const ConversationPage = z.object({
  /** Null: nobody has written yet. The first message creates it. */
  conversation: z.nullable(Id),
  profile: Card,
  messages: z.array(Message),
  /** Where older messages start; null: these are the first. */
  before: z.nullable(Cursor),
  /** Messages older than 180 days exist and are hidden. */
  old_messages_hidden: z.boolean(),
  sending: Sending,
});
export type ConversationPage = z.infer<typeof ConversationPage>;

/**
 * GET: a conversation by its id or by the partner's. Opening the newest page sets the unread count to 0 where
 * `read` is true. Exactly one of `conversation` and `profile` is given. Errors: `not_found`, `blocked_by_user`.
 */
export const getChat = endpoint({
  name: 'getChat',
  method: 'GET',
  path: '/api/chat.php',
  ids: { conversation: 'own conversation', profile: 'any member' },
  query: z.object({
    conversation: z.optional(Id),
    profile: z.optional(Id),
    before: z.optional(Cursor),
    read: z.optional(z.enum(['true', 'false'])),
  }),
  answer: ConversationPage,
});

/** A message's address: exactly one of the two, the profile while there is no conversation yet. */
export const MessageTarget = {
  conversation: z.optional(Id),
  profile: z.optional(Id),
};

/**
 * POST: sends a text, or an upload as a photo, to a conversation or, the first time, to a profile. Stores once per
 * `client_id`. Exactly one of `text` and `photo` is given. Errors: `credits_insufficient`, `conversation_limit`,
 * `blocked_by_user`, `blocked`, `message_too_long`, `not_found`, `address_unconfirmed`, `account_suspended`; for a photo
 * also `premium_required` and `photo_unusable`.
 */
export const postChat = endpoint({
  name: 'postChat',
  method: 'POST',
  path: '/api/chat.php',
  ids: { client_id: 'made by the caller', conversation: 'own conversation', profile: 'any member', photo: 'own upload' },
  body: z.object({
    client_id: Id,
    ...MessageTarget,
    text: z.optional(z.anyText().check(z.trim(), z.minLength(1), z.maxLength(20_000))),
    photo: z.optional(Id),
  }),
  answer: z.object({ message: Message, credits: z.int(), sending: Sending }),
});

/**
 * Where a photo message is read, for the two of its conversation alone: their session decides, not the address.
 * `preview` fits into 640 × 960 pixels, `full` into 1200 × 1600. Answers WebP; 410 once it was removed.
 */
export const CHAT_PHOTO_PATH = '/api/chatphoto.php';
export const PhotoPlace = z.object({
  conversation: Id,
  sequence: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  size: z.enum(['preview', 'full']),
});
export const chatPhotoPath = ({ conversation, sequence }: Pick<Message, 'conversation' | 'sequence'>, size: 'preview' | 'full'): string =>
  `${CHAT_PHOTO_PATH}?${new URLSearchParams({ conversation, sequence: String(sequence), size })}`;

/** DELETE: removes a photo that the member sent, for both. What it cost stays spent. Errors: `not_found`, `photo_deleted`. */
export const deleteChatPhoto = endpoint({
  name: 'deleteChatPhoto',
  method: 'DELETE',
  path: CHAT_PHOTO_PATH,
  ids: { conversation: 'own conversation' },
  body: z.object({ conversation: Id, sequence: z.int() }),
});

/** DELETE: removes the conversation for this member; the partner keeps it. */
export const deleteChat = endpoint({
  name: 'deleteChat',
  method: 'DELETE',
  path: '/api/chat.php',
  ids: { conversation: 'own conversation' },
  body: z.object({ conversation: Id }),
});

/** PUT: everything in the conversation up to `sequence` is read. */
export const putChat = endpoint({
  name: 'putChat',
  method: 'PUT',
  path: '/api/chat.php',
  ids: { conversation: 'own conversation' },
  body: z.object({ conversation: Id, sequence: z.int() }),
});

/**
 * POST: the member is writing. The partner's open pages are told at once and nothing is kept; nobody is told of a member
 * in invisible mode, across a block, or for a fictional profile. Send it at most every `TYPING_EVERY`. Errors: `not_found`.
 */
export const postTyping = beacon({
  name: 'postTyping',
  path: '/api/typing.php',
  ids: { conversation: 'own conversation' },
  body: z.object({ conversation: Id }),
});

/** GET: opening lines in the member's language; three of twelve, in changing order. */
export const getIcebreakers = endpoint({
  name: 'getIcebreakers',
  method: 'GET',
  path: '/api/icebreakers.php',
  answer: z.object({ icebreakers: z.array(z.string()) }),
});

/** Unread messages as the badge counts them. */
export const unreadMessages = (chats: readonly { num_unread_messages: number }[]): number =>
  chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0);
