import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../server/src/db/open.ts';
import type { Db } from '../../server/src/db/schema.ts';
import { countDifferences } from '../../server/src/domains/credits/repository.ts';
import { countMoneyDifferences } from '../../server/src/domains/payments/ledger/ledger.repository.ts';
import type { Load, Sent } from './load.ts';
import { longestPause, type Pause } from './pause.ts';
import { shownAgain, timesHeard, toldCompleted, whenHeard } from './told.ts';

/** Milliseconds in which every message that a page has is marked: more than it takes until an arrival is noted again. */
const MARKED_WITHIN = 90_000;
const LOOK_EVERY = 500;

/** What the database and the tabs say about what was sent. */
export interface Books {
  readonly sent: number;
  readonly stored: number;
  readonly doubled: number;
  /** Messages of which an event told the partner's open page. */
  readonly heard: number;
  readonly heardTwice: number;
  /** Messages that no event told of, on a page that read everything again and has them exactly once. */
  readonly readAgain: number;
  /** Of each message that was never shown, when it was sent and when its page last read everything again. */
  readonly unshown: readonly string[];
  /** Messages that their pages have, and that their senders are not told to be delivered. */
  readonly unmarked: number;
  /** Payments that members approved at the provider. */
  readonly approved: number;
  /** Of these, the ones that their members are told are completed. */
  readonly toldCompleted: number;
  /** All payments that the database has as completed. */
  readonly completed: number;
  /** Credits that messages cost, against what the wallets say. */
  readonly differences: Readonly<Record<string, number>>;
  /** In which no message of anyone was answered. */
  readonly longestPause: Pause;
  /** Milliseconds of the slowest message, retries included. */
  readonly slowest: number;
}

async function storedTimes(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ client_id: string; times: number }>`
    select client_id, count(*)::int as times from messages where client_id = any(${ids}::uuid[]) group by client_id`.execute(db);
  return new Map(rows.map(({ client_id, times }) => [client_id, times]));
}

/** Waits until every message is marked as delivered, or long enough; returns how many are not. */
async function whenMarked(db: Db, ids: readonly string[]): Promise<number> {
  for (const began = Date.now(); ; await setTimeout(LOOK_EVERY)) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from messages where client_id = any(${ids}::uuid[]) and delivered_at is null`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count === 0 || Date.now() - began >= MARKED_WITHIN) return count;
  }
}

/** What a restored database says about what was answered before and after the moment it was restored to. */
export interface Restored {
  readonly before: number;
  /** Messages answered before the moment that are missing. */
  readonly lost: number;
  readonly doubled: number;
  /** Messages begun after the moment that are there all the same. */
  readonly tooNew: number;
  readonly differences: Readonly<Record<string, number>>;
}

/** Compares what was answered with a database that was restored to a moment. */
export async function accounts({ sent }: Load, databaseUrl: string, moment: Date): Promise<Restored> {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    const at = moment.getTime();
    const ids = sent.map(({ client_id }) => client_id);
    const times = await storedTimes(database.db, ids);
    const before = sent.filter(({ answered }) => answered < at);
    return {
      before: before.length,
      lost: before.filter(({ client_id }) => !times.has(client_id)).length,
      doubled: [...times.values()].filter((count) => count > 1).length,
      tooNew: sent.filter(({ began, client_id }) => began > at && times.has(client_id)).length,
      differences: { ...(await countDifferences(database.db)), ...(await countMoneyDifferences(database.db)) },
    };
  } finally {
    await database.close();
  }
}

/** What a message that was never shown tells about itself. */
function fateOf({ client_id, began, answered, to }: Sent): string {
  const readAt = to.tab.readAgainAt();
  const again = readAt === 0 ? 'its page was never told to read again' : `its page read again at ${new Date(readAt).toISOString()}`;
  return `${client_id}, sent at ${new Date(began).toISOString()}, answered at ${new Date(answered).toISOString()}: ${again}`;
}

/** Compares what members sent and paid with the database at `databaseUrl` and with what their pages show. */
export async function balance({ sent, payments }: Load, databaseUrl: string): Promise<Books> {
  await whenHeard(sent);
  const told = await toldCompleted(payments);
  const readAgain = await shownAgain(sent);
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    const { db } = database;
    const ids = sent.map(({ client_id }) => client_id);
    const times = await storedTimes(db, ids);
    const completed = await db.selectFrom('payments').select('id').where('state', '=', 'completed').execute();
    return {
      sent: sent.length,
      stored: times.size,
      doubled: [...times.values()].filter((count) => count > 1).length,
      heard: sent.filter((one) => timesHeard(one) > 0).length,
      heardTwice: sent.filter((one) => timesHeard(one) > 1).length,
      readAgain: readAgain.length,
      unmarked: await whenMarked(db, ids),
      unshown: sent.filter((one) => timesHeard(one) === 0 && !readAgain.includes(one)).map(fateOf),
      approved: payments.length,
      toldCompleted: told,
      completed: completed.length,
      differences: { ...(await countDifferences(db)), ...(await countMoneyDifferences(db)) },
      longestPause: longestPause(sent.map(({ answered }) => answered)),
      slowest: sent.reduce((slowest, { began, answered }) => Math.max(slowest, answered - began), 0),
    };
  } finally {
    await database.close();
  }
}
