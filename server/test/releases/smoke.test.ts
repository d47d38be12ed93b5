import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { delivered, publishShellBuild } from '../delivery/support/delivery.ts';
import { publishTiny, shows, TINY_SHELL } from '../delivery/support/tinySite.ts';
import { whenFound } from '../support/whenFound.ts';
import { made, openTokenSite, ruleOf, type TokenSite } from './support.ts';

/** A whole site starts in a process of its own, and pages take longer while other tests run. */
const A_WHILE = 360_000;

let site: TokenSite;
beforeAll(async () => {
  site = await openTokenSite();
  await publishShellBuild(site.delivery, { version: '1.1.0', main: TINY_SHELL });
  delivered(await activate(site.delivery, 'shell', '1.1.0'));
});
afterAll(() => site.close());

describe('a step with a mount in a browser', () => {
  it(
    'is done by a job, and printed while the client asks for it',
    async () => {
      await publishTiny(site.delivery, { remote: 'mf-signup', version: '1.0.0', widget: shows('p', 'Sign up') });
      const token = await site.token({ name: 'signup team', parts: 'mf-signup' });
      const parts = [{ part: 'mf-signup' as const, version: '1.0.0' }];
      const client = site.client(token);
      made(await client.activate(parts, { smoke: true }));
      expect(client.lines[0]).toMatch(/^mounting \d+ pages and widgets in a browser, on a phone and a desktop, and playing \d+ examples$/);
      expect(client.lines[1]).toMatch(/^pages and widgets took \d+ s, examples \d+ s, comparing with what is live \d+ s$/);
      expect(client.lines[2]).toMatch(/^mf-signup@1\.0\.0 is live/);
      expect((await site.history()).filter(({ what }) => what.includes('mf-signup'))).toEqual([
        { by: 'signup team', what: 'activate mf-signup@1.0.0' },
      ]);
    },
    A_WHILE,
  );

  it(
    'is refused if a page throws, and nothing goes live',
    async () => {
      await publishTiny(site.delivery, {
        remote: 'mf-signup',
        version: '2.0.0',
        page: `throw new Error('no words');`,
        widget: shows('p', 'x'),
      });
      const client = site.client(await site.token({ parts: 'mf-signup' }));
      const refused = await client.check({ part: 'mf-signup', version: '2.0.0' }, { smoke: true });
      expect(refused).toMatchObject({ ok: false, error: { rule: 'smoke_failed', found: expect.stringContaining('no words') } });
    },
    A_WHILE,
  );

  it(
    'is refused if a page shows much less than before, unless a token accepts that which has the right to',
    async () => {
      const words = ['Name', 'E-mail', 'Password', 'Country', 'City', 'Gender', 'Born'];
      const page = [shows('h1', 'Sign up'), ...words.map((word) => shows('button', word))].map((one) => `{ ${one} }`).join('\n');
      await publishTiny(site.delivery, { remote: 'mf-signup', version: '3.0.0', page, widget: shows('p', 'x') });
      delivered(await activate(site.delivery, 'mf-signup', '3.0.0'));
      await publishTiny(site.delivery, { remote: 'mf-signup', version: '3.1.0', page: shows('h1', 'Sign up'), widget: shows('p', 'x') });
      const build = { part: 'mf-signup' as const, version: '3.1.0' };
      const strict = site.client(await site.token({ parts: 'mf-signup', steps: 'check,activate' }));
      expect(ruleOf(await strict.activate([build], { smoke: true }))).toBe('shows_less');
      expect(ruleOf(await strict.activate([build], { smoke: true, less: true }))).toBe('right_missing');
      const trusted = site.client(await site.token({ name: 'redesign', parts: 'mf-signup', steps: 'activate,accept-less' }));
      made(await trusted.activate([build], { smoke: true, less: true }));
      expect((await site.history()).at(-1)).toEqual({ by: 'redesign', what: 'activate mf-signup@3.1.0 (shows less, accepted)' });
    },
    A_WHILE,
  );

  it(
    'is answered at once, and is refused as on the command line if the server of the jobs has no browser',
    async () => {
      const browser = process.env.CHROMIUM_PATH;
      delete process.env.CHROMIUM_PATH;
      const token = await site.token({ parts: 'mf-signup' });
      const begun = await site.ask('POST', '/api/delivery/check', { token, json: { part: 'mf-signup', version: '1.0.0' } });
      expect([begun.status, begun.body]).toEqual([202, expect.objectContaining({ state: 'running', lines: [], refusal: null })]);
      const ended = await whenFound(async () => {
        const { body } = await site.ask('GET', `/api/delivery/step?id=${begun.body.id}`, { token });
        return body.state === 'running' ? null : body;
      });
      process.env.CHROMIUM_PATH = browser;
      expect(ended).toMatchObject({
        state: 'refused',
        refusal: { rule: 'smoke_unavailable', remedy: expect.stringContaining('--no-smoke') },
      });
    },
    A_WHILE,
  );
});
