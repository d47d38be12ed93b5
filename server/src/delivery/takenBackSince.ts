import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import type { Registry } from '@amarena/shared/federation/registry';
import { entryOf, type PartName } from './part.ts';
import type { Refusal } from './refusal.ts';
import type { RegistryStore } from './registryStore.ts';

/** A version that is about to go live. */
interface Going {
  readonly name: PartName;
  readonly version: string;
}

/**
 * The version that a generation left, compared with the generation before: by a rollback, or because the trial of
 * `going` was ended. An activation keeps the version that it replaces as the previous one; a rollback never does.
 */
function leftBetween(older: Registry, newer: Registry, { name, version }: Going): string | null {
  const left = entryOf(older, name)?.active.version;
  const now = entryOf(newer, name);
  if (left !== undefined && now?.active.version !== left && now?.previous?.version !== left) return left;
  if (name === 'shell') return null;
  const endedNow = newer.remotes[name]?.taken_back?.version === version && older.remotes[name]?.canary?.version === version;
  return endedNow ? version : null;
}

/**
 * Refuses versions of which the part was taken back after `before`, which they were checked against: whoever took it
 * back, a person or the site, knew more than the check. Fails with `taken_back_meanwhile`.
 */
export async function notTakenBackSince(
  registry: Pick<RegistryStore, 'after'>,
  before: Registry,
  newest: Registry,
  going: readonly Going[],
): Promise<Result<void, Refusal>> {
  if (newest.generation <= before.generation) return success(undefined);
  let older = before;
  for (const newer of await registry.after(before.generation)) {
    for (const one of going) {
      const left = leftBetween(older, newer, one);
      if (left === null) continue;
      return failure({
        rule: 'taken_back_meanwhile',
        found: `${one.name}@${one.version}, and ${one.name}@${left} was taken back in generation ${newer.generation} while it was checked`,
        expected: 'no rollback of the same part during the check',
        remedy: 'See "history" for who took it back and why. If the version should go live all the same, activate it again.',
      });
    }
    older = newer;
  }
  return success(undefined);
}
