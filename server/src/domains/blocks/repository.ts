import type { Db } from '../../db/schema.ts';

/** A block closes what a report had left open, never the other way round. */
export async function insertBlock(
  db: Db,
  block: { member_id: string; blocked_id: string; since: Date; page_open: boolean },
): Promise<void> {
  await db
    .insertInto('blocks')
    .values(block)
    .onConflict((conflict) =>
      block.page_open ? conflict.doNothing() : conflict.columns(['member_id', 'blocked_id']).doUpdateSet({ page_open: false }),
    )
    .execute();
}

export async function removeBlock(db: Db, member_id: string, blocked_id: string): Promise<void> {
  await db.deleteFrom('blocks').where('member_id', '=', member_id).where('blocked_id', '=', blocked_id).execute();
}

export const hasBlocked = async (db: Db, member_id: string, blocked_id: string): Promise<boolean> =>
  (await db
    .selectFrom('blocks')
    .select('since')
    .where('member_id', '=', member_id)
    .where('blocked_id', '=', blocked_id)
    .executeTakeFirst()) !== undefined;

export const hasShutOut = async (db: Db, member_id: string, other_id: string): Promise<boolean> =>
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

/** Everybody whom the member blocked or who blocked the member. */
export async function idsAround(db: Db, memberId: string): Promise<string[]> {
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
