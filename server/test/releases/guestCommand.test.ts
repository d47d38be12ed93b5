import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTokenSite, run, type TokenSite } from './support.ts';

/** Each call starts a process. */
const A_WHILE = 60_000;
const GIFTS = path.resolve(import.meta.dirname, '../../../e2e/guest');

let site: TokenSite;
let token: string;
beforeAll(async () => {
  site = await openTokenSite();
  token = await site.token({ parts: 'mf-gifts' });
});
afterAll(() => site.close());

const deliver = (...words: string[]) => run('server/src/cli/guest.ts', words, { DELIVERY_URL: site.url, DELIVERY_TOKEN: token }, GIFTS);

describe('the command of a remote with a repository of its own', () => {
  it.each([
    ['publishes', ['activate', '9.9.9', '--no-smoke'], 'Run "npm run deliver -- publish" first.'],
    ['activates', ['rollback'], 'Activate a version by name: "npm run deliver -- activate …".'],
  ])(
    'says in its refusals how it %s itself, and not how the command of the site does',
    async (_what, words, remedy) => {
      const { code, err } = await deliver(...words);
      expect(code).toBe(1);
      expect(err).toContain(`to do:    ${remedy}`);
    },
    A_WHILE,
  );
});
