import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../server/src/db/open.ts';
import type { Db } from '../../server/src/db/schema.ts';
import { countDifferences } from '../../server/src/domains/credits/repository.ts';
import { countMoneyDifferences } from '../../server/src/domains/payments/ledger/ledger.repository.ts';
import type { Load, Sent } from './load.ts';

export interface Pause {
  /** Milliseconds since the epoch. */
  readonly began: number;
  /** Milliseconds. */
  readonly length: number;
}

/** What the database and the tabs say about what was sent. */
export interface Books {
  readonly sent: number;
  readonly stored: number;
  readonly doubled: number;
  /** Messages of which the partner's open page never heard. */
  readonly untold: number;
  readonly toldTwice: number;
  /** Credits that messages cost, against what the wallets say. */
  readonly differences: Readonly<Record<string, number>>;
  readonly paid: number;
  readonly longestPause: Pause;
  /** Milliseconds of the slowest message, retries included. */
  readonly slowest: number;
}

/** Milliseconds in which every page hears of the last message: more than a sweep of lost events takes. */
const HEARD_WITHIN = 90_000;
const LOOK_EVERY = 500;

const timesHeard = ({ to, client_id }: Sent): number => to.tab.heard.get(client_id) ?? 0;
/** A page that was told to read everything again shows the message, too. */
const knows = (one: Sent): boolean => timesHeard(one) > 0 || one.to.tab.resyncs() > 0;

/** Waits until every page knows every message, or long enough. */
async function settled({ sent }: Load): Promise<void> {
  for (const began = Date.now(); Date.now() - began < HEARD_WITHIN && !sent.every(knows); ) await setTimeout(LOOK_EVERY);
}

/** The longest time in which no message of anyone was answered, and when it began. */
function longestPause({ sent }: Load): Pause {
  const times = sent.map(({ answered }) => answered).sort((one, other) => one - other);
  const pauses = times.map((time, index) => ({ began: times[index - 1] ?? time, length: time - (times[index - 1] ?? time) }));
  return pauses.reduce((longest, one) => (one.length > longest.length ? one : longest), { began: 0, length: 0 });
}

async function storedTimes(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ client_id: string; times: number }>`
    select client_id, count(*)::int as times from messages where client_id = any(${ids}::uuid[]) group by client_id`.execute(db);
  return new Map(rows.map(({ client_id, times }) => [client_id, times]));
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

/** Compares what members sent and paid with the database at `databaseUrl` and with what their pages heard. */
export async function balance(load: Load, databaseUrl: string): Promise<Books> {
  await settled(load);
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    const { db } = database;
    const { sent, payments } = load;
    const times = await storedTimes(
      db,
      sent.map(({ client_id }) => client_id),
    );
    const completed = await db.selectFrom('payments').select('id').where('state', '=', 'completed').execute();
    return {
      sent: sent.length,
      stored: times.size,
      doubled: [...times.values()].filter((count) => count > 1).length,
      untold: sent.filter((one) => !knows(one)).length,
      toldTwice: sent.filter((one) => timesHeard(one) > 1).length,
      differences: { ...(await countDifferences(db)), ...(await countMoneyDifferences(db)) },
      paid: payments.filter((id) => completed.some((one) => one.id === id)).length,
      longestPause: longestPause(load),
      slowest: sent.reduce((slowest, { began, answered }) => Math.max(slowest, answered - began), 0),
    };
  } finally {
    await database.close();
  }
}
