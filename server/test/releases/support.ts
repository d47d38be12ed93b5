import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DELIVERY_RIGHTS } from '@amarena/shared/contracts/platform/releases';
import { type Result, success } from '@amarena/shared/errors/apiErrors';
import { newToken } from '../../src/cli/tokens/verbs.ts';
import { type DeliveryStores, deliveryFolders } from '../../src/delivery/folders.ts';
import { createDeliveryClient, type DeliveryClient } from '../../src/delivery/remote/client.ts';
import { type TestDelivery, withLiveShell } from '../delivery/support/delivery.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const ALL_STEPS = DELIVERY_RIGHTS.join(',');

interface TokenWish {
  readonly name?: string;
  readonly parts?: string;
  readonly steps?: string;
  readonly days?: number;
}

export interface Asked {
  readonly token?: string;
  readonly json?: unknown;
  readonly bytes?: Buffer;
  readonly key?: string;
  readonly headers?: Record<string, string>;
}

export interface Answer {
  readonly status: number;
  readonly body: { readonly code?: string; readonly [field: string]: unknown };
  readonly headers: Headers;
}

export interface TokenSite {
  readonly server: TestServer;
  readonly url: string;
  readonly stores: DeliveryStores;
  /** The store as Anna has it, who has its keys. */
  readonly delivery: TestDelivery;
  /** A token; default: for everything. */
  token(wish?: TokenWish): Promise<string>;
  /** A client of the site, and the lines that it printed. */
  client(token: string): DeliveryClient & { readonly lines: string[] };
  ask(method: string, address: string, asked?: Asked): Promise<Answer>;
  /** The real command line, without a store. */
  deliver(token: string, ...words: string[]): Promise<{ code: number; out: string; err: string }>;
  history(): Promise<{ by: string; what: string }[]>;
  close(): Promise<void>;
}

export function run(file: string, words: readonly string[], env: Record<string, string | undefined>, cwd = ROOT) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [path.join(ROOT, file), ...words], { cwd, env: { PATH: process.env.PATH, ...env } }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}

/** Settings of a site that works on jobs only when a test calls `runDue`, so that a step waits for as long as the test wants. */
export const JOBS_WAIT = { DATABASE_URL: 'postgres://the.same/database', ROLES: 'web,live' };

/** A site that listens, with only a shell live, and a store of its own. */
export async function openTokenSite(environment: Record<string, string> = {}): Promise<TokenSite> {
  const server = await startServer({ environment });
  const stores = deliveryFolders(server.config.dataDir);
  const delivery = { ...(await withLiveShell(stores)), root: server.config.dataDir };
  const url = await server.start();
  return {
    server,
    url,
    stores,
    delivery,
    async token({ name = `pipeline ${randomUUID().slice(0, 8)}`, parts = 'all', steps = ALL_STEPS, days = 1 } = {}) {
      const token = await newToken(
        server.database.db,
        { name, parts, steps, days },
        { by: 'anna', now: server.platform.now(), json: false },
      );
      return made(token).at(-1) ?? '';
    },
    client(token) {
      const lines: string[] = [];
      return { ...createDeliveryClient({ url, token: async () => success(token) }, (line) => lines.push(line)), lines };
    },
    async ask(method, address, { token, json, bytes, key = randomUUID(), headers = {} } = {}) {
      const body = json === undefined ? bytes : JSON.stringify(json);
      const response = await fetch(url + address, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': json === undefined ? 'application/octet-stream' : 'application/json' }),
          'idempotency-key': key,
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? {} : JSON.parse(text), headers: response.headers };
    },
    deliver: (token, ...words) =>
      run('server/src/cli/deliver.ts', words, { DELIVERY_URL: url, DELIVERY_TOKEN: token, DATA_DIR: '/nowhere' }),
    history: async () => (await stores.registry.history()).map(({ by, what }) => ({ by, what })),
    close: () => server.close(),
  };
}

/** The value of something that must succeed. */
export function made<Value>(outcome: Result<Value, unknown>): Value {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

/** The rule by which something was refused. */
export const ruleOf = (outcome: Result<unknown, { rule: string }>): string => (outcome.ok ? 'accepted' : outcome.error.rule);

/** The files of a build. */
export async function filesIn(directory: string): Promise<Map<string, Buffer>> {
  const names = await readdir(directory);
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(path.join(directory, name))] as const)));
}
