import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXAMPLES_FILE, examplesOf } from './examplesOf.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'amarena-examples-'));
});
afterAll(() => rm(root, { recursive: true }));

/** What a build of mf-chat takes from a file with these exports. */
async function built(exports: Readonly<Record<string, unknown>>) {
  // A folder for each, because a module is loaded once for each address.
  const directory = await mkdtemp(path.join(root, 'mf-chat-'));
  const lines = Object.entries(exports).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  await mkdir(path.join(directory, 'src'));
  await writeFile(path.join(directory, EXAMPLES_FILE), lines.join('\n'));
  return examplesOf({ name: 'mf-chat', directory, uses: {}, contract: null });
}
const LINK = { says: 'leads to the packages', route: 'credits', as: 'member', steps: [] };
const ASK = { says: 'asks for sign-up', when: { route: 'index', as: 'visitor', steps: [] }, asks: { type: 'signup' }, shows: [] };

describe('the examples of a build', () => {
  it('are in its manifest, by what they are about', async () => {
    expect(await built({ routeExamples: [LINK], eventExamples: [ASK] })).toEqual({
      examples: {},
      event_examples: [ASK],
      route_examples: [LINK],
    });
  });

  it('are refused for a page of its own, for one that a visitor cannot open, and for a widget that it does not show', async () => {
    await expect(built({ routeExamples: [{ ...LINK, route: 'chats' }] })).rejects.toThrow('an example for chats, which is its own');
    await expect(built({ routeExamples: [{ ...LINK, as: 'visitor' }] })).rejects.toThrow('credits as a visitor, which is for members');
    const closed = { ...ASK, when: { ...ASK.when, route: 'profile' } };
    await expect(built({ eventExamples: [closed] })).rejects.toThrow('profile as a visitor, which is for members');
    const german = { ...LINK, query: { lang: 'de' } };
    await expect(built({ routeExamples: [german] })).rejects.toThrow('credits with "lang" in its query, which the browser would keep');
    await expect(built({ examples: { gift: [] } })).rejects.toThrow('has examples for gift');
  });
});
