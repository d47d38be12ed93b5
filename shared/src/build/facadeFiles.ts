import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from './places.ts';
import { SHARED_KEYS, type SharedKey } from './sharedKeys.ts';

const PACKAGE = path.join(REPOSITORY, 'shared');
const NAME = '@amarena/shared';

/** Absolute paths of the facades through which the shell shares our own entries of `SHARED_KEYS`. */
export const facadeFiles = (): string[] => [...facades().values()];

/** The same, by key. */
export function facades(): ReadonlyMap<SharedKey, string> {
  const { exports } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as { exports: Record<string, string> };
  const own = SHARED_KEYS.filter((key) => key.startsWith(`${NAME}/`));
  return new Map(
    own.map((key) => {
      const file = exports[key.replace(NAME, '.')];
      if (file === undefined) throw new Error(`${key} is shared, and shared/package.json does not export it.`);
      return [key, path.join(PACKAGE, file)];
    }),
  );
}
