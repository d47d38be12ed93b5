import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEPT } from '@amarena/shared/contracts/account/privacy';
import { expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '..');
const TABLE = 'shared/src/contracts/account/privacy.ts';

const sources = globSync('{shell,shared,server,mf-*}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => file !== TABLE && !/\.test\.|\/testing\//.test(file),
);

/**
 * How the sources name what they store: constants of cookies, keys of storages, and prefixes of keys that end with a
 * member’s id.
 */
const NAMES = [/_COOKIE = '([\w-]+)'/g, /['"`](amarena\.[\w.-]+)['"`$]/g, /stored(?:For|List)<[^']+\('([\w-]+)'/g];

const named = sources.flatMap((file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return NAMES.flatMap((names) => [...text.matchAll(names)].map(([, name = '']) => ({ file, name })));
});

const isKept = (name: string) => KEPT.some((thing) => [name, `${name}.`, `amarena.${name}.`].includes(thing.name));

/** Names of other things that look similar. */
const OTHERS = ['amarena.test'];
it('keeps nothing in a browser that the table of what is kept does not name', () => {
  expect(named.filter(({ name }) => !isKept(name) && !OTHERS.includes(name))).toEqual([]);
});

it('names nothing in the table that no source keeps', () => {
  const inSources = (thing: string) => named.some(({ name }) => [name, `${name}.`, `amarena.${name}.`].includes(thing));
  expect(KEPT.map(({ name }) => name).filter((name) => name !== 'privacy' && !inSources(name))).toEqual([]);
});
