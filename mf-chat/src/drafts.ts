import { useSyncExternalStore } from 'react';
import { storedFor } from './stored.ts';

type Texts = Readonly<Record<string, string>>;

export interface Drafts {
  /** The unsent text to a partner; empty: none. */
  read(partnerId: string): string;
  write(partnerId: string, text: string): void;
  subscribe(listener: () => void): () => void;
}

/** Unsent texts of one member, by partner, stored in the browser and shared by all its tabs. */
export function createDrafts(memberId: string): Drafts {
  const stored = storedFor<Texts>('drafts', memberId);
  const listeners = new Set<() => void>();
  let texts: Texts = stored.read() ?? {};
  const show = (next: Texts) => {
    texts = next;
    for (const listener of listeners) listener();
  };
  stored.onOtherTab(() => show(stored.read() ?? {}));
  return {
    read: (partnerId) => texts[partnerId] ?? '',
    write(partnerId, text) {
      // Another tab may have stored a draft to another partner meanwhile.
      const { [partnerId]: _before, ...others } = stored.read() ?? {};
      const next = text === '' ? others : { ...others, [partnerId]: text };
      if (Object.keys(next).length === 0) stored.clear();
      else stored.write(next);
      show(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The draft to a partner; re-renders the component when it changes. */
export function useDraft(drafts: Drafts, partnerId: string): string {
  const read = () => drafts.read(partnerId);
  return useSyncExternalStore(drafts.subscribe, read, () => '');
}
