import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/** Members in one statement. A failure concerns no more than these, and no statement holds its locks for long. */
const AT_ONCE = 1_000;

function* portions<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += AT_ONCE) yield items.slice(from, from + AT_ONCE);
}

/** Writes a heartbeat of one member. From now on the database knows each. */
export async function writeHeartbeat(db: Db, memberId: string, last_active_at: Date): Promise<void> {
  await db.updateTable('members').set({ last_active_at, active_until: null }).where('id', '=', memberId).execute();
}

/** Writes heartbeats of members, except of those whose last one was after `before`. */
export async function writeHeartbeats(db: Db, memberIds: readonly string[], last_active_at: Date, before: Date): Promise<void> {
  for (const ids of portions(memberIds)) {
    await db
      .updateTable('members')
      .set({ last_active_at, active_until: null })
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .where((member) => member.or([member('last_active_at', '<', before), member('active_until', 'is not', null)]))
      .execute();
  }
}

interface Telling {
  readonly at: Date;
  readonly until: Date;
  /** Members who were written after this moment are left alone. */
  readonly before: Date;
}

/** Writes that members are active and will count as active until a moment. */
export async function writeActive(db: Db, memberIds: readonly string[], { at, until, before }: Telling): Promise<void> {
  for (const ids of portions(memberIds)) {
    await db
      .updateTable('members')
      .set({ last_active_at: at, active_until: until })
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .where((member) => member.or([member('last_active_at', '<', before), member('active_until', 'is', null)]))
      .execute();
  }
}

export interface Gone {
  readonly id: string;
  readonly lastBeat: Date;
}

/**
 * Writes that members are no longer active, and when they last were. A member who was written later than `grace`
 * milliseconds after that moment is back, and left alone.
 */
export async function writeGone(db: Db, members: readonly Gone[], grace: number): Promise<void> {
  for (const gone of portions(members)) {
    const ids = gone.map(({ id }) => id);
    const beats = gone.map(({ lastBeat }) => lastBeat.toISOString());
    await sql`
      update members set last_active_at = greatest(members.last_active_at, gone.last_beat), active_until = null
      from unnest(${ids}::uuid[], ${beats}::timestamptz[]) as gone (id, last_beat)
      where members.id = gone.id and members.status <> 'deleted'
        and members.last_active_at <= gone.last_beat + ${grace} * interval '1 millisecond'`.execute(db);
  }
}
