import type { AnyRemote } from '@amarena/shared/contracts/platform/routes';
import type { Registry } from '@amarena/shared/federation/registry';
import type { DeliveryStores } from './folders.ts';
import { remotesIn } from './part.ts';
import { RegistryBroken } from './registryStore.ts';
import { StoreUnavailable } from './store/objectStore.ts';

/** A running canary, and the version that it is compared with. */
export interface Trial {
  readonly remote: AnyRemote;
  readonly canary: string;
  readonly active: string;
  readonly percent: number;
  /** When it began, according to the registry; a changed percentage is a new trial. */
  readonly at: string;
}

export const trialsIn = (registry: Registry): Trial[] =>
  remotesIn(registry).flatMap((remote) => {
    const { active, canary = null } = registry.remotes[remote] ?? {};
    return active === undefined || canary === null
      ? []
      : [{ remote, canary: canary.version, active: active.version, percent: canary.percent, at: canary.at }];
  });

/**
 * The newest registry, read again when its generation changed. `askEvery`: milliseconds for which an answer is cached.
 * While the store or the registry cannot be used, the one read last counts as the newest.
 */
export function newestRegistry({ registry, askEvery }: Pick<DeliveryStores, 'registry' | 'askEvery'>): () => Promise<Registry> {
  let known: Registry | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (known !== null && Date.now() - askedAt < askEvery) return known;
    try {
      if (known?.generation !== (await registry.generation())) known = await registry.read();
      askedAt = Date.now();
      return known;
    } catch (error) {
      if (known === null || !(error instanceof StoreUnavailable || error instanceof RegistryBroken)) throw error;
      return known;
    }
  };
}
