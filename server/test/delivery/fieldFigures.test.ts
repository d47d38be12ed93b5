import { getDelivery } from '@amarena/shared/contracts/platform/delivery';
import { FIGURES_PER_CALL, type FieldFigure, LARGEST_FIGURE, postFieldFigures } from '@amarena/shared/contracts/platform/fieldFigures';
import { postRemoteStarts } from '@amarena/shared/contracts/platform/remoteStarts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { activate } from '../../src/delivery/activate.ts';
import { deliveryFolders } from '../../src/delivery/folders.ts';
import { writePins } from '../../src/delivery/pins.ts';
import { DAY, HOUR } from '../../src/times.ts';
import { somebody } from '../community/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { publishBuild, withLiveShell } from './support/delivery.ts';

const figure = (change: Partial<FieldFigure> = {}): FieldFigure => ({
  metric: 'LCP',
  value: 1_200,
  phase: 'render_delay',
  route: 'members-id',
  remote: 'mf-members',
  version: '1.0.0',
  ...change,
});

describe('how fast pages are in browsers', () => {
  let site: TestServer;
  beforeAll(async () => {
    site = await startServer();
    const folders = deliveryFolders(site.config.dataDir);
    const delivery = { ...(await withLiveShell(folders)), now: () => new Date() };
    for (const version of ['0.9.0', '1.0.0', '1.1.0', '1.2.0']) await publishBuild(folders, { version });
    for (const version of ['0.9.0', '1.0.0']) await activate(delivery, 'mf-members', version);
    await activate(delivery, 'mf-members', '1.1.0', 20);
    for (const version of ['1.0.0', '1.1.0']) await publishBuild(folders, { remote: 'mf-landers', version });
    await activate(delivery, 'mf-landers', '1.1.0');
    await writePins(folders.objects, 'landers', ['mf-landers@1.0.0']);
  });
  afterAll(() => site.close());

  const send = (figures: FieldFigure[]) => site.visitor().call(postFieldFigures, { body: { figures } });
  const post = (payload: unknown) =>
    site.visitor().raw({
      method: 'POST',
      url: postFieldFigures.path,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    });
  async function shown(route: FieldFigure['route']) {
    await site.services.delivery.reports.flush();
    const developer = await somebody(site, { roles: ['developer'] });
    const { body } = await developer.client.call(getDelivery);
    return getDelivery.answer.parse(body).figures.filter((one) => one.route === route);
  }

  it('shows developers the value that three of four pages stayed within, to a tenth, and what took longest', async () => {
    const values = [100, 200, 300, 400, 500, 3_000, 4_000, 5_000];
    await send(values.map((value) => figure({ value, phase: value > 300 ? 'render_delay' : 'load' })));
    await send([figure({ metric: 'CLS', value: 0, phase: null })]);
    const [row, ...others] = await shown('members-id');
    expect(others).toEqual([]);
    expect(row).toMatchObject({ remote: 'mf-members', version: '1.0.0', INP: null, CLS: { p75: 0, count: 1, phase: null } });
    expect(row?.LCP).toMatchObject({ count: 8, phase: 'render_delay' });
    expect(row?.LCP?.p75).toBeGreaterThanOrEqual(3_000);
    expect(row?.LCP?.p75).toBeLessThan(3_300);
    expect(row?.LCP?.days).toEqual([null, null, null, null, null, null, row?.LCP?.p75]);
  });

  it.each([
    ['an address instead of a name', { figures: [{ ...figure(), route: '/members/2f1a' }] }],
    ['an unknown metric', { figures: [{ ...figure(), metric: 'FID' }] }],
    ['an unknown phase', { figures: [{ ...figure(), phase: 'div#anna' }] }],
    ['an unknown owner', { figures: [{ ...figure(), remote: 'mf-nobody' }] }],
    ['a value below zero', { figures: [figure({ value: -1 })] }],
    ['a fraction', { figures: [figure({ value: 1.5 })] }],
    ['a value above the limit', { figures: [figure({ value: LARGEST_FIGURE + 1 })] }],
    ['too many figures', { figures: Array.from({ length: FIGURES_PER_CALL + 1 }, () => figure()) }],
    ['none at all', { figures: [] }],
    ['no object', 'LCP'],
  ])('refuses %s, and does not break', async (_what, body) => {
    const { status } = await post(body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it('keeps the days apart, and the values that are between two of them together', async () => {
    await send([100, 200, 300, 400].map((value) => figure({ route: 'likes-type', metric: 'INP', phase: 'processing', value })));
    await site.services.delivery.reports.flush();
    site.pass(2 * DAY);
    await send([1_000, 1_000].map((value) => figure({ route: 'likes-type', metric: 'INP', phase: null, value })));
    const [row] = await shown('likes-type');
    expect(row?.INP).toMatchObject({ count: 6, phase: 'processing' });
    const [early, late] = [row?.INP?.days[4] ?? 0, row?.INP?.days[6] ?? 0];
    expect([early >= 300 && early < 330, late >= 1_000 && late < 1_100, row?.INP?.p75]).toEqual([true, true, late]);
    expect(row?.INP?.days).toEqual([null, null, null, null, early, null, late]);
  });

  it('does not count a version that was never published, of a remote or of the shell', async () => {
    const strangers = [figure({ route: 'likes', version: '9.9.9' }), figure({ route: 'login', remote: 'shell', version: '9.9.9' })];
    expect((await send(strangers)).status).toBe(404);
    expect([...(await shown('likes')), ...(await shown('login'))]).toEqual([]);
  });

  it('counts the versions that pages start: active, canary, previous, and those of landers; no other published one', async () => {
    for (const version of ['0.9.0', '1.0.0', '1.1.0']) expect((await send([figure({ route: 'swipe-game', version })])).status).toBe(204);
    expect((await send([figure({ route: 'swipe-game', version: '1.2.0' })])).status).toBe(404);
    const starts = (version: string) => ({ starts: [{ remote: 'mf-members', version, ms: 300, cold: false }] });
    expect((await site.visitor().call(postRemoteStarts, { body: starts('1.1.0') })).status).toBe(204);
    expect((await site.visitor().call(postRemoteStarts, { body: starts('1.2.0') })).status).toBe(404);
    const lander = { route: 'landers-gallery-slug', remote: 'mf-landers', version: '1.0.0' } as const;
    expect((await send([figure(lander)])).status).toBe(204);
    expect((await shown('swipe-game')).map(({ version }) => version).sort()).toEqual(['0.9.0', '1.0.0', '1.1.0']);
    expect(await shown('landers-gallery-slug')).toMatchObject([{ version: '1.0.0' }]);
  });

  it.each([
    ['of a page that another part owns', figure({ route: 'login' })],
    ['of loading, for a reaction', figure({ route: 'match-finder', metric: 'INP', phase: 'load' })],
    ['of reacting, for a first view', figure({ route: 'match-finder', metric: 'LCP', phase: 'processing' })],
    ['with a phase, for a shift', figure({ route: 'match-finder', metric: 'CLS', phase: 'load' })],
  ])('ignores figures %s, and counts the others of the call', async (_what, wrong) => {
    expect((await send([wrong])).status).toBe(404);
    expect((await send([wrong, figure({ route: 'desk-queue-id' })])).status).toBe(204);
    expect(await shown(wrong.route)).toEqual([]);
  });

  it('grows by no row, whatever values an address sends and however often', async () => {
    const rows = async () => {
      await site.services.delivery.reports.flush();
      const { rows: all } = await sql<{ rows: number }>`select count(*)::integer as rows from page_figures`.execute(site.database.db);
      return all[0]?.rows;
    };
    // Rows are those of a day: the hour below must not end in the next one.
    site.pass(DAY - (site.platform.now().getTime() % DAY));
    await send([figure({ route: 'likes-m-id' })]);
    const before = await rows();
    for (let call = 0; call < 10; call += 1) {
      await send(
        Array.from({ length: FIGURES_PER_CALL }, (_, index) => figure({ route: 'likes-m-id', value: (1.5 ** (call + index)) | 0 })),
      );
      await site.services.delivery.reports.flush();
      site.pass(HOUR / 10);
    }
    expect(before).toBeGreaterThan(0);
    expect(await rows()).toBe(before);
    expect(await shown('likes-m-id')).toMatchObject([{ LCP: { count: 121 } }]);
  });

  it('stores nothing about a person, even if a browser sends it', async () => {
    await post({
      figures: [{ ...figure({ route: 'decisions-id' }), member: 'anna-4711', url: '/members/4711', text: 'Ciao Anna' }],
      member: 'anna',
    });
    expect(await shown('decisions-id')).toHaveLength(1);
    const { rows } = await sql<Record<string, unknown>>`select * from page_figures where route = 'decisions-id'`.execute(site.database.db);
    expect(rows.map((row) => Object.keys(row).sort())).toEqual([
      ['buckets', 'count', 'day', 'metric', 'phase', 'remote', 'route', 'version'],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/anna|4711|Ciao|198\.18/i);
  });

  it('deletes figures after a week', async () => {
    await send([figure({ route: 'profile-verification' })]);
    await site.services.delivery.reports.flush();
    site.pass(8 * DAY);
    await send([figure({ route: 'likes' })]);
    await site.services.delivery.reports.flush();
    await site.services.delivery.forgetOld();
    const { rows } = await sql<{ route: string }>`select distinct route from page_figures`.execute(site.database.db);
    expect(rows).toEqual([{ route: 'likes' }]);
  });
});
