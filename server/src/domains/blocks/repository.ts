import { prepared } from '../../db/prepared.ts';
import type { Db } from '../../db/schema.ts';

type Pair = { member_id: string; blocked_id: string };

/** A block closes the page that a report left open. */
export async function insertBlock(db: Db, block: Pair & { since: Date }): Promise<void> {
  await db
    .insertInto('blocks')
    .values({ ...block, page_open: false })
    .onConflict((conflict) => conflict.columns(['member_id', 'blocked_id']).doUpdateSet({ page_open: false }))
    .execute();
}

/** A report does not open a page that a block has closed. */
export async function insertSeparation(db: Db, pair: Pair & { since: Date }): Promise<void> {
  await db
    .insertInto('blocks')
    .values({ ...pair, page_open: true, report_open: true })
    .onConflict((conflict) => conflict.columns(['member_id', 'blocked_id']).doUpdateSet({ report_open: true }))
    .execute();
}

export async function endSeparation(db: Db, { member_id, blocked_id }: Pair): Promise<void> {
  await db
    .updateTable('blocks')
    .set({ report_open: false })
    .where('member_id', '=', member_id)
    .where('blocked_id', '=', blocked_id)
    .execute();
}

/** Removes a block unless an open report holds it. Returns false if one does. */
export async function removeBlock(db: Db, { member_id, blocked_id }: Pair): Promise<boolean> {
  const held = await db
    .selectFrom('blocks')
    .select('report_open')
    .where('member_id', '=', member_id)
    .where('blocked_id', '=', blocked_id)
    .forUpdate()
    .executeTakeFirst();
  if (held?.report_open) return false;
  await db.deleteFrom('blocks').where('member_id', '=', member_id).where('blocked_id', '=', blocked_id).execute();
  return true;
}

export const hasBlocked = async (db: Db, member_id: string, blocked_id: string): Promise<boolean> =>
  (await db
    .selectFrom('blocks')
    .select('since')
    .where('member_id', '=', member_id)
    .where('blocked_id', '=', blocked_id)
    .executeTakeFirst()) !== undefined;

/** Those of the two members who blocked or reported the other. */
export const blockersBetween = async (db: Db, one: string, other: string): Promise<string[]> =>
  (
    await db
      .selectFrom('blocks')
      .modifyFront(prepared)
      .select('member_id')
      .where((where) =>
        where.or([
          where.and([where('member_id', '=', one), where('blocked_id', '=', other)]),
          where.and([where('member_id', '=', other), where('blocked_id', '=', one)]),
        ]),
      )
      .execute()
  ).map(({ member_id }) => member_id);

export const deniesProfileTo = async (db: Db, member_id: string, other_id: string): Promise<boolean> =>
  (await db
    .selectFrom('blocks')
    .select('since')
    .where('member_id', '=', member_id)
    .where('blocked_id', '=', other_id)
    .where('page_open', '=', false)
    .executeTakeFirst()) !== undefined;

export const blockedIds = async (db: Db, member_id: string): Promise<string[]> =>
  (await db.selectFrom('blocks').select('blocked_id').where('member_id', '=', member_id).orderBy('since', 'desc').execute()).map(
    ({ blocked_id }) => blocked_id,
  );

export const blocksOf = (db: Db, member_id: string) =>
  db
    .selectFrom('blocks')
    .innerJoin('members', 'members.id', 'blocks.blocked_id')
    .select(['members.id', 'members.name', 'blocks.since'])
    .where('blocks.member_id', '=', member_id)
    .orderBy('blocks.since', 'desc')
    .execute();

/** Everyone the member blocked or was blocked by. */
export async function idsHiddenFrom(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('blocks')
    .select('blocked_id as id')
    .where('member_id', '=', memberId)
    .union(db.selectFrom('blocks').select('member_id as id').where('blocked_id', '=', memberId))
    .execute();
  return rows.map(({ id }) => id);
}

export const memberExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('members').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
