import type { VerificationReason } from '@amarena/shared/contracts/account/verification';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

/** In these states the selfie is no longer needed. */
const DECIDED = ['verified', 'refused', 'withdrawn'] as const;

/** Serialises the requests of one member, so that parallel ones cannot exceed a limit. */
export const lockMember = (trx: Db, memberId: string) =>
  trx
    .selectFrom('members')
    .select(['id', 'fictional', 'verified_at'])
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

export const verifiedAt = async (db: Db, memberId: string): Promise<Date | null> =>
  (await db.selectFrom('members').select('verified_at').where('id', '=', memberId).executeTakeFirst())?.verified_at ?? null;

export const lastRequest = (db: Db, memberId: string) =>
  db.selectFrom('verifications').selectAll().where('member_id', '=', memberId).orderBy('id', 'desc').limit(1).executeTakeFirst();

/** When the member sent selfies since then, earliest first. */
export async function sentSince(db: Db, memberId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('verifications')
    .select('sent_at')
    .where('member_id', '=', memberId)
    .where('sent_at', '>', since)
    .orderBy('sent_at')
    .execute();
  return rows.flatMap(({ sent_at }) => sent_at ?? []);
}

/** Ids of the visible photos, in their order. */
export async function shownPhotos(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('photos')
    .select('id')
    .where('member_id', '=', memberId)
    .where('status', '=', 'active')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Replaces the code of a waiting request. */
export async function saveCode(trx: Db, request: { id: string; member_id: string; code: string; code_ends_at: Date }): Promise<void> {
  await trx.deleteFrom('verifications').where('member_id', '=', request.member_id).where('status', '=', 'code').execute();
  await trx
    .insertInto('verifications')
    .values({ ...request, status: 'code' })
    .execute();
}

export async function saveSelfie(trx: Db, id: string, selfie: { bytes: Buffer; photo_ids: string[]; sent_at: Date }): Promise<void> {
  const { bytes, photo_ids, sent_at } = selfie;
  await trx.insertInto('verification_selfies').values({ verification_id: id, bytes }).execute();
  await trx.updateTable('verifications').set({ status: 'pending', photo_ids, sent_at }).where('id', '=', id).execute();
}

export async function withdrawOpen(trx: Db, memberId: string): Promise<void> {
  const open = await trx
    .updateTable('verifications')
    .set({ status: 'withdrawn' })
    .where('member_id', '=', memberId)
    .where('status', 'in', ['code', 'pending'])
    .returning('id')
    .executeTakeFirst();
  if (open !== undefined) await trx.deleteFrom('verification_selfies').where('verification_id', '=', open.id).execute();
}

/** Requests waiting for a decision, of members who still exist. */
const waiting = (db: Db) =>
  db
    .selectFrom('verifications as v')
    .innerJoin('members as m', 'm.id', 'v.member_id')
    .where('v.status', '=', 'pending')
    .where('m.status', '<>', 'deleted');

/** Requests with a selfie as the desk reads them; `opened_at` is when the selfie was sent. */
const REQUEST = ['v.id', 'v.member_id', 'v.code', 'v.photo_ids', sql<Date>`v.sent_at`.as('opened_at')] as const;
export type SentRequest = Awaited<ReturnType<typeof waitingRequests>>[number];

/** The next requests of the queue, oldest first. */
export const waitingRequests = (db: Db, limit: number) =>
  waiting(db).select(REQUEST).orderBy('v.sent_at').orderBy('v.id').limit(limit).execute();

/** A request whose selfie is waiting, or that was decided. */
export const sentRequest = (db: Db, id: string) =>
  db
    .selectFrom('verifications as v')
    .select(REQUEST)
    .where('v.id', '=', id)
    .where('v.status', 'in', ['pending', 'verified', 'refused'])
    .executeTakeFirst();

export const countWaiting = async (db: Db): Promise<number> =>
  (await waiting(db).select(sql<number>`count(*)::int`.as('waiting')).executeTakeFirstOrThrow()).waiting;

/** A waiting request, locked until the decision commits: a second moderator then finds it decided. */
export const lockWaiting = (trx: Db, id: string) =>
  waiting(trx)
    .select(['v.id', 'v.member_id', 'v.photo_ids', 'm.email', 'm.name', 'm.language'])
    .where('v.id', '=', id)
    .forUpdate('v')
    .executeTakeFirst();

export const selfieOf = async (db: Db, id: string): Promise<Buffer | null> =>
  (
    await waiting(db)
      .innerJoin('verification_selfies as s', 's.verification_id', 'v.id')
      .select('s.bytes')
      .where('v.id', '=', id)
      .executeTakeFirst()
  )?.bytes ?? null;

export interface Outcome {
  id: string;
  member_id: string;
  /** The member has the badge only once verified. */
  status: 'verified' | 'refused';
  decided_at: Date;
  /** Null: the selfie shows the person of the photos. */
  reason: VerificationReason | null;
}

export async function saveOutcome(trx: Db, { id, member_id, status, decided_at, reason }: Outcome): Promise<void> {
  await trx.updateTable('verifications').set({ status, reason, decided_at }).where('id', '=', id).execute();
  if (status === 'verified') await trx.updateTable('members').set({ verified_at: decided_at }).where('id', '=', member_id).execute();
}

export async function deleteDecidedSelfies(db: Db): Promise<void> {
  await db
    .deleteFrom('verification_selfies')
    .where('verification_id', 'in', (eb) => eb.selectFrom('verifications').select('id').where('status', 'in', DECIDED))
    .execute();
}

/** Deletes unused codes. */
export async function deleteCodesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('verifications').where('status', '=', 'code').where('code_ends_at', '<', before).execute();
}
