import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const CONTRACTS = join(import.meta.dirname, '../../../shared/src/contracts');
const DOCUMENTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:const|interface|type) (\w+)/g;

const oneLine = (comment: string): string =>
  comment
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export interface Docstring {
  readonly text: string;
  /** File of the contracts, without its extension. */
  readonly module: string;
}

/** Files of the contracts, sorted by name, with their paths. */
export const contractFiles = (): { module: string; path: string }[] =>
  globSync('*/*.ts', { cwd: CONTRACTS })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ module: basename(file, '.ts'), path: join(CONTRACTS, file) }))
    .sort((one, other) => (one.module < other.module ? -1 : 1));

/** The docstring of each exported name in the contracts, as one line. Reads the sources. */
export function docstrings(): ReadonlyMap<string, Docstring> {
  const found = new Map<string, Docstring>();
  for (const { module, path } of contractFiles()) {
    for (const [, comment = '', name = ''] of readFileSync(path, 'utf8').matchAll(DOCUMENTED)) {
      found.set(name, { text: oneLine(comment), module });
    }
  }
  return found;
}
