import type { BusWriter } from '@amarena/shared/bus';
import type { PendingPayment } from '@amarena/shared/contracts/money/pendingPayment';
import type { PageGuest } from '@amarena/shared/contracts/platform/guests';
import type { AnyRemote } from '@amarena/shared/contracts/platform/routes';
import { shellCatalogue } from '../catalogue.ts';
import type { DialogRequest } from '../chrome/dialogRequest.ts';
import { createOverlays } from '../chrome/overlays.ts';
import { hideAtOnce } from '../chrome/quickHide.ts';
import type { DeferredParts } from '../deferred/deferredParts.ts';
import { captureInstallPrompt } from '../install/keepPrompt.ts';
import { createPageView } from '../layouts/pageState.ts';
import type { DeferredModule } from '../loading/deferredModule.ts';
import type { PageView } from '../loading/pageApplication.ts';
import { mayRecover } from '../loading/versions.ts';
import { whenBack } from '../loading/whenBack.ts';
import { chooseCountry } from '../member/chooseCountry.ts';
import { chooseLanguage } from '../member/language.ts';
import type { SessionKeeper } from '../member/session.ts';
import type { OverrideParts } from '../overrides/loadOverrides.ts';
import { createPopUpOrder } from '../popUps/popUpOrder.ts';
import type { PageLoading, ProvidedFirst } from '../provided.ts';
import type { CurrentPage } from '../routing/current.ts';
import type { Named } from '../routing/pageTitle.ts';
import { createStore, type Store } from '../store.ts';

export interface ToolsDeps {
  current: CurrentPage;
  writer: BusWriter;
  session: SessionKeeper;
  deferred: DeferredModule<DeferredParts>;
  pendingPayment$: Store<PendingPayment | null>;
  /** Newest generation that the server announced. */
  registry: Store<number | null>;
  /** Element for the remotes' pages. */
  slot: HTMLElement;
  /** Styles that the page did not come with; null: it came with all. */
  styles: PageLoading['styles'];
  /** The guest that the document belongs to; undefined: none. */
  guest: PageGuest | undefined;
  /** Generation of the registry with which this page started. */
  running: number;
  /** Reloads the document after a chunk failed to load. False: the last reload was too recent. */
  reloadForChunk(): boolean;
}

/** The dependencies of the shell's components, and the view to which the loader reports. */
export function createTools({
  current,
  writer,
  session,
  deferred,
  pendingPayment$,
  slot,
  styles,
  guest,
  registry,
  running,
  reloadForChunk,
}: ToolsDeps): {
  tools: ProvidedFirst;
  view: PageView;
} {
  const view = createPageView();
  const hung = new Set<AnyRemote>();
  /** How often a remote failed since it last worked. */
  const times = new Map<AnyRemote, number>();
  const newerIsLive = () => (registry.get() ?? running) > running;
  const dialogRequest$ = createStore<DialogRequest | null>(null);
  const tools: ProvidedFirst = {
    navigation: { here$: current.here$, named$: createStore<Named | null>(null), guest },
    loading: { page$: view.page$, slot, styles, deferred, reloadForChunk },
    dialogs: {
      overlays: createOverlays((cause) => {
        console.warn('Menus and dialogs did not arrive', cause);
      }),
      dialogRequest$,
      popUps: createPopUpOrder(dialogRequest$),
    },
    session,
    banners: { pendingPayment$, installPrompt$: captureInstallPrompt(window) },
    overrides: createStore<OverrideParts | null>(null),
    actions: {
      chooseLanguage(language) {
        chooseLanguage(language, writer).catch(() => {
          const t = shellCatalogue.translator(writer.bus.language$.value);
          writer.bus.ask({ type: 'toast', tone: 'danger', text: t('language.failed') });
        });
      },
      chooseCountry: (country) => chooseCountry(country, writer),
      hideAtOnce: () => hideAtOnce(),
    },
  };
  return {
    tools,
    view: {
      ...view,
      started(remote) {
        times.delete(remote);
        view.started(remote);
      },
      failed(failed) {
        const before = times.get(failed.remote) ?? 0;
        times.set(failed.remote, before + 1);
        view.failed({
          ...failed,
          untilBack(back) {
            const stopped = registry.subscribe(() => newerIsLive() && back());
            const stopLooking = mayRecover(failed.kind) ? whenBack({ there: failed.reachable, back, times: before }) : () => undefined;
            return () => {
              stopped();
              stopLooking();
            };
          },
          retry() {
            // Another registry has gone live, perhaps because of this failure: it needs a new document. If a remote
            // hangs twice, it may wait for a request that this document cannot repeat.
            const hungAgain = failed.kind === 'timed_out' && hung.has(failed.remote);
            if (failed.kind === 'timed_out') hung.add(failed.remote);
            if (newerIsLive() || hungAgain || !mayRecover(failed.kind)) window.location.reload();
            else failed.retry();
          },
        });
      },
    },
  };
}
