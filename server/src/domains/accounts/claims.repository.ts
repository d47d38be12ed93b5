import { sql } from 'kysely';
import { deleteInSteps } from '../../db/deleteInSteps.ts';
import type { Db } from '../../db/schema.ts';

/** What a new member claims: the address and the name, as they are typed. */
export interface Claimed {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/**
 * The id of the member with an address, for a condition. No row if nobody has it, or if it is only reserved. Addresses
 * are compared without regard to case.
 */
export const holderOf = (email: string) =>
  sql<string>`(select member_id from email_claims where address = lower(${email}) and reserved_until is null)`;

/** Claims an address, for good or until a moment. False if someone else has it at `now`, or keeps it. */
async function takeAddress(trx: Db, { id, email }: Omit<Claimed, 'name'>, until: Date | null, now: Date): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select take_address(${email}, ${id}::uuid, ${until}::timestamptz, ${now}::timestamptz) as taken`.execute(trx);
  return rows[0]?.taken === true;
}

/**
 * Reserves address and name until a moment, for a member who is about to be stored. False if someone else has one of
 * them, or reserved it and `now` is not past that; the caller then rolls back. Of several that want the same at once,
 * one gets it; the others wait until its transaction ends.
 */
export async function reserve(trx: Db, { id, email, name }: Claimed, { until, now }: { until: Date; now: Date }): Promise<boolean> {
  if (!(await takeAddress(trx, { id, email }, until, now))) return false;
  const { rows } = await sql<{ taken: boolean }>`
    select take_name(${name}, ${id}::uuid, false, ${until}::timestamptz, ${now}::timestamptz) as taken`.execute(trx);
  return rows[0]?.taken === true;
}

/** Makes what was reserved for a member theirs for good. */
export async function confirmReserved(trx: Db, { id, email, name }: Claimed): Promise<void> {
  await sql`update email_claims set reserved_until = null where address = lower(${email}) and member_id = ${id}`.execute(trx);
  await sql`update name_claims set reserved_until = null
    where name = any(array[lower(${name}), name_seen(${name})]) and member_id = ${id}`.execute(trx);
}

/** Whether someone has this name, or one that looks the same, or reserved it and `now` is not past that. */
export async function nameTaken(db: Db, name: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from name_claims
    where ((name = lower(${name}) and kind = 'spelled') or (name = name_seen(${name}) and kind like 'seen%'))
      and (reserved_until is null or reserved_until > ${now})
    limit 1`.execute(db);
  return rows.length > 0;
}

export interface Move {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Until when the old address is kept for the member, who may go back to it; null: it is free at once. */
  readonly keptUntil: Date | null;
}

/** Claims a member's new address and gives up the old one. False if someone else has the new one at `now`, or keeps it. */
export async function moveAddress(trx: Db, { id, from, to, keptUntil }: Move, now: Date): Promise<boolean> {
  if (!(await takeAddress(trx, { id, email: to }, null, now))) return false;
  const old = sql`address = lower(${from}) and address <> lower(${to}) and member_id = ${id}`;
  await (keptUntil === null
    ? sql`delete from email_claims where ${old}`
    : sql`update email_claims set reserved_until = ${keptUntil} where ${old}`
  ).execute(trx);
  return true;
}

/**
 * Keeps only these earlier addresses for a member, each until its moment, and frees the others. The one that is the
 * member's stays theirs, and those that someone else has are not taken away.
 */
export async function keepOnly(trx: Db, id: string, kept: readonly { address: string; until: Date }[]): Promise<void> {
  const addresses = kept.map(({ address }) => address);
  await sql`
    delete from email_claims where member_id = ${id} and reserved_until is not null
      and address <> all (select lower(one) from unnest(${addresses}::text[]) one)`.execute(trx);
  for (const { address, until } of kept) {
    await sql`
      insert into email_claims as held values (lower(${address}), ${id}, ${until})
      on conflict (address) do update set reserved_until = excluded.reserved_until
      where held.member_id = excluded.member_id and held.reserved_until is not null`.execute(trx);
  }
}

/** Frees everything that a member has claimed. */
export async function freeClaims(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('email_claims').where('member_id', '=', id).execute();
  await trx.deleteFrom('name_claims').where('member_id', '=', id).execute();
}

/** Forgets what was reserved until before a moment, and never confirmed or taken back. */
export async function deleteClaimsBefore(db: Db, moment: Date): Promise<void> {
  await deleteInSteps(db, 'email_claims', sql`reserved_until < ${moment}`, { by: ['address'] });
  await deleteInSteps(db, 'name_claims', sql`reserved_until < ${moment}`, { by: ['name', 'kind'] });
}
