import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const DOCUMENTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:const|interface|type) (\w+)/g;

const oneLine = (comment: string): string =>
  comment
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What the contracts' sources say of each exported name: the docstring above it, in one line. */
export function docstrings(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync('shared/src/contracts/*.ts', { cwd: ROOT })) {
    if (file.endsWith('.test.ts')) continue;
    for (const [, comment = '', name = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(DOCUMENTED))
      found.set(name, oneLine(comment));
  }
  return found;
}

/** Every module of the contracts, by its file's name without the ending. */
export async function contractModules(): Promise<[string, Record<string, unknown>][]> {
  const files = globSync('shared/src/contracts/*.ts', { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
  return Promise.all(
    files.map(
      async (file): Promise<[string, Record<string, unknown>]> => [file.replace(/^.*\/|\.ts$/g, ''), await import(join(ROOT, file))],
    ),
  );
}
