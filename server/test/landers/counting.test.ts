import { randomUUID } from 'node:crypto';
import { getUser } from '@amarena/shared/contracts/account/userCalls';
import { getLanderLog, postLanderPublish, postLanderRollback } from '@amarena/shared/contracts/landers/landerDesk';
import { landerMark } from '@amarena/shared/contracts/landers/landerMark';
import { getLanderResults } from '@amarena/shared/contracts/landers/landerResults';
import { type LanderPage, postLanderStart } from '@amarena/shared/contracts/landers/landers';
import type { Tracking } from '@amarena/shared/contracts/platform/tracking';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Somebody } from '../community/people.ts';
import type { TestClient } from '../support/client.ts';
import { linkIn, mailsTo, pressLink, signUp } from '../support/people.ts';
import type { TestServer } from '../support/startServer.ts';
import { statementsDuring } from '../support/statements.ts';
import { aContent, aDocument, editor, look, publish, published, save, startSite, twoVariants, withHeadline } from './support.ts';

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
  server.services.landers.counting.visited(server.platform.db, page, { visitor, agent, tracking }, server.platform.now());

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
    await server.services.landers.forgetOld(server.platform.db, server.platform.now());
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

describe('visits at the same time', () => {
  it('are written together, each visitor once, and by where they came from', async () => {
    const { id, document } = await published(desk);
    const page = await pageFor(server.visitor(), document);
    const come = (made: number) => visit(page, `visitor ${made % 250}`, { tracking: { ref: made % 2 ? 'odd' : 'even' } });
    const statements = await statementsDuring(() => Promise.all(Array.from({ length: 300 }, (_, made) => come(made))));
    // None on the embedded database, which has no connections to watch; one visit alone takes five.
    expect(statements.length).toBeLessThan(30);
    expect(await countsOf(id)).toMatchObject({ visits: 250 });
    const { sources } = await resultsOf(id);
    expect(sources.map(({ ref, counts }) => [ref, counts.visits])).toEqual([
      ['even', 125],
      ['odd', 125],
    ]);
  });

  it('do not suffer from one among them that cannot be written', async () => {
    const { id, document } = await published(desk);
    const page = await pageFor(server.visitor(), document);
    const outcomes = await Promise.allSettled([
      visit(page, 'one'),
      visit(page, 'two'),
      visit({ ...page, document: '-'.repeat(36) }, 'three'),
      visit(page, 'four', { tracking: { ref: '\0' } }),
      visit(page, 'five'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(await countsOf(id)).toMatchObject({ visits: 3 });
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
        headers: { 'content-type': 'application/json', 'user-agent': BROWSER, 'idempotency-key': randomUUID() },
      });
    expect([(await start()).status, (await start()).status]).toEqual([204, 204]);
    const { email } = await signUp(server, { lander: landerMark(page) }, client);
    expect(await countsOf(id)).toEqual({ visits: 0, started: 1, signed_up: 1, done: 0 });
    const link = linkIn((await mailsTo(server, email))[0]);
    await pressLink(client, link);
    await pressLink(client, link);
    expect(await countsOf(id)).toEqual({ visits: 0, started: 1, signed_up: 1, done: 1 });
  });

  it('is one a day for people behind one address with the same browser, as they are one visit', async () => {
    const { id, document } = await published(desk);
    const client = server.visitor();
    const page = await pageFor(client, document);
    const members = [];
    for (let person = 0; person < 3; person += 1) {
      client.cookies.clear();
      members.push(await signUp(server, { lander: landerMark(page) }, client));
    }
    for (const { email } of members) await pressLink(client, linkIn((await mailsTo(server, email))[0]));
    expect(await countsOf(id)).toMatchObject({ signed_up: 1, done: 1 });
  });

  it('succeeds all the same where the mark is of no lander', async () => {
    for (const lander of ['nonsense', `${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}.1.a`]) {
      const { client } = await signUp(server, { lander });
      expect((await client.call(getUser)).answer().user).not.toBeNull();
    }
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
    const settle = () => server.services.landers.results.settle(server.platform.db, server.platform.now());
    await settle();
    expect((await resultsOf(id)).verdict).toEqual({ state: 'running', day: 1 });
    server.pass(DAY);
    await settle();
    const results = await resultsOf(id);
    expect(results.verdict).toEqual({ state: 'decided', day: 1, variant: 'b' });
    expect(results.variants[1]).toMatchObject({ key: 'b', rate: { rate: 0.09 } });
    expect(results.variants[1]?.lift?.low).toBeGreaterThan(0);
    expect(results.variants[0]?.days).toHaveLength(1);
    for (let visitor = 0; visitor < 8; visitor += 1) expect((await pageFor(server.visitor(), document)).variant).toBe('b');
    const { entries } = (await desk.client.call(getLanderLog, { query: { id } })).answer();
    expect(entries[0]).toMatchObject({ action: 'settled', by: null, number: 1 });
  });

  it('shows the numbers on which its verdict rests, and what came later apart', async () => {
    const { id } = await published(desk, aDocument({ variants: twoVariants() }));
    const add = (variant: string, visits: number, done: number) =>
      server.database.db
        .insertInto('lander_counts')
        .values({
          lander_id: id,
          number: 1,
          variant,
          day: server.platform.now().toISOString().slice(0, 10),
          network: '',
          ref: '',
          sub1: '',
          visits,
          done,
        })
        .execute();
    await add('a', 1_000, 30);
    await add('b', 1_000, 90);
    const day = server.platform.now().toISOString().slice(0, 10);
    server.pass(DAY);
    await add('b', 4_000, 20);
    server.pass(DAY);
    const { verdict, until, later, variants, sources } = await resultsOf(id);
    expect([verdict, until, later]).toEqual([
      { state: 'decided', day: 1, variant: 'b' },
      day,
      { visits: 4_000, started: 0, signed_up: 0, done: 20 },
    ]);
    expect(variants[1]).toMatchObject({ counts: { visits: 1_000, done: 90 }, rate: { rate: 0.09 } });
    expect(variants[1]?.lift?.low).toBeGreaterThan(0);
    expect(sources.reduce((sum, { counts }) => sum + counts.visits, 0)).toBe(2_000);
  });

  it('says where visits are divided otherwise than by weight', async () => {
    const { id } = await published(desk, aDocument({ variants: twoVariants() }));
    const day = server.platform.now().toISOString().slice(0, 10);
    const add = (variant: string, visits: number) =>
      server.database.db
        .insertInto('lander_counts')
        .values({ lander_id: id, number: 1, variant, day, network: '', ref: '', sub1: '', visits })
        .execute();
    await add('a', 520);
    await add('b', 480);
    expect((await resultsOf(id)).uneven).toBe(false);
    server.pass(DAY);
    await server.database.db
      .updateTable('lander_counts')
      .set({ visits: 620 })
      .where('variant', '=', 'a')
      .where('lander_id', '=', id)
      .execute();
    expect((await resultsOf(id)).uneven).toBe(true);
  });

  it('is not decided while visits are divided otherwise than by weight, and ends without a winner', async () => {
    const { id, document } = await published(desk, aDocument({ variants: twoVariants() }));
    const add = (variant: string, visits: number, done: number) => {
      const day = server.platform.now().toISOString().slice(0, 10);
      const row = { lander_id: id, number: 1, variant, day, network: '', ref: '', sub1: '', visits, done };
      return server.database.db.insertInto('lander_counts').values(row).execute();
    };
    const settle = () => server.services.landers.results.settle(server.platform.db, server.platform.now());
    await add('a', 1_400, 42);
    await add('b', 1_000, 90);
    server.pass(DAY);
    await settle();
    expect(await resultsOf(id)).toMatchObject({ uneven: true, until: null, verdict: { state: 'running', day: 2 } });
    const shown = new Set<string>();
    for (let visitor = 0; visitor < 20; visitor += 1) shown.add((await pageFor(server.visitor(), document)).variant);
    expect([...shown].sort()).toEqual(['a', 'b']);

    const begun = { test_since: new Date(server.platform.now().getTime() - 14 * DAY) };
    await server.database.db.updateTable('lander_versions').set(begun).where('lander_id', '=', id).execute();
    // What is live is read again.
    server.pass(11_000);
    await settle();
    expect(await resultsOf(id)).toMatchObject({ uneven: true, verdict: { state: 'undecided' } });
    for (let visitor = 0; visitor < 8; visitor += 1) expect((await pageFor(server.visitor(), document)).variant).toBe('a');
  });

  it('is decided once visits are divided by weight again', async () => {
    const { id } = await published(desk, aDocument({ variants: twoVariants() }));
    const add = (variant: string, visits: number, done: number) => {
      const day = server.platform.now().toISOString().slice(0, 10);
      const row = { lander_id: id, number: 1, variant, day, network: '', ref: '', sub1: '', visits, done };
      return server.database.db.insertInto('lander_counts').values(row).execute();
    };
    await add('a', 1_200, 36);
    await add('b', 1_000, 90);
    server.pass(DAY);
    expect((await resultsOf(id)).verdict).toEqual({ state: 'running', day: 2 });
    await add('a', 9_000, 270);
    await add('b', 9_000, 810);
    server.pass(DAY);
    expect(await resultsOf(id)).toMatchObject({ uneven: false, verdict: { state: 'decided', day: 2, variant: 'b' } });
    await server.services.landers.results.settle(server.platform.db, server.platform.now());
    expect((await resultsOf(id)).verdict).toEqual({ state: 'decided', day: 2, variant: 'b' });
  });

  it('that was decided before all the same stays decided, and says that it is not to be trusted', async () => {
    const { id } = await published(desk, aDocument({ variants: twoVariants() }));
    const day = server.platform.now().toISOString().slice(0, 10);
    const row = { lander_id: id, number: 1, day, network: '', ref: '', sub1: '' };
    const rows = [
      { ...row, variant: 'a', visits: 1_400, done: 42 },
      { ...row, variant: 'b', visits: 1_000, done: 90 },
    ];
    await server.database.db.insertInto('lander_counts').values(rows).execute();
    server.pass(DAY);
    const settled = { settled_variant: 'b', settled_at: server.platform.now() };
    await server.database.db.updateTable('lander_versions').set(settled).where('lander_id', '=', id).execute();
    expect(await resultsOf(id)).toMatchObject({ uneven: true, verdict: { state: 'decided', day: 1, variant: 'b' } });
  });

  it('goes on where the same wordings are published again, and ends where others are only if an editor says so', async () => {
    const lander = await published(desk, aDocument({ variants: twoVariants() }));
    const { id, document } = lander;
    const before = await pageFor(server.visitor(), document);
    await visit(before, 'one');
    server.pass(DAY);
    const renamed = (await save(desk, lander, { ...document, name: 'Un altro nome' })).answer().lander;
    const again = (await publish(desk, renamed)).answer().lander;
    expect(again.live).toBe(2);
    await visit(await pageFor(server.visitor(), document), 'two');
    await signUp(server, { lander: landerMark(before) });
    const results = await resultsOf(id);
    expect(results).toMatchObject({ number: 2, verdict: { state: 'running', day: 2 } });
    expect(results.variants.reduce((sum, { counts }) => sum + counts.visits, 0)).toBe(2);
    expect(results.variants.reduce((sum, { counts }) => sum + counts.signed_up, 0)).toBe(1);

    const other = (await save(desk, again, withHeadline(again.document, 'Altre parole'))).answer().lander;
    const refused = await publish(desk, other);
    expect([refused.status, refused.body]).toEqual([409, { code: 'lander_test_runs', day: 2 }]);
    expect((await pageFor(server.visitor(), document)).version).toBe(2);
    const asked = { id, revision: other.revision, end_test: true };
    expect((await desk.client.call(postLanderPublish, { body: asked })).answer().lander.live).toBe(3);
    expect(await resultsOf(id)).toMatchObject({ number: 3, verdict: { state: 'running', day: 1 } });
  });

  it('keeps its end where the same wordings are published again', async () => {
    const lander = await published(desk, aDocument({ variants: twoVariants() }));
    const { id, document } = lander;
    server.pass(15 * DAY);
    await server.services.landers.results.settle(server.platform.db, server.platform.now());
    expect((await publish(desk, lander)).answer().lander).toMatchObject({ live: 2, testing: 0 });
    expect((await resultsOf(id)).verdict).toEqual({ state: 'undecided' });
    for (let visitor = 0; visitor < 8; visitor += 1) expect((await pageFor(server.visitor(), document)).variant).toBe('a');
  });

  it('ends by restoring a version only if an editor says so', async () => {
    const first = await published(desk, aDocument());
    const tested = (await save(desk, first, { ...first.document, variants: twoVariants() })).answer().lander;
    const { id, revision, document } = (await publish(desk, tested)).answer().lander;
    server.pass(DAY);
    const body = { id, revision, to: 1 };
    const refused = await desk.client.call(postLanderRollback, { body });
    expect([refused.status, refused.body]).toEqual([409, { code: 'lander_test_runs', day: 2 }]);
    expect((await pageFor(server.visitor(), document)).version).toBe(2);
    // What is shown already continues.
    const again = (await desk.client.call(postLanderRollback, { body: { ...body, to: 2 } })).answer().lander;
    expect(await resultsOf(id)).toMatchObject({ number: 3, verdict: { state: 'running', day: 2 } });
    const agreed = { ...body, revision: again.revision, end_test: true };
    expect((await desk.client.call(postLanderRollback, { body: agreed })).answer().lander).toMatchObject({ live: 4, testing: 0 });
  });

  it('keeps its winner where its version is restored later', async () => {
    const lander = await published(desk, aDocument({ variants: twoVariants() }));
    const { id, document } = lander;
    const settled = { settled_variant: 'b', settled_at: server.platform.now() };
    await server.database.db.updateTable('lander_versions').set(settled).where('lander_id', '=', id).execute();
    const other = (await save(desk, lander, withHeadline(document, 'Altre parole'))).answer().lander;
    const { revision } = (await desk.client.call(postLanderPublish, { body: { id, revision: other.revision, end_test: true } })).answer()
      .lander;
    const body = { id, revision, to: 1, end_test: true };
    expect((await desk.client.call(postLanderRollback, { body })).answer().lander).toMatchObject({ live: 3, testing: 0 });
    for (let visitor = 0; visitor < 8; visitor += 1) expect((await pageFor(server.visitor(), document)).variant).toBe('b');
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
