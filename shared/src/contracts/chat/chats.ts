import * as z from '@amarena/shared/schema';
import { Card } from '../people/profile.ts';
import { beacon, endpoint } from '../platform/endpoint.ts';
import { Cursor, Id, Instant } from '../platform/primitives.ts';

/** Conversations on one page of the list. */
export const CHATS_PAGE = 40;
/** Messages on one page of a conversation. */
export const MESSAGES_PAGE = 40;
/** A message that cost credits and that a real member does not answer for this long is refunded, once. */
export const REFUND_HOURS = 72;
/** A page reports typing at most this often (milliseconds); the partner's page shows it for `TYPING_SHOWN`. */
export const TYPING_EVERY = 3_000;
export const TYPING_SHOWN = 6_000;

const MessageBase = z.object({
  id: Id,
  conversation: Id,
  /** Made once in the sender's browser when the message was written; the live event carries the same id. */
  client_id: Id,
  /** Increases within a conversation; messages are shown in this order. */
  sequence: z.int(),
  from_me: z.boolean(),
  sent_at: Instant,
  /** When it arrived at an open page of the partner; null: not yet or not disclosed, and for a received one. */
  delivered_at: z.nullable(Instant),
  /** When the partner saw it; null: not yet or not disclosed (invisible mode, fictional partner). */
  read_at: z.nullable(Instant),
  /** Credits it cost the sender; 0 for a received or a free message. */
  cost: z.int(),
  /** When its credits were refunded because it got no answer for `REFUND_HOURS`; null: they were not, or it was received. */
  refunded_at: z.nullable(Instant),
});

/**
 * A message. `automatic` is a scripted answer of a fictional profile and labelled as such. A photo has its size in
 * pixels and is loaded from `chatPhotoPath`; null: it was removed. A gift has its name, and optionally words.
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

/**
 * GET: the member's conversations, last message first. With `page`, or a `cursor`, one page of them; versions that were
 * published before there were pages get all.
 */
export const getChats = endpoint({
  name: 'getChats',
  method: 'GET',
  path: '/api/chats.php',
  query: z.object({ page: z.optional(z.literal('true')), cursor: z.optional(Cursor) }),
  answer: z.object({
    chats: z.array(Chat),
    /** Where the next page starts; null or absent: there is none. */
    next: z.optional(z.nullable(Cursor)),
    /** Unread messages in all conversations; absent without pages, where the sum of the lines is the same. */
    unread: z.optional(z.int()),
  }),
});

/** What the next message would cost, as the server decides. `conversation_limit`: a free member cannot start another conversation. */
export const Sending = z.object({
  cost: z.int(),
  reason: z.enum(['free_first_message', 'credits', 'conversation_limit', 'blocked_by_user', 'blocked', 'profile_gone']),
});

/** A conversation with its newest messages, or those before `before`; oldest first within the page. */
export const ConversationPage = z.object({
  /** Null: no message yet. The first message creates the conversation. */
  conversation: z.nullable(Id),
  profile: Card,
  messages: z.array(Message),
  /** Where older messages start; null: there are none. */
  before: z.nullable(Cursor),
  /** True if messages older than 180 days exist; they are hidden. */
  old_messages_hidden: z.boolean(),
  sending: Sending,
});
export type ConversationPage = z.infer<typeof ConversationPage>;

/**
 * GET: a conversation by its id or by the partner's. Opening the newest page with `read` true sets the unread count to
 * 0. Exactly one of `conversation` and `profile` is given. Errors: `not_found`, `blocked_by_user`.
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

/** A message's recipient: exactly one of the two; the profile while there is no conversation yet. */
export const MessageTarget = {
  conversation: z.optional(Id),
  profile: z.optional(Id),
};

/**
 * POST: sends a text, or an upload as a photo, to a conversation or, for the first message, to a profile. Stored once
 * per `client_id`. Exactly one of `text` and `photo` is given. Errors: `credits_insufficient`, `conversation_limit`,
 * `blocked_by_user`, `blocked`, `message_too_long`, `not_found`, `address_unconfirmed`, `account_suspended`; for a
 * photo also `premium_required` and `photo_unusable`.
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
 * Address of the photos in messages, readable only for the two members of the conversation: their session decides, not
 * the address. `preview` fits into 640 × 960 pixels, `full` into 1200 × 1600. Returns WebP; 410 if it was removed.
 */
export const CHAT_PHOTO_PATH = '/api/chatphoto.php';
export const PhotoPlace = z.object({
  conversation: Id,
  sequence: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  size: z.enum(['preview', 'full']),
});
export const chatPhotoPath = ({ conversation, sequence }: Pick<Message, 'conversation' | 'sequence'>, size: 'preview' | 'full'): string =>
  `${CHAT_PHOTO_PATH}?${new URLSearchParams({ conversation, sequence: String(sequence), size })}`;

/** DELETE: removes a photo that the member sent, for both. Its cost is not refunded. Errors: `not_found`, `photo_deleted`. */
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

/** PUT: marks everything in the conversation up to `sequence` as read. */
export const putChat = endpoint({
  name: 'putChat',
  method: 'PUT',
  path: '/api/chat.php',
  ids: { conversation: 'own conversation' },
  body: z.object({ conversation: Id, sequence: z.int() }),
});

/**
 * POST: the member is typing. The partner's open pages are notified and nothing is stored. Not forwarded for a member
 * in invisible mode, across a block, or to a fictional profile. Send it at most every `TYPING_EVERY`. Errors:
 * `not_found`.
 */
export const postTyping = beacon({
  name: 'postTyping',
  path: '/api/typing.php',
  ids: { conversation: 'own conversation' },
  body: z.object({ conversation: Id }),
});
