import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../src/db/schema.ts';

/** Milliseconds. */
export const DAY = 86_400_000;
export const LEDGERS = ['credit_entries', 'money_entries'] as const;
export type Ledger = (typeof LEDGERS)[number];

/** A transfer of a new member's, in both ledgers. */
export interface Booked {
  readonly member: string;
  readonly transfer: string;
  readonly at: Date;
}

/** A transfer from so many milliseconds ago. Default of its id: one of that moment. */
export const booked = (ago: number, transfer?: string): Booked => {
  const at = new Date(Date.now() - ago);
  return { member: randomUUID(), at, transfer: transfer ?? uuidv7({ msecs: at.getTime() }) };
};

/** Books it. The default amounts of credits balance. */
export async function book(db: Db, { member, transfer, at }: Booked, amounts: readonly number[] = [5, -5]): Promise<void> {
  const shared = { member_id: member, transfer_id: transfer, reason: 'test', ref: 'test', created_at: at };
  const [first = 0, second = 0] = amounts;
  await db
    .insertInto('credit_entries')
    .values([
      { ...shared, account: 'wallet', amount: first },
      { ...shared, account: 'granted', amount: second },
    ])
    .execute();
  await db
    .insertInto('money_entries')
    .values([
      { ...shared, account: 'provider', amount: 7, currency: 'EUR' },
      { ...shared, account: 'revenue', amount: -7, currency: 'EUR' },
    ])
    .execute();
}

/** The parts that have a member's entries, without the name of the ledger, and the ids of their transfers. */
export async function found(db: Db, ledger: Ledger, { member }: Pick<Booked, 'member'>): Promise<{ part: string; transfer: string }[]> {
  const { rows } = await sql<{ part: string; transfer: string }>`
    select distinct replace(tableoid::regclass::text, ${ledger}, '') as part, transfer_id as transfer
    from ${sql.table(ledger)} where member_id = ${member}::uuid`.execute(db);
  return rows;
}

/** The part of this month, without the name of the ledger. */
export const thisMonth = (): string => `_${new Date().toISOString().slice(0, 7).replace('-', '_')}`;

/** The parts of the months after this one, of both ledgers. */
export async function monthsAhead(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent in ('credit_entries'::regclass, 'money_entries'::regclass) and inhrelid::regclass::text ~ '_\\d{4}_\\d{2}$'
      and not inhrelid::regclass::text like ${`%${thisMonth()}`}
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}
