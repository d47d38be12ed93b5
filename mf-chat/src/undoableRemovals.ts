import { useSyncExternalStore } from 'react';
import { exclusively } from './exclusively.ts';
import { NOTHING_STORED, storedList } from './storedList.ts';

/** A conversation that the member removed and can still restore. The server does not know about it yet. */
export interface Removal {
  /** The partner. There may be more than one conversation with them. */
  partner: string;
  name: string;
  conversations: readonly string[];
  removed_at: string;
}

export interface RemovalsDeps {
  memberId: string;
  /** Tells the server. If that fails, it shows the error and reads the list again. */
  carryOut(removal: Removal): Promise<void>;
  /** True if the member is still logged in. */
  isCurrent(): boolean;
  now(): number;
}

export interface Removals {
  /** Removals that can still be undone, oldest first. */
  read(): readonly Removal[];
  add(removal: Omit<Removal, 'removed_at'>): void;
  undo(partner: string): void;
  /** Pauses the timers while the pointer or focus is on the undo bar. */
  hold(): void;
  /** Restarts the timers. */
  release(): void;
  subscribe(listener: () => void): () => void;
}

/** Milliseconds in which a removal can be undone; as long as a toast with an action stays. */
export const UNDO_TIME = 10_000;

/**
 * Removals that wait for their time to run out. They are stored in the browser, so that the next page carries out those
 * of a closed one, and all tabs hide the same conversations.
 */
export function createRemovals({ memberId, carryOut, isCurrent, now }: RemovalsDeps): Removals {
  const all = storedList<Removal>('removals', memberId);
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const drop = (partner: string) => all.change((items) => items.filter((one) => one.partner !== partner));

  const carry = (partner: string) =>
    exclusively(`removals.${memberId}.${partner}`, async () => {
      const removal = all.latest().find((one) => one.partner === partner);
      // It was undone, or another tab has carried it out.
      if (removal === undefined || !isCurrent()) return;
      await carryOut(removal);
      drop(partner);
    });
  const stop = (partner: string) => {
    clearTimeout(timers.get(partner));
    timers.delete(partner);
  };
  const start = (partner: string, time = UNDO_TIME) => {
    stop(partner);
    timers.set(
      partner,
      setTimeout(() => void carry(partner), time),
    );
  };
  for (const { partner, removed_at } of all.read()) start(partner, Math.max(0, Date.parse(removed_at) + UNDO_TIME - now()));

  return {
    read: all.read,
    add(removal) {
      all.change((items) => [
        ...items.filter((one) => one.partner !== removal.partner),
        { ...removal, removed_at: new Date(now()).toISOString() },
      ]);
      start(removal.partner);
    },
    undo(partner) {
      stop(partner);
      drop(partner);
    },
    hold() {
      for (const partner of [...timers.keys()]) stop(partner);
    },
    release() {
      for (const { partner } of all.read()) start(partner);
    },
    subscribe: all.subscribe,
  };
}

/** Removals that can still be undone; re-renders the component when they change. */
export function useRemovals(removals: Removals): readonly Removal[] {
  return useSyncExternalStore(removals.subscribe, removals.read, () => NOTHING_STORED);
}
