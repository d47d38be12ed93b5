import type { RemoteName } from '@amarena/shared/contracts/routes';
import type { FailedPage, PageView } from '../loading/pageApplication.ts';
import { createStore, type Store } from '../store.ts';

/** How the remote's page in the slot is doing. */
export type PageState =
  | { readonly status: 'starting'; readonly remote: RemoteName | null }
  | { readonly status: 'ready'; readonly remote: RemoteName }
  | ({ readonly status: 'failed' } & FailedPage & SelfMending);

/** Automatic recovery. */
export interface SelfMending {
  /** Calls back once a new try makes sense; answers how to stop waiting. */
  untilBack(back: () => void): () => void;
}

/** What the loader tells of the page, with how a failure mends itself. */
export interface ShownView extends Pick<PageView, 'starting' | 'started'> {
  failed(failed: FailedPage & SelfMending): void;
}

/** Keeps what the loader tells of the page, for loading bar and failure panel. */
export function createPageView(): ShownView & { readonly page$: Store<PageState> } {
  const page$ = createStore<PageState>({ status: 'starting', remote: null });
  return {
    page$,
    starting: (remote) => page$.set({ status: 'starting', remote }),
    started: (remote) => page$.set({ status: 'ready', remote }),
    failed: (failed) => page$.set({ status: 'failed', ...failed }),
  };
}
