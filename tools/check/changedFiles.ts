import { execFileSync } from 'node:child_process';
import { ROOT } from './run.ts';

/** A name that git does not know; the message says which to use instead. */
export class UnknownRef extends Error {}

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter((line) => line !== '');

function baseOf(ref: string): string {
  try {
    return git('merge-base', ref, 'HEAD')[0] ?? ref;
  } catch (cause) {
    throw new UnknownRef(`git knows no "${ref}" to compare with. Give a branch, tag or commit: npm test -- --changed=origin/main`, {
      cause,
    });
  }
}

/**
 * Paths of the files that changed since the branch left `ref`, committed or not, including new ones; for moved files
 * both paths. `ref` null: uncommitted changes.
 */
export function changedFiles(ref: string | null): string[] {
  const changed = git('diff', '--name-only', '--no-renames', ref === null ? 'HEAD' : baseOf(ref));
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])].sort();
}
