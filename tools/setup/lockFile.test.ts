import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

interface Locked {
  readonly version?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const LOCK_FILE = join(import.meta.dirname, '../../package-lock.json');
const packages: Readonly<Record<string, Locked>> = JSON.parse(readFileSync(LOCK_FILE, 'utf8')).packages;

/** What Node resolves for `name` from the package at `path`. */
function found(name: string, path: string): Locked | undefined {
  const here = packages[join(path, 'node_modules', name)];
  if (here !== undefined || path === '') return here;
  const above = path.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '');
  return found(name, above === path ? '' : above);
}

const optional = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies).map(([name, range]) => ({ name, range, by: path, locked: found(name, path) })),
);

describe('the lock file', () => {
  it('names every optional package of every package, so that npm ci takes it on every system', () => {
    expect(optional.length).toBeGreaterThan(0);
    expect(optional.filter(({ locked }) => locked === undefined).map(({ name, by }) => `${name} of ${by}`)).toEqual([]);
  });

  it('has binaries in the version that is asked for, and says on which systems they run', () => {
    const binaries = optional.filter(({ name }) => /-(darwin|linux|win32|android|freebsd|openharmony)-(?!wasm)/.test(name));
    expect(binaries.length).toBeGreaterThan(0);
    for (const { name, range, locked } of binaries) {
      expect([name, locked]).toEqual([
        name,
        expect.objectContaining({ optional: true, os: [expect.any(String)], cpu: [expect.any(String)] }),
      ]);
      if (/^\d/.test(range)) expect([name, locked?.version]).toEqual([name, range]);
    }
  });
});
