import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const FOLDER = path.resolve(import.meta.dirname, '../../src/delivery/remote');

/** Everything that a module imports, directly and through files of the same folder. */
function importsOf(file: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(file)) return found;
  seen.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g)) {
    if (!name.startsWith('.')) found.add(name);
    else for (const one of importsOf(path.resolve(path.dirname(file), name), seen)) found.add(one);
    if (name.startsWith('../')) found.add(name);
  }
  return found;
}

describe('the client of the delivery API', () => {
  it('needs Node and contracts alone, so that it can be packaged for other repositories', () => {
    const strange = [...importsOf(path.join(FOLDER, 'client.ts'))].filter(
      (name) => !/^(node:|@amarena\/shared\/(contracts|errors\/apiErrors|federation|schema))/.test(name),
    );
    expect(strange).toEqual([]);
  });
});
