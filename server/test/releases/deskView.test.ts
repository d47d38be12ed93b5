import { type BrowserError, postBrowserError } from '@amarena/shared/contracts/platform/browserErrors';
import { getDeliveryTrends } from '@amarena/shared/contracts/platform/delivery';
import { getDeskParts, getVersionDifference } from '@amarena/shared/contracts/platform/deliveryDesk';
import { type FieldFigure, postFieldFigures } from '@amarena/shared/contracts/platform/fieldFigures';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { somebody } from '../community/people.ts';
import { delivered, publishBuild, publishShellBuild } from '../delivery/support/delivery.ts';
import type { TestClient } from '../support/client.ts';
import { openTokenSite, type TokenSite } from './support.ts';

let site: TokenSite;
let developer: TestClient;
const shown = async (part: string) => {
  const { parts } = (await developer.call(getDeskParts)).answer();
  return parts.find((one) => one.part === part);
};

beforeAll(async () => {
  site = await openTokenSite();
  developer = (await somebody(site.server, { roles: ['developer'] })).client;
  const page = { 'page.0123456789.js': 'page()', 'words.aaaaaaaaaa.js': 'words()' };
  await publishBuild(site.delivery, {
    remote: 'mf-chat',
    version: '1.0.0',
    files: page,
    widgets: { 'chat-button': '1.0.0' },
    licences: { rxjs: 'Apache-2.0' },
  });
  await publishBuild(site.delivery, {
    remote: 'mf-chat',
    version: '1.1.0',
    files: { 'page.9876543210.js': 'page(); again(); and again()', 'words.aaaaaaaaaa.js': 'words()', 'new.bbbbbbbbbb.js': 'x' },
    requires: { runtime: '1.0.0', bus: '1.2.0' },
    widgets: { 'chat-button': '1.1.0' },
    licences: {},
  });
  delivered(await activate(site.delivery, 'mf-chat', '1.0.0'));
  delivered(await activate(site.delivery, 'mf-chat', '1.1.0', 10));
});
afterAll(() => site.close());

describe('developers see of a part', () => {
  it('what is published, the newest first, and what is live', async () => {
    const part = await shown('mf-chat');
    expect(part?.versions.map(({ version, role }) => [version, role])).toEqual(
      expect.arrayContaining([
        ['1.0.0', 'active'],
        ['1.1.0', 'canary'],
      ]),
    );
    expect(part).toMatchObject({ left_out: 0 });
    expect((await shown('shell'))?.versions).toMatchObject([{ version: '1.0.0', role: 'active', held_by: [] }]);
  });

  it('who holds an upgrade back, with rule, both sides and what to do', async () => {
    await publishShellBuild(site.delivery, { version: '2.0.0', platform: { runtime: '1.0.0', bus: '2.0.0' } });
    site.server.pass(10_000);
    const held = (await shown('shell'))?.versions.find(({ version }) => version === '2.0.0')?.held_by;
    expect(held).toContainEqual({
      rule: 'contract_mismatch',
      by: 'mf-chat',
      found: 'mf-chat@1.0.0 requires bus 1.0.0',
      expected: 'shell 2.0.0 offers bus 2.0.0',
      remedy: expect.stringContaining('mf-chat'),
    });
    await publishBuild(site.delivery, { remote: 'mf-payments', version: '1.0.0', requires: { runtime: '1.0.0', bus: '3.0.0' } });
    site.server.pass(10_000);
    expect((await shown('mf-payments'))?.versions[0]?.held_by).toMatchObject([
      { by: 'shell', found: 'mf-payments@1.0.0 requires bus 3.0.0' },
    ]);
  });

  it('which live version requires an older contract than the live one', async () => {
    expect((await shown('mf-chat'))?.behind).toContainEqual({ version: '1.0.0', what: 'bus', needs: '1.0.0', live: '1.2.0' });
    expect((await shown('mf-chat'))?.behind).not.toContainEqual(expect.objectContaining({ version: '1.1.0', what: 'bus' }));
  });

  it('how two versions differ: files without the hash in their name, bytes, and contracts', async () => {
    const answer = (await developer.call(getVersionDifference, { query: { part: 'mf-chat', before: '1.0.0', after: '1.1.0' } })).answer();
    expect(answer.files.map(({ name }) => name)).toEqual(expect.arrayContaining(['page.js', 'new.js']));
    expect(answer.files.map(({ name }) => name)).not.toContain('words.js');
    expect(answer.files.find(({ name }) => name === 'page.js')).toMatchObject({ before: { bytes: 6 }, after: { bytes: 28 } });
    expect(answer.files.find(({ name }) => name === 'new.js')).toMatchObject({ before: null, after: { bytes: 1 } });
    expect(answer.contracts).toEqual([
      { kind: 'requires', name: 'bus', before: '1.0.0', after: '1.2.0' },
      { kind: 'widgets', name: 'chat-button', before: '1.0.0', after: '1.1.0' },
      { kind: 'packages', name: 'rxjs', before: 'Apache-2.0', after: null },
    ]);
    expect(answer.after.files).toBe(answer.before.files + 1);
    const none = await developer.call(getVersionDifference, { query: { part: 'mf-chat', before: '1.0.0', after: '7.7.7' } });
    expect([none.status, none.body]).toEqual([404, { code: 'not_found' }]);
  });

  it('at most two hundred files of a difference, the heaviest first, and how many more there are', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 230 }, (_, index) => [`f${index}.${String(index).padStart(10, '0')}.js`, `f(${'1'.repeat(index)})`]),
    );
    await publishBuild(site.delivery, { remote: 'mf-chat', version: '1.2.0', files: many, budgets: { total: 1_000_000 } });
    const { files, files_left_out } = (
      await developer.call(getVersionDifference, { query: { part: 'mf-chat', before: '1.1.0', after: '1.2.0' } })
    ).answer();
    expect(files).toHaveLength(200);
    expect(files_left_out).toBeGreaterThan(30);
    const weights = files.map(({ before, after }) => Math.abs((after?.gzip ?? 0) - (before?.gzip ?? 0)));
    expect(weights).toEqual(weights.toSorted((one, other) => other - one));
  });

  it('the errors and web vitals of each version by day', async () => {
    const figure = (version: string, value: number): FieldFigure => ({
      ...{ metric: 'LCP', value, phase: 'load', route: 'chats', remote: 'mf-chat', version },
    });
    await site.server.visitor().call(postFieldFigures, { body: { figures: [figure('1.0.0', 800), figure('1.1.0', 3_000)] } });
    const error: BrowserError = {
      ...{ kind: 'error', name: 'TypeError', reason: null, remote: 'mf-chat', version: '1.1.0', route: 'chats', generation: null },
      frames: [{ part: 'mf-chat', version: '1.1.0', file: 'page.9876543210.js', line: 1, column: 1 }],
    };
    await site.server.visitor().call(postBrowserError, { body: error });
    await site.server.services.delivery.reports.flush();
    await site.server.services.delivery.errors.flush();
    const { days, versions } = (await developer.call(getDeliveryTrends, { query: { part: 'mf-chat' } })).answer();
    expect(days).toHaveLength(7);
    expect(versions.map(({ version }) => version)).toEqual(['1.0.0', '1.1.0']);
    // Histograms are accurate to a tenth.
    const tenths = versions.map(({ LCP }, index) => Math.floor(((LCP.at(-1) ?? 0) / (index === 0 ? 800 : 3_000)) * 10));
    expect(tenths).toEqual([10, 10]);
    expect(versions[0]?.LCP.slice(0, 6)).toEqual([null, null, null, null, null, null]);
    expect(versions.map(({ errors }) => errors.at(-1))).toEqual([0, 1]);
  });
});

it('is for developers only', async () => {
  const plain = (await somebody(site.server)).client;
  const query = { part: 'mf-chat', before: '1.0.0', after: '1.1.0' } as const;
  for (const refused of [
    await plain.call(getDeskParts),
    await plain.call(getVersionDifference, { query }),
    await plain.call(getDeliveryTrends, { query: { part: 'mf-chat' } }),
  ])
    expect([refused.status, refused.body]).toEqual([403, { code: 'forbidden' }]);
});
