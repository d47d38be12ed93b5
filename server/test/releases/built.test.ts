import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aRemoteBuild } from '../delivery/support/builds.ts';
import { openTokenSite, run, type TokenSite } from './support.ts';

/** Each call starts a process. */
const A_WHILE = 60_000;
const GIFTS = path.resolve(import.meta.dirname, '../../../e2e/guest');

let site: TokenSite;
let token: string;
beforeAll(async () => {
  site = await openTokenSite();
  token = await site.token();
});
afterAll(() => site.close());

const overHttp = (...words: string[]) => site.deliver(token, 'publish', ...words);
const onStore = (...words: string[]) => run('server/src/cli/deliver.ts', ['publish', ...words], { DATA_DIR: site.delivery.root });
const asGuest = (...words: string[]) =>
  run('server/src/cli/guest.ts', ['publish', ...words], { DELIVERY_URL: site.url, DELIVERY_TOKEN: token }, GIFTS);

describe('publishing a build that another job finished', () => {
  it(
    'stores exactly that one, and builds nothing',
    async () => {
      const built = async (version: string) => aRemoteBuild({ remote: 'mf-chat', version });
      const http = await overHttp('mf-chat@1.0.0', '--built', await built('1.0.0'));
      expect(http).toEqual({ code: 0, out: 'mf-chat@1.0.0 published\n', err: '' });
      expect(await onStore('mf-chat', '--built', await built('1.1.0'))).toEqual({ ...http, out: 'mf-chat@1.1.0 published\n' });
      const gifts = await aRemoteBuild({ remote: 'mf-gifts' });
      expect(await asGuest('--built', gifts)).toEqual({ ...http, out: 'mf-gifts@1.0.0 published\n' });
      // Whose folder it is need not be known where nothing is built.
      expect((await overHttp('mf-gifts', '--built', gifts)).out).toBe('mf-gifts@1.0.0 was published already\n');
    },
    2 * A_WHILE,
  );

  it(
    'is refused for that of another part or version, for a folder without one, and for all parts',
    async () => {
      const folder = await aRemoteBuild({ remote: 'mf-members', version: '2.0.0' });
      const refusals = await Promise.all([
        overHttp('mf-chat', '--built', folder),
        onStore('mf-members@2.0.1', '--built', folder),
        asGuest('--built', folder),
        onStore('mf-members', '--built', '/nowhere'),
        overHttp('--built', folder),
        overHttp('mf-gifts', '--built', folder, '--directory', GIFTS),
      ]);
      expect(refusals.map(({ code, out }) => [code, out])).toEqual(refusals.map(() => [1, '']));
      expect(
        refusals.map(({ err }) => /^Refused \(order_unclear\)\.\n {2}found: {4}(.*)$/m.exec(err)?.[1]?.replace(folder, 'FOLDER')),
      ).toEqual([
        '--built FOLDER, a build of mf-members@2.0.0',
        '--built FOLDER, a build of mf-members@2.0.0',
        '--built FOLDER, a build of mf-members@2.0.0',
        '--built /nowhere, where there is no build',
        '"publish" without its arguments',
        '"publish" without its arguments',
      ]);
      expect(await site.delivery.artifacts.manifest('mf-members', '2.0.0')).toBeNull();
    },
    2 * A_WHILE,
  );
});
