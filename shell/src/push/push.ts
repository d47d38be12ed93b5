import { createStore, type Store } from '../store.ts';

/** What the browser says of notifications. */
export interface PushState {
  /** The browser can receive pushes at all. */
  readonly capable: boolean;
  /** `unknown` until it was determined. */
  readonly subscription: 'unknown' | 'subscribed' | 'denied' | 'none';
  /** What the worker received last; null: nothing since the page was loaded. */
  readonly last_message: unknown;
}

export const createPushStore = (): Store<PushState> =>
  createStore<PushState>({ capable: false, subscription: 'unknown', last_message: null });
