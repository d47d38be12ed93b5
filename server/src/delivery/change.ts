import { setTimeout as pause } from 'node:timers/promises';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import type { Registry } from '@amarena/shared/federation/registry';
import type { Refusal } from './refusal.ts';
import type { RegistryStore } from './registryStore.ts';
import { orRefusal } from './troubles.ts';

export interface ChangeDeps {
  readonly registry: RegistryStore;
  /** Who delivers, for the history. */
  readonly by: string;
  readonly now: () => Date;
  /** Why they may not write any more, asked before each write; null: they may. Default: they may. */
  readonly barred?: () => Promise<Refusal | null>;
}

/** What the next generation replaces in the newest one, and its entry in the history. */
export interface Change extends Partial<Pick<Registry, 'shell' | 'remotes' | 'retired'>> {
  readonly what: string;
}

/** Decides on the newest registry, and again on a fresh one each time someone else wrote first. Null for no change. */
export type Decide = (newest: Registry, at: string) => Promise<Result<Change | null, Refusal>>;

export interface Changed {
  /** The generation in force afterwards. */
  readonly generation: number;
  /** False if nothing had to change. */
  readonly changed: boolean;
}

/** Each lost race means that someone else's change went through, so this many in a row indicate a fault. */
const ATTEMPTS = 200;
const FIRST_PAUSE_IN_MS = 10;
const LONGEST_PAUSE_IN_MS = 500;

async function attempts({ registry, by, now, barred }: ChangeDeps, decide: Decide): Promise<Result<Changed, Refusal>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const bar = (await barred?.()) ?? null;
    if (bar !== null) return failure(bar);
    const newest = await registry.read();
    const at = now().toISOString();
    const decided = await decide(newest, at);
    if (!decided.ok) return decided;
    if (decided.value === null) return success({ generation: newest.generation, changed: false });
    const { what, ...next } = decided.value;
    const generation = newest.generation + 1;
    if (await registry.write({ generation, at, by, what, registry: { ...newest, ...next, generation } }))
      return success({ generation, changed: true });
    // Those who lost the same race retry at different moments.
    await pause(Math.random() * Math.min(FIRST_PAUSE_IN_MS * 2 ** attempt, LONGEST_PAUSE_IN_MS));
  }
  return failure({
    rule: 'registry_busy',
    found: `${ATTEMPTS} changes by others in a row`,
    expected: 'a moment without another change',
    remedy: 'Check the history for a process that writes in a loop, then try again.',
  });
}

/** Writes one change as the next generation. Compare-and-set, so that concurrent writers lose nothing. */
export const change = (deps: ChangeDeps, decide: Decide): Promise<Result<Changed, Refusal>> => orRefusal(() => attempts(deps, decide));
