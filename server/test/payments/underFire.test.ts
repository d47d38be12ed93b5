import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postPayment } from '@amarena/shared/contracts/money/payments';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type App, buildApp } from '../../src/compose/app.ts';
import { readConfig } from '../../src/config.ts';
import { freePort } from '../../src/freePort.ts';
import { answerIfAny, type MortalServer, startMortal } from '../chats/support/mortalServer.ts';
import { aPerson, type Person } from '../chats/support/people.ts';
import { createClient } from '../support/client.ts';
import { openTestDatabase } from '../support/database.ts';
import { euro } from './support.ts';

const KILLS = 3;
const BUYERS = 5;
const ORDERS_EACH = 3;
/** Purchases between two kills. */
const KILL_EVERY = 4;
const DAY = 86_400_000;

let environment: Record<string, string>;
let dispose: () => Promise<void>;
let mortal: MortalServer;
let buyers: Person[];
let site: string;

/** Opens the data in a process that is not killed; `ahead` milliseconds later. */
async function inPeace<Value>(work: (app: App) => Promise<Value>, ahead = 0): Promise<Value> {
  const app = await buildApp(readConfig({ ...environment, PORT: '0' }), { now: () => new Date(Date.now() + ahead) });
  const value = await work(app);
  await app.close();
  return value;
}

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'amarena-money-fire-'));
  const postgres = process.env.TEST_DATABASE_URL ? await openTestDatabase() : null;
  dispose = async () => {
    await postgres?.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  environment = { DATA_DIR: dataDir, LOG_LEVEL: 'fatal', PORT: String(port), TRUST_PROXY: 'loopback', DATABASE_URL: postgres?.url ?? '' };
  buyers = await inPeace(({ server, platform }) =>
    Promise.all(
      Array.from({ length: BUYERS }, (_, index) =>
        aPerson({ platform, visitor: () => createClient(server, `198.18.2.${index + 1}`) }, { credits: 0, paid_user: true }),
      ),
    ),
  );
  mortal = await startMortal(environment);
});
afterAll(() => dispose());

/** Repeats a call until the server stays up long enough to answer it. */
async function persist({ client }: Person, path: string, type: string, body: string): Promise<Response> {
  const key = randomUUID();
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (;;) {
    await mortal.up();
    const headers = { 'content-type': type, 'idempotency-key': key, cookie, 'x-forwarded-for': client.address };
    const answer = await answerIfAny(site + path, { method: 'POST', headers, body, redirect: 'manual' });
    if (answer !== null && answer.status < 400) return answer;
    if (answer !== null && answer.status !== 409 && answer.status < 500) throw new Error(`${answer.status}: ${await answer.text()}`);
  }
}

/** Orders, and presses the bank's button three times at once. */
async function buy(person: Person): Promise<void> {
  const order = { package: 'p0', method: 'card', country: 'IT', expected_total: euro(990) };
  const opened = await persist(person, postPayment.path, 'application/json', JSON.stringify(order));
  const { redirect } = postPayment.answer.parse(await opened.json());
  const press = () => persist(person, redirect, 'application/x-www-form-urlencoded', 'outcome=approve');
  await Promise.all([press(), press(), press()]);
}

/** Milliseconds. The server restarts again and again, which takes time on a busy machine. */
const WHOLE_FIRE = 240_000;

it(
  'credits every payment exactly once while buttons are pressed again and the server is killed three times',
  async () => {
    let bought = 0;
    let killed = 0;
    let restarting = Promise.resolve();
    await Promise.all(
      buyers.map(async (person) => {
        for (let count = 0; count < ORDERS_EACH; count++) {
          await buy(person);
          bought += 1;
          if (bought % KILL_EVERY !== 0 || killed === KILLS) continue;
          killed += 1;
          restarting = restarting.then(() => mortal.killAndRestart());
        }
      }),
    );
    await restarting;
    await mortal.end();
    expect(killed).toBe(KILLS);
    await inPeace(async ({ platform, services }) => {
      await services.money.checkProvider(platform.now());
      const payments = await platform.db.selectFrom('payments').select(['member_id', 'state']).execute();
      const approved = await platform.db.selectFrom('sandbox_payments').select('id').where('outcome', '=', 'completed').execute();
      expect(payments.filter(({ state }) => state === 'completed')).toHaveLength(approved.length);
      expect(approved).toHaveLength(BUYERS * ORDERS_EACH);
      expect(buyers).toHaveLength(BUYERS);
      for (const { id } of buyers) expect(await services.credits.balance(platform.db, id)).toBe(ORDERS_EACH * 10);
      expect(new Set(Object.values(await services.money.ledger.check(platform.now())))).toEqual(new Set([0]));
    }, DAY);
  },
  WHOLE_FIRE,
);
