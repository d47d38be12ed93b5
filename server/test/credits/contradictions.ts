import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { TestServer } from '../support/startServer.ts';

export const KINDS = [
  'wallets',
  'credit_transfers',
  'money_transfers',
  'payments',
  'withdrawals',
  'late_payments',
  'chargebacks',
  'receipts',
] as const;
export type Kind = (typeof KINDS)[number];

const idAt = (at: Date): string => uuidv7({ msecs: at.getTime() });

type Db = TestServer['database']['db'];

/** What the database refuses, done by its owner: no trigger and no reference is looked at. */
const unchecked = (db: Db, act: (trx: Db) => Promise<void>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await act(trx);
  });

interface Scene {
  readonly trx: Db;
  readonly member: string;
  readonly at: Date;
}

interface Entry {
  readonly account: string;
  readonly amount: number;
  readonly reason?: string;
}

async function credits({ trx, member, at }: Scene, entries: readonly Entry[], ref = 'some'): Promise<void> {
  const transfer = idAt(at);
  for (const { account, amount, reason = 'purchase' } of entries)
    await sql`insert into credit_entries values (${member}, ${transfer}, ${account}, ${amount}, ${reason}, ${ref}, ${at})`.execute(trx);
}

async function money({ trx, member, at }: Scene, entries: readonly Entry[], ref = 'some'): Promise<void> {
  const transfer = idAt(at);
  for (const { account, amount, reason = 'purchase' } of entries)
    await sql`insert into money_entries values (${member}, ${transfer}, ${account}, ${amount}, 'EUR', ${reason}, ${ref}, ${at})`.execute(
      trx,
    );
}

const wallet = ({ trx, member }: Scene, balance: number) => sql`insert into wallets values (${member}, ${balance})`.execute(trx);

interface Parts {
  readonly state?: 'completed' | 'failed';
  readonly booked?: boolean;
  readonly receipt?: boolean;
}

/** A payment of 10 credits for 5.00, with what belongs to it. */
async function payment(scene: Scene, { state = 'completed', booked = true, receipt = true }: Parts = {}): Promise<string> {
  const { trx, member, at } = scene;
  const id = idAt(at);
  await sql`
    insert into payments (id, member_id, package, credits, method, country, currency, list_price, total, vat, vat_percentage,
      with_offer, provider, state, created_at, finished_at)
    values (${id}, ${member}, 'p0', 10, 'card', 'IT', 'EUR', 500, 500, 90, 22, false, 'sandbox', ${state}, ${at}, ${at})`.execute(trx);
  if (receipt)
    await sql`
      insert into receipts (number, payment_id, member_id, kind, issued_at, credits, gross, vat, vat_percentage, currency, company)
      values (${id}, ${id}, ${member}, 'sale', ${at}, 10, 500, 90, 22, 'EUR', '{}')`.execute(trx);
  if (!booked) return id;
  await wallet(scene, 10);
  await credits(
    scene,
    [
      { account: 'wallet', amount: 10 },
      { account: 'sold', amount: -10 },
    ],
    id,
  );
  await money(
    scene,
    [
      { account: 'provider', amount: 500 },
      { account: 'revenue', amount: -500 },
    ],
    id,
  );
  return id;
}

const SEEDS: Readonly<Record<Kind, (scene: Scene) => Promise<unknown>>> = {
  wallets: async (scene) => {
    await wallet(scene, 5);
    await credits(scene, [
      { account: 'wallet', amount: 3 },
      { account: 'granted', amount: -3 },
    ]);
  },
  credit_transfers: async (scene) => {
    await wallet(scene, 5);
    await credits(scene, [
      { account: 'wallet', amount: 5 },
      { account: 'granted', amount: -4 },
    ]);
  },
  money_transfers: (scene) =>
    money(scene, [
      { account: 'provider', amount: 100 },
      { account: 'revenue', amount: -90 },
    ]),
  payments: (scene) => payment(scene, { booked: false }),
  withdrawals: async (scene) => {
    const { trx, member, at } = scene;
    const of = await payment(scene);
    await sql`
      insert into withdrawals (id, payment_id, member_id, credits, refund, vat, currency, requested_at)
      values (${idAt(at)}, ${of}, ${member}, 10, 500, 90, 'EUR', ${at})`.execute(trx);
  },
  late_payments: async (scene) => {
    const { trx, at } = scene;
    const of = await payment(scene, { state: 'failed', booked: false, receipt: false });
    await sql`insert into late_payments (id, payment_id, received_at) values (${idAt(at)}, ${of}, ${at})`.execute(trx);
  },
  chargebacks: async (scene) => {
    const { trx, at } = scene;
    const of = await payment(scene);
    await sql`update payments set charged_back_at = ${at} where id = ${of}`.execute(trx);
    await sql`insert into chargebacks (payment_id, amount, reversed, credits, taken) values (${of}, 500, 0, 10, 0)`.execute(trx);
  },
  receipts: (scene) => payment(scene, { receipt: false }),
};

/** Stores one contradiction of a kind, of a new member, as if it were made at a moment; returns the member. */
export async function contradict({ database: { db } }: TestServer, kind: Kind, at: Date): Promise<string> {
  const member = idAt(at);
  await unchecked(db, async (trx) => void (await SEEDS[kind]({ trx, member, at })));
  return member;
}

/** Takes away everything that a member has in the books. */
export async function forget({ database: { db } }: TestServer, member: string): Promise<void> {
  await unchecked(db, async (trx) => {
    for (const table of ['late_payments', 'chargebacks'])
      await sql`delete from ${sql.table(table)} where payment_id in (select id from payments where member_id = ${member})`.execute(trx);
    for (const table of ['withdrawals', 'receipts', 'payments', 'wallets', 'credit_entries', 'money_entries'])
      await sql`delete from ${sql.table(table)} where member_id = ${member}`.execute(trx);
  });
}

/** Stores transfers of many members in the past: for each, as many as said, a minute apart, the last one at `until`. */
export async function pastTransfers(
  { database: { db } }: TestServer,
  { members, each, until }: { members: number; each: number; until: Date },
) {
  await unchecked(db, async (trx) => {
    await sql`
      with transfers as materialized (
        select owner.id as member, transfer_id_at(at) as transfer, at
        from generate_series(${each}::int - 1, 0, -1) nth
        cross join lateral (select ${until}::timestamptz - nth * interval '1 minute' as at) moment
        cross join (select gen_random_uuid() as id from generate_series(1, ${members}::int)) owner
      )
      insert into credit_entries
      select member, transfer, side.account, side.amount, 'message', 'some', at
      from transfers cross join (values ('wallet', 1), ('granted', -1)) side (account, amount)
      order by at`.execute(trx);
    await sql`insert into wallets select member_id, sum(amount) from credit_entries
      where account = 'wallet' group by member_id on conflict do nothing`.execute(trx);
  });
}
