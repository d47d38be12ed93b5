import { createConnection } from 'node:net';
import pg from 'pg';

const CANDIDATES = ['postgres://postgres@127.0.0.1:5432/postgres', 'postgres://root@127.0.0.1:5432/postgres'];

const MAY_CREATE = 'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user';

/** Address of a PostgreSQL in which we can create databases, or a sentence that says why there is none. */
export async function findPostgres(): Promise<{ url: string } | { why: string }> {
  const given = process.env.TEST_DATABASE_URL;
  let why = 'nothing answers on 127.0.0.1:5432';
  for (const url of given === undefined ? CANDIDATES : [given]) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    try {
      await client.connect();
      const { rows } = await client.query(MAY_CREATE);
      if (rows[0]?.may === true) return { url };
      why = 'the PostgreSQL that answers does not permit us to create a database';
    } catch (error) {
      if (error instanceof Error && !error.message.includes('ECONNREFUSED')) why = error.message;
    } finally {
      await client.end();
    }
  }
  return { why };
}

/** As many as the tests of Citus need. */
const WORKERS = 2;

/** The first row of an answer; null if nothing answers, or there is no Citus. */
async function firstRow<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    return (await client.query<Row>(text)).rows[0] ?? null;
  } catch {
    return null;
  } finally {
    await client.end();
  }
}

/**
 * Addresses of a coordinator of Citus and of its workers, with spaces between them, in which we can create databases; null if
 * none answers on the loopback address, or at `TEST_CITUS_URL`. The workers have to answer at the addresses that the
 * coordinator knows.
 */
export async function findCitus(): Promise<string | null> {
  const given = process.env.TEST_CITUS_URL;
  for (const url of given === undefined ? CANDIDATES : [given]) {
    const known = await firstRow<{ workers: string[] }>(
      url,
      `select array_agg(nodename || ':' || nodeport) as workers from pg_dist_node
        where isactive and shouldhaveshards and noderole = 'primary'`,
    );
    const workers = (known?.workers ?? []).map((host) => Object.assign(new URL(url), { host }).href);
    if (workers.length < WORKERS) continue;
    const answers = await Promise.all([url, ...workers].map((server) => firstRow<{ may: boolean }>(server, MAY_CREATE)));
    if (answers.every((answer) => answer?.may === true)) return [url, ...workers].join(' ');
  }
  return null;
}

/** Address of a Redis or Valkey on the loopback, or null. */
export function findValkey(): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port: 6379, timeout: 2_000 });
    const answer = (url: string | null) => {
      socket.destroy();
      resolve(url);
    };
    socket.on('connect', () => socket.write('PING\r\n'));
    socket.on('data', (text) => answer(text.toString().startsWith('+PONG') ? 'redis://127.0.0.1:6379' : null));
    socket.on('error', () => answer(null));
    socket.on('timeout', () => answer(null));
  });
}

/** Creates an empty database next to `url`; `drop` removes it again, closing any connections. */
export async function ownDatabase(url: string, name: string): Promise<{ url: string; drop(): Promise<void> }> {
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await administer(`drop database if exists ${name} with (force)`);
  await administer(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => administer(`drop database if exists ${name} with (force)`) };
}
