import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postChat } from '@amarena/shared/contracts/chat/chats';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type App, buildApp } from '../../src/compose/app.ts';
import { readConfig } from '../../src/config.ts';
import { freePort } from '../../src/freePort.ts';
import { createClient } from '../support/client.ts';
import { openTestDatabase } from '../support/database.ts';
import { type LossyProxy, startLossyProxy } from './support/lossyProxy.ts';
import { answerIfAny, type MortalServer, startMortal } from './support/mortalServer.ts';
import { aPerson, type Person } from './support/people.ts';

const KILLS = 10;
const SENDERS = 6;
const MESSAGES_EACH = 22;
const CREDITS = 40;
/** How many messages one sender can pay for. */
const POOR = 10;
/** Acknowledged messages between two kills. */
const KILL_EVERY = 10;
const LOST = 0.3;

interface Acknowledged {
  readonly client_id: string;
  readonly id: string;
}
interface Talk {
  readonly sender: Person;
  readonly partner: Person;
  readonly address: string;
  readonly credits: number;
  readonly acknowledged: Acknowledged[];
}

let environment: Record<string, string>;
let dispose: () => Promise<void>;
let mortal: MortalServer;
let proxy: LossyProxy;
let talks: Talk[];

/** Opens the data in a process that is not killed. */
async function inPeace<Value>(work: (app: App) => Promise<Value>): Promise<Value> {
  const app = await buildApp(readConfig({ ...environment, PORT: '0' }));
  const value = await work(app);
  await app.close();
  return value;
}

async function seatSenders(app: App): Promise<Talk[]> {
  const at = { platform: app.platform, visitor: () => createClient(app.server, '198.18.0.1') };
  return Promise.all(
    Array.from({ length: SENDERS }, async (_, index) => {
      const credits = index === 0 ? POOR : CREDITS;
      const [sender, partner] = [await aPerson(at, { credits, paid_user: true }), await aPerson(at)];
      return { sender, partner, credits, address: `198.18.1.${index + 1}`, acknowledged: [] };
    }),
  );
}

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'amarena-fire-'));
  const postgres = process.env.TEST_DATABASE_URL ? await openTestDatabase() : null;
  dispose = async () => {
    await postgres?.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  const port = await freePort();
  environment = { DATA_DIR: dataDir, LOG_LEVEL: 'fatal', PORT: String(port), TRUST_PROXY: 'loopback', DATABASE_URL: postgres?.url ?? '' };
  talks = await inPeace(seatSenders);
  mortal = await startMortal({ ...environment, NODE_COMPILE_CACHE: join(dataDir, 'compiled') });
  proxy = await startLossyProxy(port, LOST);
}, 180_000);
afterAll(async () => {
  await proxy.close();
  await dispose();
});

/**
 * Sends one message as the site's client does: with the same ids until an answer comes. Null if the credits are used
 * up.
 */
async function deliver({ sender, partner, address }: Talk, text: string): Promise<Acknowledged | null> {
  const client_id = randomUUID();
  const cookie = [...sender.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (;;) {
    await mortal.up();
    const answer = await answerIfAny(proxy.address + postChat.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': client_id, cookie, 'x-forwarded-for': address },
      body: JSON.stringify({ client_id, profile: partner.id, text }),
    });
    if (answer?.status === 402) return null;
    if (answer?.ok) return { client_id, id: postChat.answer.parse(await answer.json()).message.id };
    if (answer !== null && answer.status !== 409 && answer.status < 500) throw new Error(`${answer.status}: ${await answer.text()}`);
  }
}

/** Everyone writes, and every few acknowledged messages the server is killed while others are being sent. */
async function talkUnderFire(): Promise<void> {
  let acknowledged = 0;
  let killed = 0;
  let restarting = Promise.resolve();
  const onAcknowledged = () => {
    acknowledged += 1;
    if (acknowledged % KILL_EVERY !== 0 || killed === KILLS) return;
    killed += 1;
    restarting = restarting.then(() => mortal.killAndRestart());
  };
  await Promise.all(
    talks.map(async (talk) => {
      for (let message = 0; message < MESSAGES_EACH; message++) {
        const sent = await deliver(talk, `Messaggio ${message}`);
        if (sent === null) return;
        talk.acknowledged.push(sent);
        onAcknowledged();
      }
    }),
  );
  await restarting;
  await mortal.end();
  expect(killed).toBe(KILLS);
}

/** Milliseconds. The server restarts again and again, which takes time on a busy machine. */
const WHOLE_FIRE = 240_000;

it(
  'keeps every acknowledged message once and charges each once while answers get lost and the server is killed ten times',
  async () => {
    await talkUnderFire();
    expect(proxy.dropped()).toBeGreaterThan(SENDERS * MESSAGES_EACH * LOST * 0.5);
    expect(talks).toHaveLength(SENDERS);
    await inPeace(async ({ platform: { db } }) => {
      for (const { sender, credits, acknowledged } of talks) {
        const stored = await db.selectFrom('messages').select(['id', 'client_id', 'cost']).where('sender_id', '=', sender.id).execute();
        const entries = await db
          .selectFrom('credit_entries')
          .select(['ref', 'amount'])
          .where('member_id', '=', sender.id)
          .where('account', '=', 'wallet')
          .execute();
        const wallet = await db.selectFrom('wallets').select('balance').where('member_id', '=', sender.id).executeTakeFirstOrThrow();
        const expected = Math.min(MESSAGES_EACH, credits);
        expect(acknowledged).toHaveLength(expected);
        expect(stored.map(({ id, client_id }) => ({ id, client_id })).toSorted(byId)).toEqual(acknowledged.toSorted(byId));
        expect(entries.map(({ ref }) => ref).toSorted()).toEqual(stored.map(({ id }) => id).toSorted());
        expect(entries.every(({ amount }) => amount === -1) && stored.every(({ cost }) => cost === 1)).toBe(true);
        expect(wallet.balance).toBe(credits - expected);
      }
    });
  },
  WHOLE_FIRE,
);
const byId = (one: Acknowledged, other: Acknowledged): number => (one.id < other.id ? -1 : 1);
