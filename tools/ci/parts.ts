import { changedFiles } from '../check/changedFiles.ts';

/** The part in the name of which a changed file is checked; null: more than one part may be reached by it. */
const remoteOf = (file: string): string | null => /^(?:e2e\/specs\/)?(mf-[a-z]+)\//.exec(file)?.[1] ?? null;

/** One check for every remote that changed, where nothing but remotes did; else `site`: one check of all that is reached. */
export function partsFor(files: readonly string[]): string[] {
  const remotes = files.map(remoteOf);
  const known = remotes.filter((remote) => remote !== null);
  return known.length === 0 || known.length < remotes.length ? ['site'] : [...new Set(known)].sort();
}

/** `node tools/ci/parts.ts <git ref>` prints the parts as JSON, for the matrix of `.github/workflows/check.yml`. */
if (import.meta.main) console.log(JSON.stringify(partsFor(changedFiles(process.argv[2] ?? 'origin/main'))));
