import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@amarena/shared/build/places';
import { jsonOf } from './stage.ts';

/** The public types of the shared package when they were last accepted. */
export interface Surface {
  readonly version: string;
  /** Changesets of the package at that time. A further change needs a further one. */
  readonly changesets: readonly string[];
  /** A digest of each declaration file, without comments, by its path in the package. */
  readonly types: Readonly<Record<string, string>>;
}

const FILE = join(REPOSITORY, 'shared/types.json');
const NAME = '@amarena/shared';
const DIGEST_LENGTH = 12;
/** Comments change nothing for the compiler of a remote. */
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const digest = (text: string): string =>
  createHash('sha256').update(text.replace(COMMENT, '').replace(/\s+/g, ' ')).digest('hex').slice(0, DIGEST_LENGTH);

const changesetsOf = (name: string): string[] =>
  globSync('.changeset/*.md', { cwd: REPOSITORY })
    .filter((file) => new RegExp(`^"${name}": (major|minor|patch)$`, 'm').test(readFileSync(join(REPOSITORY, file), 'utf8')))
    .map((file) => file.replace(/^\.changeset\/|\.md$/g, ''))
    .sort();

/** The public types of a package that was put together in a folder. */
export function surfaceOf(stage: string): Surface {
  const files = globSync('dist/**/*.d.ts', { cwd: stage }).sort();
  return {
    version: jsonOf<{ version: string }>('shared/package.json').version,
    changesets: changesetsOf(NAME),
    types: Object.fromEntries(files.map((file) => [file.slice('dist/'.length), digest(readFileSync(join(stage, file), 'utf8'))])),
  };
}

export const acceptedSurface = (): Surface | null => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Surface) : null);

/** Declaration files that differ: changed, new, or gone. */
export const changedTypes = (one: Surface, other: Surface): string[] =>
  [...new Set([...Object.keys(one.types), ...Object.keys(other.types)])].filter((file) => one.types[file] !== other.types[file]).sort();

/** True if a new version, or a changeset that came later, tells other teams of a change. */
export const isAnnounced = (before: Surface, now: Surface): boolean =>
  now.version !== before.version || now.changesets.some((name) => !before.changesets.includes(name));

/** Accepts the current types. Throws if they changed and no changeset says so. */
export function accept(now: Surface): void {
  const before = acceptedSurface();
  const changed = before === null ? [] : changedTypes(before, now);
  if (before !== null && changed.length > 0 && !isAnnounced(before, now))
    throw new Error(
      `Public types of ${NAME} changed, and no new changeset says so: ${changed.join(', ')}. Write one with "npm run changeset", then repeat the command.`,
    );
  writeFileSync(FILE, `${JSON.stringify(now, null, 2)}\n`);
}
