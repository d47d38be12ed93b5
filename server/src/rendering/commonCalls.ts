import { isDeepStrictEqual } from 'node:util';
import type { MadeCall } from '@amarena/shared/federation/render';
import { LRUCache } from 'lru-cache';

/** Calls that a screen makes for more than one member, so that they say nothing of a person. */
export interface CommonCalls {
  /** The calls that two members had in common; empty if there were none yet. */
  of(screen: string): readonly MadeCall[];
  made(screen: string, member: string, calls: readonly MadeCall[]): void;
}

interface Kept {
  /** The last one. */
  readonly member: string;
  /** Theirs: for nobody else, unless another member makes exactly the same. */
  readonly calls: readonly MadeCall[];
  readonly common: readonly MadeCall[];
}

const MOST_KEPT = 1_000;

export function createCommonCalls(): CommonCalls {
  const kept = new LRUCache<string, Kept>({ max: MOST_KEPT });
  return {
    of: (screen) => kept.get(screen)?.common ?? [],
    made(screen, member, calls) {
      const last = kept.get(screen);
      const isCommon = last !== undefined && last.member !== member && isDeepStrictEqual(last.calls, calls);
      kept.set(screen, { member, calls, common: isCommon ? calls : (last?.common ?? []) });
    },
  };
}
