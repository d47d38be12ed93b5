import type { AnyRemote } from '@amarena/shared/contracts/platform/routes';
import type { FailedPage, PageView } from '../loading/pageApplication.ts';
import { createStore, type Store } from '../store.ts';

/** The state of the remote's page in the slot. */
export type PageState =
  | { readonly status: 'starting'; readonly remote: AnyRemote | null }
  | { readonly status: 'ready'; readonly remote: AnyRemote }
  | ({ readonly status: 'failed' } & FailedPage & SelfRecovery);

/** Automatic recovery. */
export interface SelfRecovery {
  /** Calls back once when a retry makes sense. Returns a function that cancels the wait. */
  untilBack(back: () => void): () => void;
}

/** What the loader reports about the page, and how a failure recovers. */
export interface ShownView extends Pick<PageView, 'starting' | 'started'> {
  failed(failed: FailedPage & SelfRecovery): void;
}

/** Keeps what the loader reports about the page, for the loading bar and the failure panel. */
export function createPageView(): ShownView & { readonly page$: Store<PageState> } {
  const page$ = createStore<PageState>({ status: 'starting', remote: null });
  return {
    page$,
    starting: (remote) => page$.set({ status: 'starting', remote }),
    started: (remote) => page$.set({ status: 'ready', remote }),
    failed: (failed) => page$.set({ status: 'failed', ...failed }),
  };
}
