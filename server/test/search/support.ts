import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open.ts';
import type { Db } from '../../src/db/schema.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { whenFound } from '../support/whenFound.ts';

const COMMAND = join(import.meta.dirname, '../../src/cli/searchReplica.ts');

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command for search replicas as an operator does. */
export const runCommand = (words: readonly string[], environment: Record<string, string>): Promise<Ran> =>
  new Promise((resolve) => {
    const { DATABASE_URL: _none, DATABASE_DIRECT_URL: _neither, ...own } = process.env;
    execFile(process.execPath, [COMMAND, ...words], { env: { ...own, ...environment } }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });

type Replica = 'italy' | 'germany';

/** Values of `search_answers_total`. */
export interface Answers {
  readonly replica: number;
  readonly primary: number;
  readonly primary_instead: number;
}

/** The value of a metric with its labels; null: it has none. */
async function figure(site: TestServer, metric: string): Promise<number | null> {
  const { payload } = await site.server.inject({ url: '/metrics' });
  const line = payload.split('\n').find((one) => one.startsWith(`${metric} `));
  return line === undefined ? null : Number(line.slice(metric.length + 1));
}

const whenState = (site: TestServer, replica: string, state: string): Promise<true> =>
  whenFound(async () => ((await figure(site, `search_replica_state{replica="${replica}",state="${state}"}`)) === 1 ? true : null));

async function answersBy(site: TestServer): Promise<Answers> {
  const by = async (who: string) => (await figure(site, `search_answers_total{by="${who}"}`)) ?? Number.NaN;
  return { replica: await by('replica'), primary: await by('primary'), primary_instead: await by('primary_instead') };
}

/** Adds members of Italy, Germany and the Netherlands, with everything that a search asks for. */
async function fill(db: Db, members: number): Promise<void> {
  await sql`
    with crowd as (
      insert into members (id, email, name, status, language, country, time_zone, gender, date_of_birth, signup_date, last_active_at, verified_at)
      select gen_random_uuid(), 'crowd' || n || '@example.test', 'Crowd' || n, 'active', 'it', (array['IT', 'IT', 'DE', 'NL'])[1 + n % 4],
        'Europe/Rome', case n / 4 % 2 when 0 then 'male' else 'female' end, current_date - (19 + n % 60) * 366, now(),
        now() - n * interval '1 minute', case n % 9 when 0 then now() end
      from generate_series(1, ${members}::int) n returning id, email
    )
    insert into profiles (member_id, region, interests, latitude, longitude)
    select id, case when n % 3 = 0 then 'lazio' end, array[(array['hiking', 'yoga', 'wine'])[1 + n % 3]], 42 + n % 10 / 10.0, 13 + n % 7 / 10.0
    from (select id, substring(email from '[0-9]+')::int as n from crowd) as numbered`.execute(db);
}

/** Three PostgreSQL servers: a primary, and a replica for Italy and one for Austria and Germany, not created yet. */
export async function startReplicated() {
  const [primary, italy, germany] = await Promise.all([startPostgres(['wal_level = logical']), startPostgres(), startPostgres()]);
  const places: Record<Replica, TestPostgres> = { italy, germany };
  const replicas = `IT=${italy.url} AT,DE=${germany.url}`;
  const database = await openDatabase({ databaseUrl: primary.url, dataDir: '' });
  await migrate(database.db);

  const idsOn = async (place: Replica): Promise<string[]> =>
    (await places[place].rows<{ id: string }>('select id from search_entries')).map(({ id }) => id);
  const has = (place: Replica, id: string, there: boolean): Promise<true> =>
    whenFound(async () => ((await idsOn(place)).includes(id) === there ? true : null));

  async function changeSubscription(place: Replica, change: 'enable' | 'disable'): Promise<void> {
    const [subscription] = await places[place].rows<{ name: string }>('select subname as name from pg_subscription');
    await places[place].rows(`alter subscription ${subscription?.name} ${change}`);
    if (change === 'disable') await whenFound(async () => ((await isApplying(place)) ? null : true));
  }
  const isApplying = async (place: Replica): Promise<boolean> =>
    (await places[place].rows('select from pg_stat_subscription where pid is not null')).length > 0;

  return {
    primary,
    italy,
    germany,
    figure,
    answersBy,
    idsOn,
    whenState,
    whenReady: (site: TestServer, replica: string) => whenState(site, replica, 'ready'),
    /** Resolves once a member is on a replica. */
    whenOn: (place: Replica, id: string) => has(place, id, true),
    whenGone: (place: Replica, id: string) => has(place, id, false),
    /** Keeps a replica from receiving changes. */
    pause: (place: Replica) => changeSubscription(place, 'disable'),
    resume: (place: Replica) => changeSubscription(place, 'enable'),
    crowd: (members: number) => fill(database.db, members),
    command: (...words: string[]) => runCommand(words, { DATABASE_URL: primary.url, SEARCH_REPLICAS: replicas }),
    async openSite(environment: Record<string, string> = {}): Promise<TestServer> {
      const own = await openDatabase({ databaseUrl: primary.url, dataDir: '' });
      return startServer({
        database: { ...own, url: primary.url },
        environment: { DATABASE_URL: primary.url, SEARCH_REPLICAS: replicas, ...environment },
      });
    },
    async close() {
      await database.close();
      await Promise.all([primary.close(), italy.close(), germany.close()]);
    },
  };
}
export type Replicated = Awaited<ReturnType<typeof startReplicated>>;
