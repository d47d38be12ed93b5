import { getDelivery } from '@amarena/shared/contracts/platform/delivery';
import { FIGURES_PER_CALL, type FieldFigure, LARGEST_FIGURE, postFieldFigures } from '@amarena/shared/contracts/platform/fieldFigures';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { activate } from '../../src/delivery/activate.ts';
import { deliveryFolders } from '../../src/delivery/folders.ts';
import { DAY } from '../../src/times.ts';
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
    await publishBuild(folders);
    await activate(delivery, 'mf-members', '1.0.0');
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

  it('does not count a version that was never published, of a remote or of the shell', async () => {
    const strangers = [figure({ route: 'likes', version: '9.9.9' }), figure({ route: 'login', remote: 'shell', version: '9.9.9' })];
    expect((await send(strangers)).status).toBe(404);
    expect([...(await shown('likes')), ...(await shown('login'))]).toEqual([]);
  });

  it('stores nothing about a person, even if a browser sends it', async () => {
    await post({
      figures: [{ ...figure({ route: 'chats' }), member: 'anna-4711', url: '/members/4711', text: 'Ciao Anna' }],
      member: 'anna',
    });
    expect(await shown('chats')).toHaveLength(1);
    const { rows } = await sql<Record<string, unknown>>`select * from field_figures where route = 'chats'`.execute(site.database.db);
    expect(rows.map((row) => Object.keys(row).sort())).toEqual([
      ['bucket', 'count', 'hour', 'metric', 'phase', 'remote', 'route', 'version'],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/anna|4711|Ciao|198\.18/i);
  });

  it('deletes figures after a week', async () => {
    await send([figure({ route: 'premium' })]);
    await site.services.delivery.reports.flush();
    site.pass(8 * DAY);
    await send([figure({ route: 'likes' })]);
    await site.services.delivery.reports.flush();
    await site.services.delivery.forgetOld();
    const { rows } = await sql<{ route: string }>`select distinct route from field_figures`.execute(site.database.db);
    expect(rows).toEqual([{ route: 'likes' }]);
  });
});
