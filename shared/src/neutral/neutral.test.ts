import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { NEUTRAL_ENTRIES, NEUTRAL_KEYS } from '../build/sharedKeys.ts';

const PACKAGE = path.join(import.meta.dirname, '../..');
const NAME = '@amarena/shared';
const { exports } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as { exports: Record<string, string> };

/** An import or export of values: types leave nothing behind. */
const IMPORTED = /^(?:import|export) (?!type )(?:[^;]*? from )?'([^']+)';|\bimport\('([^']+)'\)/gm;
/** React, and what works with nothing else. */
const OF_REACT = /^(?:react|@base-ui|@tanstack\/react|styled-components|lucide-react|single-spa-react)/;

/** The file of one of our own entries, by the name under which it is imported. */
function fileOf(entry: string): string {
  const key = entry.replace(NAME, '.');
  const [folder = '', last = ''] = [path.dirname(key), path.basename(key)];
  const file = exports[key] ?? exports[`${folder}/*`]?.replace('*', last);
  if (file === undefined) throw new Error(`shared/package.json does not export ${entry}.`);
  return path.join(PACKAGE, file);
}

/** Everything that a file imports, directly or through other files: each package with the file that names it. */
function reached(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...readFileSync(file, 'utf8').matchAll(IMPORTED)].flatMap(([, from, lazily]) => {
    const imported = from ?? lazily ?? '';
    if (imported.startsWith('.')) return reached(path.resolve(path.dirname(file), imported), seen);
    if (imported.startsWith(`${NAME}/`)) return reached(fileOf(imported), seen);
    return [`${imported} in ${path.relative(PACKAGE, file)}`];
  });
}

describe('what parts with another framework take from the shell', () => {
  const entries = [...NEUTRAL_KEYS, ...Object.keys(NEUTRAL_ENTRIES), `${NAME}/neutral/lifecycles`];

  it.each(entries)('%s reaches nothing of React', (entry) => {
    expect(reached(fileOf(entry)).filter((found) => OF_REACT.test(found))).toEqual([]);
  });

  it('would find React where it is', () => {
    expect(reached(fileOf(`${NAME}/bus`))).toContain('react in src/bus/useStream.ts');
  });

  it.each(Object.entries(NEUTRAL_ENTRIES))('%s has the very values of %s', async (entry, key) => {
    const [neutral, shared] = await Promise.all([import(fileOf(entry)), import(fileOf(key))]);
    expect(Object.keys(neutral)).not.toEqual([]);
    expect(shared).toMatchObject(neutral);
    for (const name of Object.keys(neutral)) expect(shared[name]).toBe(neutral[name]);
  });
});
