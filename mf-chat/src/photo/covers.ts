import type { Message } from '@amarena/shared/contracts/chat/chats';
import { useSyncExternalStore } from 'react';
import { storedFor } from '../stored.ts';

/** Number of partners to remember. Photos of a forgotten one are covered again. */
const REMEMBERED = 200;

/** The partners whose photos a member has uncovered on this device. A stranger's photos stay covered until then. */
export interface Covers {
  covered(partnerId: string): boolean;
  /** Uncovers the photos of this partner from now on. */
  lift(partnerId: string): void;
  subscribe(listener: () => void): () => void;
}

/** Actions on the photos of one partner. */
export interface TheirPhotos {
  readonly covered: boolean;
  show(): void;
  report(message: Message): void;
}

export function createCovers(memberId: string): Covers {
  const stored = storedFor<readonly string[]>('photos-shown', memberId);
  const listeners = new Set<() => void>();
  let shown = stored.read() ?? [];
  const keep = (next: readonly string[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  stored.onOtherTab(() => keep(stored.read() ?? []));
  return {
    covered: (partnerId) => !shown.includes(partnerId),
    lift(partnerId) {
      const next = [partnerId, ...(stored.read() ?? []).filter((id) => id !== partnerId)].slice(0, REMEMBERED);
      stored.write(next);
      keep(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The photos of one partner; re-renders the component when they are uncovered. */
export function useTheirPhotos(covers: Covers, partnerId: string, report: (message: Message) => void): TheirPhotos {
  const read = () => covers.covered(partnerId);
  const covered = useSyncExternalStore(covers.subscribe, read, () => true);
  return { covered, show: () => covers.lift(partnerId), report };
}
