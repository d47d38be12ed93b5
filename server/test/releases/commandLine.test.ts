import { REMOTES } from '@amarena/shared/contracts/platform/routes';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { delivered, publishBuild } from '../delivery/support/delivery.ts';
import { openTokenSite, run, type TokenSite } from './support.ts';

/** Each call starts a process. */
const A_WHILE = 60_000;

let site: TokenSite;
beforeAll(async () => {
  site = await openTokenSite();
});
afterAll(() => site.close());

/** The same command on the store, by someone who has its keys. */
const onStore = (...words: string[]) => run('server/src/cli/deliver.ts', words, { DATA_DIR: site.delivery.root });

describe('deliver with DELIVERY_URL and DELIVERY_TOKEN', () => {
  it(
    'has the verbs, words and refusals that it has on the store',
    async () => {
      const token = await site.token({ name: 'chat pipeline' });
      for (const version of ['1.0.0', '1.1.0']) await publishBuild(site.delivery, { remote: 'mf-chat', version });
      const deliver = (...words: string[]) => site.deliver(token, ...words);
      const skipped = 'The smoke mount is skipped, which the history records.\n';
      const passed = { code: 0, out: `${skipped}mf-chat@1.0.0 passes every rule\n`, err: '' };
      expect(await deliver('check', 'mf-chat@1.0.0', '--no-smoke')).toEqual(passed);
      expect(await onStore('check', 'mf-chat@1.0.0', '--no-smoke')).toEqual(passed);
      expect(await deliver('activate', 'mf-chat@1.0.0', '--no-smoke', '--by', 'the president')).toMatchObject({
        code: 0,
        out: `${skipped}mf-chat@1.0.0 is live, generation 2\n`,
      });
      expect(await deliver('activate', 'mf-chat@1.1.0', '--percent', '10', '--no-smoke')).toMatchObject({
        out: `${skipped}mf-chat@1.1.0 is live for 10 % of the visitors, generation 3\n`,
      });
      expect(await deliver('rollback', 'mf-chat')).toMatchObject({
        out: 'the canary mf-chat@1.1.0 is taken back; the active version stays\n',
      });
      for (const words of [['activate', 'mf-chat@9.9.9', '--no-smoke'], ['rollback', 'mf-members'], ['rollback'], ['check', 'mf-chat']])
        expect(await deliver(...words)).toEqual(await onStore(...words));
      expect((await deliver('history')).out).toBe((await onStore('history')).out);
      // Figures are those of the moment.
      const statusOf = ({ out }: { out: string }): unknown =>
        JSON.parse(out, (key, value: unknown) => (key.startsWith('health') ? undefined : value));
      expect(statusOf(await deliver('status', '--json'))).toEqual(statusOf(await onStore('status', '--json')));
      expect((await site.history()).at(-1)?.by).toBe('chat pipeline');
      expect(JSON.stringify(await site.history())).not.toContain('president');
    },
    4 * A_WHILE,
  );

  it(
    'releases what is missing, and leaves alone what is live',
    async () => {
      for (const remote of REMOTES) {
        await publishBuild(site.delivery, { remote, version: '3.0.0' });
        delivered(await activate(site.delivery, remote, '3.0.0'));
      }
      const { code, out } = await site.deliver(await site.token(), 'release', 'all', '--missing');
      expect([code, out]).toEqual([0, expect.stringContaining('mf-chat@3.0.0 is live and stays')]);
    },
    A_WHILE,
  );

  it(
    'says why a token is refused, and what it may do',
    async () => {
      const poor = await site.deliver(await site.token({ name: 'poor', parts: 'mf-chat', steps: 'status' }), 'rollback', 'mf-chat');
      expect([poor.code, poor.err]).toEqual([1, expect.stringMatching(/^Refused \(right_missing\)\.\n.*parts mf-chat; steps status/s)]);
      const unknown = await site.deliver(`amarena_delivery_${'x'.repeat(43)}`, 'status');
      expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('Refused (token_refused).')]);
      expect((await site.deliver(await site.token(), 'gc')).err).toContain('no token reaches');
      const steps = 'activate';
      const activation = ['activate', 'mf-chat@1.0.0', '--no-smoke'];
      const less = await site.deliver(await site.token({ name: 'careful', parts: 'mf-chat', steps }), ...activation, '--accept-less');
      expect([less.code, less.err]).toEqual([1, expect.stringMatching(/^Refused \(right_missing\)\./)]);
      const budgets = await site.deliver(await site.token(), ...activation, '--budgets-accepted-by', 'bruno');
      expect([budgets.code, budgets.err]).toEqual([1, expect.stringContaining('no token can accept')]);
    },
    A_WHILE,
  );

  it.each([
    [{ DELIVERY_URL: 'http://www.example.com', DELIVERY_TOKEN: 'x' }, 'must begin with https://'],
    [{ DELIVERY_URL: 'www.example.com', DELIVERY_TOKEN: 'x' }, 'is not an address'],
    [{ DELIVERY_URL: 'https://www.example.com' }, 'DELIVERY_TOKEN is missing'],
  ])(
    'sends no token with %j',
    async (environment, why) => {
      const { code, err } = await run('server/src/cli/deliver.ts', ['status'], environment);
      expect([code, err]).toEqual([1, expect.stringContaining(why)]);
    },
    A_WHILE,
  );
});
