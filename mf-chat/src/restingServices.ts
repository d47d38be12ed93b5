import type { Drafts } from './drafts.ts';
import type { Outbox } from './outbox.ts';
import type { Covers } from './photo/covers.ts';
import type { Removals } from './undoableRemovals.ts';

/** Services of one member that outlive a screen: they continue while the member is elsewhere on the site. */
export interface ChatServices {
  readonly outbox: Outbox;
  readonly drafts: Drafts;
  readonly removals: Removals;
  readonly covers: Covers;
}

const nothing = () => undefined;
const never = () => nothing;
/** One list for all calls: React compares what a store returns. */
const NONE: readonly never[] = [];
const none = () => NONE;

/** Services while the server renders a page: what they keep is in the browser, and nothing is sent from there. */
export const RESTING: ChatServices = {
  drafts: { read: () => '', write: nothing, hold: nothing, leave: nothing, release: nothing, sentElsewhere: nothing, subscribe: never },
  covers: { covered: () => true, lift: nothing, subscribe: never },
  outbox: { read: none, add: nothing, addedHere: () => false, retry: nothing, discard: nothing, resume: nothing, subscribe: never },
  removals: { read: none, add: nothing, undo: nothing, hold: nothing, release: nothing, subscribe: never },
};
