import { failure, type Result } from '@amarena/shared/errors/apiErrors';
import { ManifestUnreadable } from './builds.ts';
import type { Refusal } from './refusal.ts';
import { RegistryBroken } from './registryStore.ts';
import { StoreUnavailable } from './store/objectStore.ts';

function refusalFor(error: unknown): Refusal | null {
  if (error instanceof StoreUnavailable)
    return {
      rule: 'store_unavailable',
      found: error.message,
      expected: 'a store that answers and is not full',
      remedy: 'Nothing changed, and pages keep working. Fix the store, then run the same command again.',
    };
  if (error instanceof RegistryBroken)
    return {
      rule: 'registry_broken',
      found: error.message,
      expected: 'a registry as it was written',
      remedy: 'Nothing changed, and pages use the last good generation. Fix the named object first.',
    };
  if (error instanceof ManifestUnreadable)
    return {
      rule: 'manifest_invalid',
      found: error.message,
      expected: 'a manifest as this release writes it',
      remedy: 'Build and publish it again with this release, under a new version.',
    };
  return null;
}

/** Runs a step of delivery. Problems with the content of the store become refusals; bugs stay errors. */
export async function orRefusal<Value>(work: () => Promise<Result<Value, Refusal>>): Promise<Result<Value, Refusal>> {
  try {
    return await work();
  } catch (error) {
    const refusal = refusalFor(error);
    if (refusal === null) throw error;
    return failure(refusal);
  }
}
