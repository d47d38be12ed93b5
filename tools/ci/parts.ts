import { changedFiles } from '../check/changedFiles.ts';

/** The part that a changed file belongs to; null if it may affect more than one. */
const remoteOf = (file: string): string | null => /^(?:e2e\/specs\/)?(mf-[a-z]+)\//.exec(file)?.[1] ?? null;

/** The sentence for the changelog of a change says nothing about what to check. */
const isChangeset = (file: string): boolean => /^\.changeset\/.*\.md$/.test(file);

/** One check for every changed remote if nothing else changed; otherwise `site`: one check of everything affected. */
export function partsFor(files: readonly string[]): string[] {
  const remotes = files.filter((file) => !isChangeset(file)).map(remoteOf);
  const known = remotes.filter((remote) => remote !== null);
  return known.length === 0 || known.length < remotes.length ? ['site'] : [...new Set(known)].sort();
}

/** `node tools/ci/parts.ts <git ref>` prints the parts as JSON, for the matrix of `.github/workflows/check.yml`. */
if (import.meta.main) console.log(JSON.stringify(partsFor(changedFiles(process.argv[2] ?? 'origin/main'))));
