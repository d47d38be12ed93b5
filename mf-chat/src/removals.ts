import { useSyncExternalStore } from 'react';
import { exclusively } from './exclusively.ts';
import { storedList } from './storedList.ts';

/** A conversation that the member has removed and may still take back. The server does not know of it yet. */
export interface Removal {
  /** The partner, who may have more than one conversation. */
  partner: string;
  name: string;
  conversations: readonly string[];
  removed_at: string;
}

export interface RemovalsDeps {
  memberId: string;
  /** Tells the server; where that fails, it has said so and read the list again. */
  carryOut(removal: Removal): Promise<void>;
  /** The member is still the one who is logged in. */
  isCurrent(): boolean;
  now(): number;
}

export interface Removals {
  /** Removals that can still be taken back, oldest first. */
  read(): readonly Removal[];
  add(removal: Omit<Removal, 'removed_at'>): void;
  undo(partner: string): void;
  /** While the person looks at the way back, it stays open. */
  hold(): void;
  /** The time to think begins anew. */
  release(): void;
  subscribe(listener: () => void): () => void;
}

/** Milliseconds in which a removal can be taken back; as long as a notice with something to do stays. */
export const UNDO_TIME = 10_000;

/**
 * Removals that wait for their time to be over. They are kept in the browser, so that one whose page was closed is
 * carried out by the next one, and so that all tabs hide the same conversations.
 */
export function createRemovals({ memberId, carryOut, isCurrent, now }: RemovalsDeps): Removals {
  const all = storedList<Removal>('removals', memberId);
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const drop = (partner: string) => all.change((items) => items.filter((one) => one.partner !== partner));

  const carry = (partner: string) =>
    exclusively(`removals.${memberId}.${partner}`, async () => {
      const removal = all.latest().find((one) => one.partner === partner);
      // It was taken back, or another tab has carried it out.
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

/** Removals that can still be taken back; the component renders again when they change. */
export function useRemovals(removals: Removals): readonly Removal[] {
  return useSyncExternalStore(removals.subscribe, removals.read, removals.read);
}
