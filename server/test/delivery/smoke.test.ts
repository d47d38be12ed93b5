import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { ANY_LANDER } from '@amarena/shared/contracts/landers/landerAddresses';
import { type AnyRemote, ROUTES } from '@amarena/shared/contracts/platform/routes';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../src/config.ts';
import { activate } from '../../src/delivery/activate.ts';
import { candidateOf } from '../../src/delivery/check.ts';
import { liveSet } from '../../src/delivery/liveSet.ts';
import type { Refusal } from '../../src/delivery/refusal.ts';
import { addressesOf } from '../../src/delivery/smoke/examples.ts';
import { LIMITS } from '../../src/delivery/smoke/limits.ts';
import { createSmoke, type Smoke } from '../../src/delivery/smoke/smoke.ts';
import { runVerb } from '../../src/delivery/verbs.ts';
import { openTestDatabase } from '../support/database.ts';
import { delivered, openDelivery, publishShellBuild, refusalOf, type TestDelivery } from './support/delivery.ts';
import { publishTiny, shows, TINY_SHELL } from './support/tinySite.ts';

/** Pages take longer while other tests run. */
const A_WHILE = 120_000;
const AS_A_MEMBER = `if (JSON.parse(document.getElementById('boot').textContent).user === null) throw new Error('nobody is logged in');`;

let delivery: TestDelivery;
let smoke: Smoke;
beforeAll(async () => {
  delivery = await openDelivery();
  await publishShellBuild(delivery, { version: '1.1.0', main: TINY_SHELL });
  delivered(await activate(delivery, 'shell', '1.1.0'));
  await publishTiny(delivery, { remote: 'mf-signup', version: '1.0.0', widget: shows('p', 'Sign up') });
  delivered(await activate(delivery, 'mf-signup', '1.0.0'));
  smoke = createSmoke({ delivery, limits: { ...LIMITS, shown: 4_000 }, database: openTestDatabase });
});
afterAll(() => smoke.close());

async function mounted(versions: Readonly<Record<AnyRemote, string>>, on: Smoke = smoke): Promise<Refusal[]> {
  const named = Object.entries(versions) as [AnyRemote, string][];
  const candidates = await Promise.all(named.map(async ([remote, version]) => delivered(await candidateOf(delivery, remote, version))));
  return on.mount(candidates, await liveSet(delivery, await delivery.registry.read()));
}

describe('a candidate in a browser', () => {
  it(
    'passes where every page and every widget stands, for a member where pages are for members',
    async () => {
      const page = `${AS_A_MEMBER} if (location.pathname.includes(':')) throw new Error('no example'); ${shows('h1', 'Chats')}`;
      await publishTiny(delivery, { remote: 'mf-chat', version: '1.0.0', page });
      await publishTiny(delivery, { remote: 'mf-signup', version: '1.1.0', widget: `onClose(); ${shows('p', 'Sign up')}` });
      expect(await mounted({ 'mf-chat': '1.0.0', 'mf-signup': '1.1.0' })).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'does not go live with a page that throws, one that breaks the policy, and a widget that throws; each is named',
    async () => {
      const page = `
        if (location.pathname === '/activate/done') throw new Error('no words');
        ${shows('h1', 'Stands')}
        if (location.pathname === '/activate/error') element.setAttribute('style', 'color: red');`;
      await publishTiny(delivery, { remote: 'mf-signup', version: '2.0.0', page, widget: `throw new Error('no form')` });
      const before = await delivery.registry.read();
      const refusal = refusalOf(await activate({ ...delivery, smoke: smoke.mount }, 'mf-signup', '2.0.0'));
      expect(await delivery.registry.read()).toEqual(before);
      expect(new Set(refusal.all?.map(({ rule }) => rule))).toEqual(new Set(['smoke_failed']));
      expect(refusal.all?.map(({ found }) => found).sort()).toEqual([
        'mf-signup@2.0.0, page /activate/done (/activate/done as a visitor, phone and desktop): threw_while_mounting, "no words"',
        expect.stringMatching(/page \/activate\/error .* a console error, ".*style-src/s),
        expect.stringMatching(/^mf-signup@2\.0\.0, widget signup .*no form/s),
      ]);
      expect(refusal.remedy).toContain('?remote=mf-signup@2.0.0');
    },
    A_WHILE,
  );

  it(
    'is a guest that no page of the site knows, on its own page, and as a member if it is for members',
    async () => {
      await publishTiny(delivery, {
        remote: 'mf-gifts',
        version: '1.0.0',
        page: `${AS_A_MEMBER} ${shows('h1', 'Gifts')}`,
        guest: { access: 'member' },
      });
      await publishTiny(delivery, { remote: 'mf-quiz', version: '1.0.0', page: `throw new Error('no questions')` });
      const [refusal, ...others] = await mounted({ 'mf-gifts': '1.0.0', 'mf-quiz': '1.0.0' });
      expect([refusal?.found, others]).toEqual([
        'mf-quiz@1.0.0, page /more/quiz (/more/quiz as a visitor, phone and desktop): threw_while_mounting, "no questions"',
        [],
      ]);
    },
    A_WHILE,
  );

  it(
    'passes with a widget that is a dialog, which stands outside of its box, and is refused with one that stays empty',
    async () => {
      const dialog = `${shows('div', 'Sign up')} element.setAttribute('role', 'dialog'); document.body.append(element);`;
      const unmount = `document.querySelector('[role=dialog]')?.remove();`;
      await publishTiny(delivery, { remote: 'mf-signup', version: '4.0.0', widget: dialog, unmount });
      expect(await mounted({ 'mf-signup': '4.0.0' })).toEqual([]);
      const empty = `${shows('div', '')} element.setAttribute('role', 'dialog'); document.body.append(element);`;
      await publishTiny(delivery, { remote: 'mf-signup', version: '4.1.0', widget: empty });
      expect((await mounted({ 'mf-signup': '4.1.0' })).map(({ found }) => found)).toEqual([
        expect.stringMatching(/widget signup .*nothing visible/s),
      ]);
    },
    A_WHILE,
  );

  it(
    'reaches no address beside its site, as by leading its page there',
    async () => {
      const asked: string[] = [];
      const other = createServer((request, response) => {
        asked.push(request.url ?? '');
        response.end('secret');
      });
      await once(other.listen(0, '127.0.0.1'), 'listening');
      const address = other.address();
      const elsewhere = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/metadata`;
      const page = `if (location.pathname === '/activate/done') { location.assign('${elsewhere}'); return; } ${shows('h1', 'Stands')}`;
      await publishTiny(delivery, { remote: 'mf-signup', version: '6.0.0', page, widget: shows('p', 'Sign up') });
      expect((await mounted({ 'mf-signup': '6.0.0' })).map(({ found }) => found)).toEqual([expect.stringContaining('/activate/done')]);
      other.close();
      expect(asked).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'is refused with a page that shows nothing and a widget that crashes after it stood',
    async () => {
      const page = `if (location.pathname === '/activate/done') return; ${shows('h1', 'Stands')}`;
      const widget = `${shows('p', 'Sign up')} onCrash(new Error('late'));`;
      await publishTiny(delivery, { remote: 'mf-signup', version: '3.0.0', page, widget });
      expect((await mounted({ 'mf-signup': '3.0.0' })).map(({ found }) => found).sort()).toEqual([
        expect.stringMatching(/page \/activate\/done .*no heading \(h1\) within 4 s/s),
        expect.stringMatching(/widget signup .*late/s),
      ]);
    },
    A_WHILE,
  );
});

describe('the site of a mount', () => {
  it('writes nothing into the store, such as figures of its own that would stand for those of the real site', async () => {
    const stored = await delivery.objects.list('');
    expect(new Set(stored.map(({ key }) => key.split('/')[0]))).toEqual(new Set(['artifacts', 'registry', 'shell']));
  });
});

describe('without a browser', () => {
  it('refuses, and says how to get one or to leave the mount out', async () => {
    const blind = createSmoke({ delivery, database: openTestDatabase, browser: async () => null });
    const [refusal] = await mounted({ 'mf-signup': '1.0.0' }, blind);
    await blind.close();
    expect(refusal?.rule).toBe('smoke_unavailable');
    expect(refusal?.remedy).toMatch(/CHROMIUM_PATH.*--no-smoke/);
  });

  it('tells in the history that the mount was left out by wish', async () => {
    await publishTiny(delivery, { remote: 'mf-chat', version: '5.0.0' });
    const said: string[] = [];
    const config = readConfig({ DATA_DIR: path.resolve(delivery.root) });
    delivered(
      await runVerb('activate', { name: 'mf-chat', version: '5.0.0', by: 'anna', config, smoke: false, say: (line) => said.push(line) }),
    );
    expect((await delivery.registry.history()).at(-1)?.what).toBe('activate mf-chat@5.0.0 (smoke mount skipped)');
    expect(said.join()).toContain('skipped');
  });
});

describe('the examples', () => {
  it('have an address for every route', () => {
    const world = { member: { cookies: [], origins: [] }, neighbour: 'n', conversation: 'c', payment: 'p' };
    const without = ROUTES.filter((route) => addressesOf(route, world).length === 0);
    // Only a version knows which templates have no row of their own, and which guest it is.
    expect(without.map(({ name }) => name)).toEqual([ANY_LANDER, 'guest']);
  });
});
