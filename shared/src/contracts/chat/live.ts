import * as z from '@amarena/shared/schema';
import { PaymentState } from '../money/payments.ts';
import { Card } from '../people/profile.ts';
import { Id, Instant } from '../platform/primitives.ts';
import { Message } from './chats.ts';

/**
 * Address of the event stream, `text/event-stream`. Each event has an `id:`, and its `data:` is one `LiveEvent` as
 * JSON, without an `event:` line. The query `member` names the member that the page shows; while someone else is logged
 * in, the stream is refused (`member_changed`). It starts after the id in the query `after` or the header `Last-Event-ID`, so that a
 * reconnect misses nothing.
 */
export const LIVE_PATH = '/api/events.php';
/** Name of the server-sent event that only signals that the stream is alive: when it opens, then every `LIVE_BEAT_EVERY`. */
export const LIVE_BEAT = 'beat';
/** Milliseconds. */
export const LIVE_BEAT_EVERY = 20_000;

/**
 * Name of the server-sent event after which the server ends the stream because it stops. Its data is a number of
 * milliseconds: the page connects again at a random moment within them, and misses nothing.
 */
export const LIVE_LEAVE = 'leave';

/**
 * What the server sends to a member. Each event is stored before it is announced, and ids increase, so that a stream
 * resumes where it broke. `resync`: too much was missed, read everything again. `mutual`: `profile`, whom the member
 * had liked, now likes them back. `visits_changed`: someone visited the member's profile. `decision`: a moderators'
 * decision concerns the member, see `getDecisions`. `delivered`: the member's messages up to `sequence` arrived at an
 * open page of the partner, unless their presence is hidden. Only `typing` is not stored: the partner `profile` is
 * typing, which ends after `TYPING_SHOWN` without another such event, or with their message. `refunded`: the partner
 * did not answer the message for `REFUND_HOURS` and its credits came back; the new balance comes as `credits`.
 * `photo_removed`: its sender or a moderator removed a photo. `account`: the address was confirmed, or preferences
 * changed, perhaps elsewhere: read the member again.
 */
export const LiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), message: Message, profile: Card }),
  z.object({ type: z.literal('delivered'), conversation: Id, sequence: z.int() }),
  z.object({ type: z.literal('read'), conversation: Id, sequence: z.int(), by_me: z.boolean() }),
  z.object({ type: z.literal('typing'), conversation: Id, profile: Id }),
  z.object({ type: z.literal('refunded'), conversation: Id, sequence: z.int(), refunded_at: Instant }),
  z.object({ type: z.literal('photo_removed'), conversation: Id, sequence: z.int() }),
  z.object({ type: z.literal('conversation_removed'), conversation: Id }),
  z.object({ type: z.literal('likes_changed'), new_likes: z.int() }),
  z.object({ type: z.literal('mutual'), profile: Card }),
  z.object({ type: z.literal('visits_changed') }),
  z.object({ type: z.literal('credits'), credits: z.int(), paid_user: z.boolean() }),
  z.object({ type: z.literal('payment'), payment: Id, state: PaymentState }),
  z.object({ type: z.literal('verification'), state: z.enum(['verified', 'refused']) }),
  z.object({ type: z.literal('decision'), decision: Id }),
  z.object({ type: z.literal('account') }),
  z.object({ type: z.literal('registry'), generation: z.int() }),
  z.object({ type: z.literal('resync') }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;
