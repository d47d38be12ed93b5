import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createRounds } from '../../src/domains/payments/ledger/rounds.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { queriesDuring } from '../support/statements.ts';
import { contradict, forget, KINDS, type Kind, pastTransfers } from './contradictions.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const ago = (milliseconds: number): Date => new Date(Date.now() - milliseconds);
const hourly = async () => onlyFound(await server.services.money.ledger.check(server.platform.now()));
const nightly = async () => onlyFound(await server.services.money.ledger.checkAll());
const onlyFound = (differences: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(differences).filter(([, count]) => count > 0));

/** What the metrics say of a kind. */
async function shown(kind: Kind): Promise<number> {
  const { payload } = await server.server.inject({ url: '/metrics' });
  return Number(new RegExp(`^ledger_differences\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(payload)?.[1]);
}

describe('a contradiction', () => {
  let member: string | null = null;
  // Both have looked, and found nothing.
  beforeEach(async () => expect([await nightly(), await hourly()]).toEqual([{}, {}]));
  afterEach(async () => {
    if (member !== null) await forget(server, member);
  });

  it.each(KINDS)('in new %s is found by the hourly check, again until it is gone, and by the nightly one', async (kind) => {
    member = await contradict(server, kind, new Date());
    expect(await hourly()).toEqual({ [kind]: 1 });
    expect(await hourly()).toEqual({ [kind]: 1 });
    expect(await shown(kind)).toBe(1);
    expect(await nightly()).toEqual({ [kind]: 1 });
    await forget(server, member);
    expect([await nightly(), await hourly(), await shown(kind)]).toEqual([{}, {}, 0]);
  });

  it.each(KINDS)('in old %s is found by the nightly check, and shown whatever the hourly one finds after it', async (kind) => {
    member = await contradict(server, kind, ago(40 * DAY));
    expect([await hourly(), await shown(kind)]).toEqual([{}, 0]);
    expect([await nightly(), await shown(kind)]).toEqual([{ [kind]: 1 }, 1]);
    expect([await hourly(), await shown(kind)]).toEqual([{}, 1]);
    await forget(server, member);
    expect([await nightly(), await shown(kind)]).toEqual([{}, 0]);
  });

  it('is found by the hourly check if its transaction was under way when the last one looked', async () => {
    member = await contradict(server, 'credit_transfers', ago(10 * MINUTE));
    expect(await hourly()).toEqual({ credit_transfers: 1 });
  });
});

describe('the nightly check', () => {
  it('goes on after a failure where it was, and counts each range once', async () => {
    const { db } = server.database;
    const members = [await contradict(server, 'wallets', ago(50 * DAY)), await contradict(server, 'wallets', ago(49 * DAY))];
    const now = server.platform.now;
    const ranges: (string | null)[] = [];
    let fails = true;
    const rounds = createRounds({
      db,
      wallets: 1,
      onDifference: () => undefined,
      count: async (_trx, { upTo }) => {
        if (upTo === members[1] && fails) {
          fails = false;
          throw new Error('away');
        }
        ranges.push(upTo);
        return { wallets: upTo !== null && members.includes(upTo) ? 1 : 0 };
      },
    });
    await expect(rounds.complete(now)).rejects.toThrow('away');
    expect(await shown('wallets')).toBe(1);
    expect(await rounds.complete(now)).toEqual({ wallets: 2 });
    expect(ranges.filter((upTo) => upTo !== null && members.includes(upTo))).toEqual(members);
    expect(new Set(ranges).size).toBe(ranges.length);
    for (const member of members) await forget(server, member);
    expect(await nightly()).toEqual({});
  });

  it('runs once a night, however often the job looks', async () => {
    const rounds = async () => (await server.database.db.selectFrom('ledger_rounds').select('began_at').execute()).length;
    const { proceed } = server.services.money.ledger;
    server.pass(DAY);
    const before = await rounds();
    await proceed();
    await proceed();
    expect(await rounds()).toBe(before + 1);
    server.pass(DAY);
    await proceed();
    expect(await rounds()).toBe(before + 2);
  });
});

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

/** How many rows of the ledgers a plan has read. */
function rowsRead(plan: Plan): number {
  const { 'Relation Name': table = '', 'Actual Rows': kept = 0, 'Actual Loops': loops = 0, Plans = [] } = plan;
  const dropped = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const own = /^(credit|money)_entries/.test(table) ? (kept + dropped) * loops : 0;
  return Plans.map(rowsRead).reduce((sum, rows) => sum + rows, own);
}

describe('the hourly check', () => {
  it('reads of the ledgers what has changed and the entries of its members, however much there is', async () => {
    const { pool, db } = server.database;
    await pastTransfers(server, { members: 100, each: 50, until: ago(40 * DAY) });
    await pool.query('analyze');
    expect([await nightly(), await hourly()]).toEqual([{}, {}]);
    const member = await contradict(server, 'wallets', new Date());

    const asked = await queriesDuring(async () => expect(await hourly()).toEqual({ wallets: 1 }));
    const statements = asked.filter(({ text }) => text.includes('_entries'));
    expect(statements.length).toBeGreaterThan(3);
    const read: number[] = [];
    for (const { text, values } of statements) {
      const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (analyze, format json, timing off) ${text}`, [
        ...values,
      ]);
      read.push(rowsRead(rows[0]?.['QUERY PLAN'][0]?.Plan ?? {}));
    }
    expect(read).toHaveLength(statements.length);
    expect(Math.max(...read)).toBeGreaterThan(0);
    expect(read.filter((rows) => rows >= 50)).toEqual([]);
    const { entries } = await db
      .selectFrom('credit_entries')
      .select(({ fn }) => fn.countAll<string>().as('entries'))
      .executeTakeFirstOrThrow();
    expect(Number(entries)).toBeGreaterThan(10_000);
    await forget(server, member);
  });
});
