import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { App } from '../../server/src/compose/app.ts';
import { NotMeasurable } from './programs.ts';

const SECONDS_BETWEEN_BEATS = 60;
/** Seconds that a member stays. */
const STAY = 720;

const LOOK_EVERY = 1_000;
/** Autovacuum looks once a minute, and after a look at many tables later. */
const VACUUMED_WITHIN = 240_000;

/** Waits until the server has vacuumed the search by itself, as it does all the time while members come and go. */
async function vacuumed({ db }: App['database']): Promise<void> {
  const count = async () => {
    const { rows } = await sql<{ count: string }>`
      select autovacuum_count as count from pg_stat_user_tables where relid = 'search_entries'::regclass`.execute(db);
    return Number(rows[0]?.count);
  };
  const [before, began] = [await count(), Date.now()];
  while ((await count()) === before) {
    if (Date.now() - began > VACUUMED_WITHIN) throw new NotMeasurable('The PostgreSQL does not vacuum by itself.');
    await setTimeout(LOOK_EVERY);
  }
}

/**
 * Runs `work` while so many members are online, as their tabs report it: each once a minute, evenly spread. All the time
 * some leave and as many others come, which the database is told. Begins when the first ones have been for a while. Throws
 * `NotMeasurable`.
 */
export async function whileOnline<Value>({ database, heartbeats }: App, online: number, work: () => Promise<Value>): Promise<Value> {
  const { rows } = await sql<{ id: string }>`select id from members order by id limit ${2 * online}`.execute(database.db);
  const members = rows.map(({ id }) => id);
  heartbeats.start();
  await heartbeats.tabs(members.slice(0, online));
  const end = new AbortController();
  const beating = (async () => {
    for (let second = 0; !end.signal.aborted; second += 1) {
      const first = Math.floor((second * online) / STAY);
      const here = members.slice(first, first + online);
      const turn = second % SECONDS_BETWEEN_BEATS;
      const newest = Math.ceil(online / STAY);
      await heartbeats.tabs([...here.filter((_id, index) => index % SECONDS_BETWEEN_BEATS === turn), ...here.slice(-newest)]);
      await setTimeout(1_000, undefined, { signal: end.signal }).catch(() => undefined);
    }
  })();
  try {
    await vacuumed(database);
    return await work();
  } finally {
    end.abort();
    await beating;
  }
}
