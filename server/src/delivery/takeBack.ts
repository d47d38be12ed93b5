import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import type { Manifest } from '@amarena/shared/federation/manifest';
import { type ChangeDeps, type Changed, change } from './change.ts';
import type { Refusal } from './refusal.ts';

/**
 * Ends the trial of a version: visitors who had it get the active one with their next page. `why` is a sentence for the
 * team, which `status` shows until the next activation. Fails with `no_canary` if `version` is no longer on trial; then
 * nothing changes.
 */
export async function takeBack(
  deps: ChangeDeps,
  remote: Manifest['remote'],
  version: string,
  why: string,
): Promise<Result<Changed, Refusal>> {
  return change(deps, async ({ remotes }, at) => {
    const entry = remotes[remote];
    if (entry === undefined || entry.canary?.version !== version)
      return failure({
        rule: 'no_canary',
        found: `${remote}@${version} should be taken back`,
        expected: entry?.canary ? `${remote}@${entry.canary.version}, which is the canary now` : `a canary of ${remote}, and there is none`,
        remedy: 'There is nothing to do: its trial ended meanwhile.',
      });
    const taken_back = { version, at, by: deps.by, percent: entry.canary.percent, why };
    return success({
      remotes: { ...remotes, [remote]: { ...entry, canary: null, taken_back } },
      what: `take ${remote}@${version} back: ${why}`,
    });
  });
}
