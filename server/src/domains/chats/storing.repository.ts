import { REFUND_HOURS } from '@amarena/shared/contracts/chat/chats';
import { type RawBuilder, sql } from 'kysely';
import { prepared } from '../../db/prepared.ts';
import type { Db } from '../../db/schema.ts';
import { errorCode } from '../../errorCode.ts';
import { HOUR } from '../../times.ts';
import type { MessageRow } from './messageRow.ts';

/** The next place in a conversation, which stays locked until the transaction ends. */
export interface Place {
  readonly id: string;
  /** The sequence that the next message gets. */
  readonly sequence: number;
  readonly low_member: string;
  readonly high_member: string;
  /** Where the sender's message with this `client_id` is stored; null if it is not, and the place is theirs. */
  readonly known: { readonly conversation: string; readonly sequence: number } | null;
}

/** Who sends a message, and the id under which they may repeat it. */
export interface Draft {
  readonly sender_id: string;
  readonly client_id: string;
}

const taken = ({ sender_id, client_id }: Draft) => sql`
  select m.conversation, m.sequence from messages m where m.sender_id = ${sender_id}::uuid and m.client_id = ${client_id}::uuid`;

/** Sequence and lock in one write. A message that is known already takes no place. */
const take = (draft: Draft, where: RawBuilder<unknown>) => sql<Place>`${prepared}
  update conversations set last_sequence = last_sequence + case when exists (${taken(draft)}) then 0 else 1 end
  where ${where}
  returning id, last_sequence as sequence, low_member, high_member, (select to_jsonb(known) from (${taken(draft)}) known) as known`;

/** Takes the next place in the pair's conversation, which is created as `id` if there is none. */
export async function takePlace(trx: Db, draft: Draft, pair: readonly [string, string], id: string): Promise<Place> {
  const [low, high] = pair[0] < pair[1] ? pair : [pair[1], pair[0]];
  const where = sql`low_member = ${low}::uuid and high_member = ${high}::uuid`;
  const found = (await take(draft, where).execute(trx)).rows[0];
  if (found !== undefined) return found;
  await sql`
    insert into conversations (id, low_member, high_member) values (${id}::uuid, ${low}::uuid, ${high}::uuid)
    on conflict (low_member, high_member) do nothing`.execute(trx);
  const made = (await take(draft, where).execute(trx)).rows[0];
  if (made === undefined) throw new Error('A conversation was created and is not there.');
  return made;
}

/** Takes the next place in a conversation of the sender's; undefined if there is no such conversation. */
export const takePlaceIn = async (trx: Db, draft: Draft, conversation: string): Promise<Place | undefined> =>
  (await take(draft, sql`id = ${conversation}::uuid and ${draft.sender_id}::uuid in (low_member, high_member)`).execute(trx)).rows[0];

const UNIQUE_VIOLATION = '23505';
const SERIALISATION_FAILURE = '40001';

/** Another request stored this message since we looked: the next attempt finds it. */
class StoredElsewhere extends Error {
  readonly code = SERIALISATION_FAILURE;
}

/**
 * Stores a message and updates both members' views of the conversation: it answers what the partner wrote, and awaits
 * an answer itself if it cost something and the recipient is a real member. Needs the conversation's lock.
 */
export async function storeMessage(trx: Db, message: MessageRow, recipientId: string): Promise<void> {
  const { conversation, sequence, sender_id, sent_at, cost } = message;
  const photo = message.photo === null ? null : JSON.stringify(message.photo);
  const due = new Date(sent_at.getTime() + REFUND_HOURS * HOUR);
  await sql`${prepared}
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
      from sides where chats.member_id = sides.member_id and chats.conversation = ${conversation}::uuid
      returning chats.member_id
    )
    insert into chats (member_id, conversation, partner_id, updated_at, last_sequence, num_unread_messages)
    select member_id, ${conversation}::uuid, partner_id, ${sent_at}::timestamptz, ${sequence}::integer, unread
    from sides where member_id not in (select member_id from moved)`
    .execute(trx)
    .catch((error: unknown) => {
      if (errorCode(error) === UNIQUE_VIOLATION) throw new StoredElsewhere('This message was stored by another request.', { cause: error });
      throw error;
    });
}
