import { bus } from '@amarena/shared/bus';
import { markIn } from '@amarena/shared/contracts/platform/comingBack';
import { useSyncExternalStore } from 'react';
import { storedFor } from './stored.ts';

type Texts = Readonly<Record<string, string>>;

export interface Drafts {
  /** The unsent text to a partner; empty: none. */
  read(partnerId: string): string;
  write(partnerId: string, text: string): void;
  /** The member is at the box: from now on it shows what is written in this tab only. */
  hold(partnerId: string): void;
  /** The member left the box: if it is empty, it follows other tabs again. */
  leave(partnerId: string): void;
  /** The box is gone: the draft follows other tabs again, unless they stored another text than this one meanwhile. */
  release(partnerId: string): void;
  /** Empties the draft if it is just the text that was sent elsewhere, so that nobody sends it twice. */
  sentElsewhere(partnerId: string, text: string): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Unsent texts of one member, by partner, stored in the browser. Tabs show each other's drafts; the one to a partner
 * whose box is in use here is never replaced or removed by another tab. What is stored is what was written last. Once the session
 * has ended in any tab, no event stores a draft again: they are private, and someone else may have logged in.
 */
export function createDrafts(memberId: string): Drafts {
  const stored = storedFor<Texts>('drafts', memberId);
  let mark = markIn(document.cookie);
  let isHere = true;
  // These drafts outlive a log-out: the member may log in again on the same page, with another mark.
  bus.session$.subscribe((session) => {
    const was = isHere;
    isHere = session.status === 'member' && session.user.id === memberId;
    if (isHere && !was) mark = markIn(document.cookie);
  });
  const listeners = new Set<() => void>();
  /** Drafts of this tab, also empty ones. */
  const own = new Map<string, string>();
  /** The partner whose box the member is at; empty: none. */
  let at = '';
  let texts: Texts = stored.read() ?? {};
  const read = (partnerId: string) => own.get(partnerId) ?? texts[partnerId] ?? '';
  const show = (next: Texts) => {
    texts = next;
    for (const listener of listeners) listener();
  };
  const store = (next: Texts) => {
    if (Object.keys(next).length === 0) stored.clear();
    else stored.write(next);
    show(next);
  };
  const write = (partnerId: string, text: string) => {
    const before = read(partnerId);
    own.set(partnerId, text);
    // Another tab may have stored a draft meanwhile.
    const latest = stored.read() ?? {};
    const { [partnerId]: theirs, ...others } = latest;
    if (text !== '') store({ ...others, [partnerId]: text });
    else store(theirs === before ? others : latest);
  };
  stored.onOtherTab(() => {
    const latest = stored.read() ?? {};
    // Another tab sent or deleted its text to the partner: what is written here is stored again.
    const missing = [...own].filter(([partnerId, text]) => text !== '' && latest[partnerId] === undefined);
    if (missing.length === 0 || markIn(document.cookie) !== mark) show(latest);
    else store({ ...latest, ...Object.fromEntries(missing) });
  });
  const release = (partnerId: string) => {
    const text = own.get(partnerId);
    if (at === partnerId) at = '';
    if (text !== '' && text !== texts[partnerId]) return;
    own.delete(partnerId);
    show(texts);
  };
  const leave = (partnerId: string) => {
    if (at === partnerId) at = '';
    if (own.get(partnerId) === '') release(partnerId);
  };
  return {
    read,
    write,
    hold(partnerId) {
      at = partnerId;
      own.set(partnerId, read(partnerId));
    },
    leave,
    release,
    sentElsewhere(partnerId, text) {
      if (read(partnerId).trim() !== text) return;
      write(partnerId, '');
      if (at !== partnerId) leave(partnerId);
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
