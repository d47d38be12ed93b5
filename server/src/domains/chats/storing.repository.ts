import { REFUND_HOURS } from '@amarena/shared/contracts/chat/chats';
import { sql } from 'kysely';
import { prepared } from '../../db/prepared.ts';
import type { Db } from '../../db/schema.ts';
import { constraintOf, errorCode } from '../../errorCode.ts';
import { HOUR } from '../../times.ts';
import { idOfPair } from './idOfPair.ts';
import type { MessageRow } from './messageRow.ts';

/** The next place in a conversation, which stays locked until the transaction ends. */
export interface Place {
  readonly id: string;
  /** The sequence that the next message gets. */
  readonly sequence: number;
  readonly low_member: string;
  readonly high_member: string;
  /** The sequence of the sender's message with this `client_id`; null if there is none, and the place is theirs. */
  readonly known: number | null;
}

/** Who sends a message, and the id under which they may repeat it in its conversation. */
export interface Draft {
  readonly sender_id: string;
  readonly client_id: string;
}

async function take(trx: Db, { sender_id, client_id }: Draft, conversation: string, partner: string | null): Promise<Place | undefined> {
  const { rows } = await sql<Place>`select ${prepared} id, sequence, low_member, high_member, known
    from take_place(${sender_id}::uuid, ${client_id}::uuid, ${conversation}::uuid, ${partner}::uuid)`.execute(trx);
  return rows[0];
}

const UNIQUE_VIOLATION = '23505';
const SERIALISATION_FAILURE = '40001';

/** Another server has just created this conversation under another id: the next attempt finds it. */
class CreatedElsewhere extends Error {
  readonly code = SERIALISATION_FAILURE;
}

/** Takes the next place in the conversation with `partner`, which is created if there is none. */
export async function takePlace(trx: Db, draft: Draft, partner: string): Promise<Place> {
  const place = await take(trx, draft, idOfPair(draft.sender_id, partner), partner);
  if (place === undefined) throw new CreatedElsewhere('Another server created this conversation.');
  return place;
}

/** Takes the next place in a conversation of the sender's; undefined if there is no such conversation. */
export const takePlaceIn = (trx: Db, draft: Draft, conversation: string): Promise<Place | undefined> =>
  take(trx, draft, conversation, null);

/**
 * Stores a message and updates both members' views of the conversation: it answers what the partner wrote, and awaits
 * an answer itself if it cost something and the recipient is a real member. Needs the conversation's lock. False if the
 * sender has used `client_id` in another conversation; then the transaction can only be rolled back.
 */
export async function storeMessage(trx: Db, message: MessageRow, recipientId: string): Promise<boolean> {
  const { conversation, sequence, sender_id, sent_at, cost } = message;
  const photo = message.photo === null ? null : JSON.stringify(message.photo);
  const due = new Date(sent_at.getTime() + REFUND_HOURS * HOUR);
  const storing = sql`${prepared}
    with stored as (
      insert into messages (conversation, sequence, id, client_id, sender_id, kind, text, gift, photo, automatic, cost, sent_at)
      values (${conversation}::uuid, ${sequence}::integer, ${message.id}::uuid, ${message.client_id}::uuid, ${sender_id}::uuid,
        ${message.kind}, ${message.text}, ${message.gift}, ${photo}::jsonb, ${message.automatic}::boolean, ${cost}::integer,
        ${sent_at}::timestamptz)
    ), answered as (
      delete from awaited_answers where conversation = ${conversation}::uuid and sender_id <> ${sender_id}::uuid
    ), awaited as (
      insert into awaited_answers (conversation, sequence, sender_id, due_at)
      select ${conversation}::uuid, ${sequence}::integer, ${sender_id}::uuid, ${due}::timestamptz
      from members where id = ${recipientId}::uuid and not fictional and ${cost}::integer > 0
    ), sides (member_id, partner_id, unread) as (
      values (${sender_id}::uuid, ${recipientId}::uuid, 0), (${recipientId}::uuid, ${sender_id}::uuid, 1)
    ), moved as (
      update chats
      set updated_at = ${sent_at}::timestamptz, last_sequence = ${sequence}::integer, num_unread_messages = num_unread_messages + unread
      from sides where chats.member_id in (${sender_id}::uuid, ${recipientId}::uuid) and chats.member_id = sides.member_id
        and chats.conversation = ${conversation}::uuid
      returning chats.member_id
    )
    insert into chats (member_id, conversation, partner_id, updated_at, last_sequence, num_unread_messages)
    select member_id, ${conversation}::uuid, partner_id, ${sent_at}::timestamptz, ${sequence}::integer, unread
    from sides where member_id not in (select member_id from moved)`;
  try {
    await storing.execute(trx);
    return true;
  } catch (error) {
    if (errorCode(error) === UNIQUE_VIOLATION && constraintOf(error) === 'messages_client') return false;
    throw error;
  }
}
