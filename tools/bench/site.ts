import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../../server/src/db/seed/seedDemo.ts';
import { freePort } from '../../server/src/freePort.ts';
import { findPostgres, ownDatabase } from '../check/services.ts';
import type { Figure } from './figures.ts';
import { NotMeasurable } from './programs.ts';

const ROOT = join(import.meta.dirname, '../..');
const READY_WITHIN = 240_000;
const PAUSE = 250;

/** The whole site, built, seeded and served like `npm start` does, with its own data. */
export interface Site {
  readonly address: string;
  stop(): Promise<void>;
}

export interface StartedSite extends Site {
  /** Its server's process. */
  readonly pid: number;
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

async function whenReady(address: string, server: ChildProcess): Promise<void> {
  for (const start = Date.now(); Date.now() - start < READY_WITHIN; ) {
    if (server.exitCode !== null) throw new Error(`The site ended with code ${server.exitCode} before it was ready.`);
    if (await isReady(address)) return;
    await new Promise((done) => setTimeout(done, PAUSE));
  }
  throw new Error(`The site was not ready after ${READY_WITHIN / 1_000} s.`);
}

/** `settings`: environment of the site, beyond what every bench needs. `demo`: fill a database of its own, too. */
export async function startSite(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
  { demo = false }: { demo?: boolean } = {},
): Promise<StartedSite> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'error',
    FICTIONAL_REPLY_SECONDS: '3600',
    ...settings,
  };
  const server = spawn(process.execPath, ['tools/serve.ts', '--fresh', ...(demo ? ['--demo'] : [])], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (server.exitCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  try {
    await whenReady(address, server);
  } catch (cause) {
    await stop();
    throw cause;
  }
  return { address, pid: server.pid ?? 0, stop };
}

/** Measures a site with the demonstration, on a database of its own in a PostgreSQL of this machine. Throws `NotMeasurable`. */
export async function onPostgres(dataDir: string, measure: (site: StartedSite) => Promise<Figure[]>): Promise<Figure[]> {
  const found = await findPostgres();
  if ('why' in found) throw new NotMeasurable(`It needs a PostgreSQL: ${found.why}.`);
  const database = await ownDatabase(found.url, `amarena_bench_${process.pid}`);
  try {
    const site = await startSite(dataDir, { DATABASE_URL: database.url }, { demo: true });
    try {
      return await measure(site);
    } finally {
      await site.stop();
    }
  } finally {
    await database.drop();
  }
}

/** Session cookie of a demonstration member. Each has an address of their own, so that limits never overlap. */
export async function logIn({ address }: Site, who: 0 | 1 | 2): Promise<string> {
  const answer = await fetch(`${address}/api/user.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), 'x-forwarded-for': `198.18.9.${who + 1}` },
    body: JSON.stringify({ email: DEMO_LOGINS[who].email, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Log-in was refused with ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Ids of the first members in the search. */
export async function firstFound({ address }: Site, cookie: string): Promise<string[]> {
  const answer = await fetch(`${address}/api/search.php`, { headers: { cookie, 'x-forwarded-for': '198.18.9.1' } });
  const { results } = (await answer.json()) as { results: { id: string }[] };
  return results.map(({ id }) => id);
}
