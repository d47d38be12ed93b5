import type { Tracking } from '@amarena/shared/contracts/accounts';
import { getLanderLog } from '@amarena/shared/contracts/landerDesk';
import { landerMark } from '@amarena/shared/contracts/landerMark';
import { getLanderResults } from '@amarena/shared/contracts/landerResults';
import { type LanderPage, postLanderStart } from '@amarena/shared/contracts/landers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Somebody } from '../community/people.ts';
import type { TestClient } from '../support/client.ts';
import { linkIn, mailsTo, signUp } from '../support/people.ts';
import type { TestServer } from '../support/startServer.ts';
import { aContent, aDocument, editor, look, published, startSite, twoVariants } from './support.ts';

let server: TestServer;
let desk: Somebody;
beforeAll(async () => {
  server = await startSite();
  desk = await editor(server);
});
afterAll(() => server.close());

const DAY = 86_400_000;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

/** A load of the page, as the edge reports it. */
const visit = (page: LanderPage, visitor: string, { agent = BROWSER, tracking = {} }: { agent?: string; tracking?: Tracking } = {}) =>
  server.parts.landers.counting.visited(server.platform.db, page, { visitor, agent, tracking }, server.platform.now());

const pageFor = async (client: TestClient, at: Parameters<typeof look>[1]) => (await look(client, at)).answer().page;
const resultsOf = async (id: string) => (await desk.client.call(getLanderResults, { query: { id } })).answer();
const countsOf = async (id: string, key = 'a') => (await resultsOf(id)).variants.find((variant) => variant.key === key)?.counts;

describe('the count of visits', () => {
  it('takes a visitor once a day, however often the page is loaded, and no bot', async () => {
    const { id, document } = await published(desk);
    const page = await pageFor(server.visitor(), document);
    for (const visitor of ['one', 'one', 'two']) await visit(page, visitor);
    await visit(page, 'bot', { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
    await visit({ ...page, preview: true }, 'colleague');
    expect(await countsOf(id)).toEqual({ visits: 2, started: 0, signed_up: 0, done: 0 });
    server.pass(DAY);
    await visit(page, 'one');
    expect(await countsOf(id)).toMatchObject({ visits: 3 });
  });

  it('keeps nothing of a visitor beyond the day', async () => {
    const { document } = await published(desk);
    await visit(await pageFor(server.visitor(), document), 'one');
    server.pass(DAY);
    await server.parts.landers.forgetOld(server.platform.db, server.platform.now());
    expect(await server.database.db.selectFrom('lander_seen').selectAll().execute()).toEqual([]);
  });

  it('tells where visitors came from, and holds out against an address that says ever new things', async () => {
    const { id, document } = await published(desk, aDocument({ tracking: { network: 'stampa' } }));
    const page = await pageFor(server.visitor(), document);
    await visit(page, 'one');
    await visit(page, 'two', { tracking: { network: 'partner', ref: 'r', sub1: 's' } });
    const { sources } = await resultsOf(id);
    expect(sources).toEqual([
      expect.objectContaining({ network: 'partner', ref: 'r', sub1: 's', counts: expect.objectContaining({ visits: 1 }) }),
      expect.objectContaining({ network: 'stampa', ref: '', sub1: '', counts: expect.objectContaining({ visits: 1 }) }),
    ]);
    for (let made = 0; made < 220; made += 1) await visit(page, `flood ${made}`, { tracking: { ref: `r${made}` } });
    const flooded = (await resultsOf(id)).sources;
    expect(flooded.length).toBeLessThanOrEqual(201);
    expect(flooded.find(({ network }) => network === '*')?.counts.visits).toBe(22);
  });
});

describe('a sign-up that came by a lander', () => {
  it('is counted when it starts, when the account is made, and when the e-mail is confirmed, once each', async () => {
    const { id, document } = await published(desk);
    const client = server.visitor();
    const page = await pageFor(client, document);
    const { document: lander, version, variant } = page;
    const start = () =>
      client.raw({
        method: 'POST',
        url: postLanderStart.path,
        payload: JSON.stringify({ document: lander, version, variant }),
        headers: { 'content-type': 'application/json', 'user-agent': BROWSER },
      });
    expect([(await start()).status, (await start()).status]).toEqual([204, 204]);
    const { email } = await signUp(server, { lander: landerMark(page) }, client);
    expect(await countsOf(id)).toEqual({ visits: 0, started: 1, signed_up: 1, done: 0 });
    const link = linkIn((await mailsTo(server, email))[0]);
    await client.raw({ method: 'GET', url: link });
    await client.raw({ method: 'GET', url: link });
    expect(await countsOf(id)).toEqual({ visits: 0, started: 1, signed_up: 1, done: 1 });
  });

  it('succeeds all the same where the mark is of no lander', async () => {
    for (const lander of ['nonsense', `${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}.1.a`]) await signUp(server, { lander });
  });
});

describe('a test of two wordings', () => {
  it('divides visitors by weight and gives each the same one every time, without a cookie', async () => {
    const { document } = await published(desk, aDocument({ variants: twoVariants() }));
    const seen: Record<string, number> = { a: 0, b: 0 };
    for (let visitor = 0; visitor < 60; visitor += 1) {
      const client = server.visitor();
      const [first, again] = [await pageFor(client, document), await pageFor(client, document)];
      expect(again.variant).toBe(first.variant);
      expect(client.cookies.size).toBe(0);
      seen[first.variant] = (seen[first.variant] ?? 0) + 1;
    }
    expect(seen.a).toBeGreaterThan(12);
    expect(seen.b).toBeGreaterThan(12);
  });

  it('ends by its rule: everybody gets what won, and the numbers say so', async () => {
    const lander = await published(desk, aDocument({ variants: twoVariants() }));
    const { id, document } = lander;
    const rows = [
      { variant: 'a', visits: 1_000, done: 30 },
      { variant: 'b', visits: 1_000, done: 90 },
    ].map((row) => ({
      ...row,
      lander_id: id,
      number: 1,
      network: '',
      ref: '',
      sub1: '',
      day: server.platform.now().toISOString().slice(0, 10),
    }));
    await server.database.db.insertInto('lander_counts').values(rows).execute();
    const settle = () => server.parts.landers.results.settle(server.platform.db, server.platform.now());
    await settle();
    expect((await resultsOf(id)).verdict).toEqual({ state: 'running', day: 1 });
    server.pass(DAY);
    await settle();
    const results = await resultsOf(id);
    expect(results.verdict).toEqual({ state: 'decided', day: 1, variant: 'b' });
    expect(results.variants[1]).toMatchObject({ key: 'b', rate: { rate: 0.09 } });
    expect(results.variants[1]?.lift?.low).toBeGreaterThan(0);
    expect(results.variants[1]?.lift?.low).toBeGreaterThan(0);
    expect(results.variants[0]?.days).toHaveLength(2);
    for (let visitor = 0; visitor < 8; visitor += 1) expect((await pageFor(server.visitor(), document)).variant).toBe('b');
    const { entries } = (await desk.client.call(getLanderLog, { query: { id } })).answer();
    expect(entries[0]).toMatchObject({ action: 'settled', by: null, number: 1 });
  });

  it('gives those without a weight to nobody', async () => {
    const [a, b] = twoVariants();
    const variants = [
      { key: 'a', name: '', weight: 0, content: a?.content ?? {} },
      { key: 'b', name: '', weight: 1, content: b?.content ?? { it: aContent() } },
    ];
    const { document } = await published(desk, aDocument({ variants }));
    for (let visitor = 0; visitor < 8; visitor += 1) expect((await pageFor(server.visitor(), document)).variant).toBe('b');
  });
});
