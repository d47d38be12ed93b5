import type { Message } from '@amarena/shared/contracts/chats';
import { useSyncExternalStore } from 'react';
import { storedFor } from '../stored.ts';

/** Partners that are remembered; whoever is forgotten is covered once more. */
const REMEMBERED = 200;

/** Whose photos a member wants to see on this device: a stranger's stay covered until then. */
export interface Covers {
  covered(partnerId: string): boolean;
  /** Shows the photos of this partner from now on. */
  lift(partnerId: string): void;
  subscribe(listener: () => void): () => void;
}

/** What can be done with the photos of one partner. */
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

/** The photos of one partner; the component renders again when they are uncovered. */
export function useTheirPhotos(covers: Covers, partnerId: string, report: (message: Message) => void): TheirPhotos {
  const read = () => covers.covered(partnerId);
  const covered = useSyncExternalStore(covers.subscribe, read, read);
  return { covered, show: () => covers.lift(partnerId), report };
}
