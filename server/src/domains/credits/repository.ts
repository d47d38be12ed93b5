import { sql } from 'kysely';
import { belongTo, type Members } from '../../db/members.ts';
import { prepared } from '../../db/prepared.ts';
import type { Db } from '../../db/schema.ts';
import type { CreditEntriesTable } from './tables.ts';

export async function balanceOf(db: Db, memberId: string): Promise<number> {
  const wallet = await db.selectFrom('wallets').select('balance').where('member_id', '=', memberId).executeTakeFirst();
  return wallet?.balance ?? 0;
}

/** A transfer between the wallet and another account. */
export interface Transfer extends Pick<CreditEntriesTable, 'member_id' | 'transfer_id' | 'reason' | 'ref' | 'created_at'> {
  readonly counterpart: CreditEntriesTable['account'];
}

/** Takes credits from the wallet if it holds enough, with both sides of the transfer; returns the balance after it, or null. */
export async function takeFromWallet(trx: Db, amount: number, transfer: Transfer): Promise<number | null> {
  const { member_id, transfer_id, counterpart, reason, ref, created_at } = transfer;
  const { rows } = await sql<{ balance: number }>`${prepared}
    with taken as (
      update wallets set balance = balance - ${amount}::integer
      where member_id = ${member_id}::uuid and balance >= ${amount}::integer
      returning balance
    ), entered as (
      insert into credit_entries (member_id, transfer_id, account, amount, reason, ref, created_at)
      select ${member_id}::uuid, ${transfer_id}::uuid, side.account, side.amount, ${reason}, ${ref}, ${created_at}::timestamptz
      from taken, (values ('wallet', -${amount}::integer), (${counterpart}, ${amount}::integer)) side (account, amount)
    )
    select balance from taken`.execute(trx);
  return rows[0]?.balance ?? null;
}

export async function putIntoWallet(trx: Db, memberId: string, amount: number): Promise<number> {
  const wallet = await trx
    .insertInto('wallets')
    .values({ member_id: memberId, balance: amount })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ balance: sql`wallets.balance + ${amount}` }))
    .returning('balance')
    .executeTakeFirstOrThrow();
  return wallet.balance;
}

/** Stores both sides of a transfer in one statement. */
export async function storeEntries(trx: Db, entries: readonly CreditEntriesTable[]): Promise<void> {
  await trx
    .insertInto('credit_entries')
    .values([...entries])
    .execute();
}

/** The balance; it stays locked until the transaction ends. */
export async function lockBalance(trx: Db, memberId: string): Promise<number> {
  const wallet = await trx.selectFrom('wallets').select('balance').where('member_id', '=', memberId).forUpdate().executeTakeFirst();
  return wallet?.balance ?? 0;
}

/** Credits that came into the wallet after those of `ref`, minus those taken back of them. */
export async function creditedAfter(db: Db, memberId: string, ref: string): Promise<number> {
  const { rows } = await sql<{ credits: number }>`
    with came as (
      select ref, min(created_at) as at, min(transfer_id::text) as transfer
      from credit_entries
      where member_id = ${memberId} and account in ('sold', 'granted') and amount < 0
      group by ref
    )
    select coalesce(-sum(entry.amount), 0)::int as credits
    from credit_entries entry
    join came on came.ref = entry.ref
    join came mine on mine.ref = ${ref}
    where entry.member_id = ${memberId}
      and entry.account in ('sold', 'granted')
      and (came.at, came.transfer) > (mine.at, mine.transfer)`.execute(db);
  return rows[0]?.credits ?? 0;
}

/** Counts wallets whose balance is not the sum of their entries, and transfers whose entries do not add up to 0. */
export async function countDifferences(db: Db, members: Members = 'all'): Promise<{ wallets: number; transfers: number }> {
  const theirs = belongTo(members);
  const { rows } = await sql<{ wallets: number; transfers: number }>`
    select
      (select count(*)::int from (
        select member_id, balance from wallets where ${theirs}
      ) held full join (
        select member_id, sum(amount) as total from credit_entries where account = 'wallet' and ${theirs} group by member_id
      ) entries using (member_id) where coalesce(balance, 0) <> coalesce(total, 0)) as wallets,
      (select count(*)::int from (
        select 1 from credit_entries where ${theirs} group by member_id, transfer_id having sum(amount) <> 0
      ) broken) as transfers`.execute(db);
  return rows[0] ?? { wallets: 0, transfers: 0 };
}
