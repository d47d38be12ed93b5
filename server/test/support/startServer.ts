import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, buildApp, type Overrides } from '../../src/compose/app.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { createClient, type TestClient } from './client.ts';
import { openTestDatabase, sameDatabase, type TestDatabase } from './database.ts';

export interface TestServer extends App {
  readonly config: Config;
  readonly database: TestDatabase;
  /** A person with their own cookies. Each has another address, so that limits never overlap. */
  visitor(options?: { address?: string }): TestClient;
  /** Moves the server's clock forward. */
  pass(milliseconds: number): void;
  /**
   * Another server on the same database, like a second process, with the same settings but for `change`. Close it before
   * this one.
   */
  secondProcess(change?: Partial<Config>): Promise<App>;
}

interface Options {
  /** Default: a new database. It is closed with the server. */
  readonly database?: TestDatabase;
  readonly environment?: Record<string, string>;
  readonly overrides?: Omit<Overrides, 'database' | 'now'>;
}

const valkey = process.env.TEST_VALKEY_URL;
const nats = process.env.TEST_NATS_URL;
const common = { LOG_LEVEL: 'fatal', PORT: '0', TRUST_PROXY: 'loopback' };

/** Test files run in parallel on one Valkey: no server may see another's counts or channels. */
const valkeySettings = (): Record<string, string> =>
  valkey === undefined ? {} : { VALKEY_URL: valkey, VALKEY_PREFIX: `test-${randomUUID()}:` };

/** Likewise for one NATS. */
const natsSettings = (): Record<string, string> => (nats === undefined ? {} : { NATS_URL: nats, NATS_PREFIX: `test-${randomUUID()}` });

/** A whole server on a new database. Close it in `afterAll`. */
export async function startServer({ database: given, environment = {}, overrides = {} }: Options = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'amarena-test-'));
  const database = given ?? (await openTestDatabase());
  const config = readConfig({ ...common, ...valkeySettings(), ...natsSettings(), DATA_DIR: dataDir, ...environment });
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const app = await buildApp(config, { ...overrides, database, now });
  let visitors = 0;
  return {
    ...app,
    config,
    database,
    // 198.18.0.0/15 is reserved for tests; the country table does not contain it.
    visitor: ({ address = `198.18.${Math.floor(visitors / 250)}.${(visitors++ % 250) + 1}` } = {}) => createClient(app.server, address),
    pass: (milliseconds) => {
      ahead += milliseconds;
    },
    secondProcess: async (change = {}) => buildApp({ ...config, ...change }, { ...overrides, database: await sameDatabase(database), now }),
    close: async () => {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
