import type { BusWriter } from '@amarena/shared/bus';
import type { PendingPayment } from '@amarena/shared/contracts/payments';
import type { RemoteName } from '@amarena/shared/contracts/routes';
import type { Asked } from '../chrome/asked.ts';
import { createOverlays } from '../chrome/overlays.ts';
import { hideAtOnce } from '../chrome/quickHide.ts';
import type { DeferredParts } from '../deferred/deferredParts.ts';
import { createDismissals } from '../dismissals.ts';
import { shellCatalogue } from '../i18n/catalogue.ts';
import { keepInstallPrompt } from '../install/keepPrompt.ts';
import { createPageView } from '../layouts/pageState.ts';
import type { DeferredModule } from '../loading/deferredModule.ts';
import type { PageView } from '../loading/pageApplication.ts';
import { mayArrive } from '../loading/versions.ts';
import { whenBack } from '../loading/whenBack.ts';
import { chooseCountry } from '../member/country.ts';
import { chooseLanguage } from '../member/language.ts';
import type { SessionKeeper } from '../member/session.ts';
import type { OverrideParts } from '../overrides/loadOverrides.ts';
import { createPopUpTurns } from '../popUps/turns.ts';
import type { CurrentPage } from '../routing/current.ts';
import type { Named } from '../routing/title.ts';
import { createStore, type Store } from '../store.ts';
import type { ShellTools } from '../tools.ts';

export interface ToolsDeps {
  current: CurrentPage;
  writer: BusWriter;
  session: SessionKeeper;
  deferred: DeferredModule<DeferredParts>;
  pendingPayment$: Store<PendingPayment | null>;
  /** Newest generation that the server told of. */
  registry: Store<number | null>;
  /** Element for the remotes' pages. */
  slot: HTMLElement;
  /** Generation of the registry that this page runs on. */
  running: number;
  /** Loads the document again for a chunk that did not arrive; false: too soon after the last time. */
  reloadForChunk(): boolean;
}

/** What the shell's components reach, and the view that the loader tells of the page. */
export function createTools({ current, writer, session, deferred, pendingPayment$, slot, registry, running, reloadForChunk }: ToolsDeps): {
  tools: ShellTools;
  view: PageView;
} {
  const view = createPageView();
  const hung = new Set<RemoteName>();
  /** How often a remote failed since it last stood. */
  const times = new Map<RemoteName, number>();
  const newerIsLive = () => (registry.get() ?? running) > running;
  const asked$ = createStore<Asked | null>(null);
  const tools: ShellTools = {
    here$: current.here$,
    page$: view.page$,
    asked$,
    named$: createStore<Named | null>(null),
    deferred,
    pendingPayment$,
    popUps: createPopUpTurns(asked$),
    installPrompt$: keepInstallPrompt(window),
    dismissals: createDismissals({ storage: window.localStorage, now: Date.now }),
    overlays: createOverlays((cause) => {
      console.warn('Menus and dialogs did not arrive', cause);
    }),
    overrideParts$: createStore<OverrideParts | null>(null),
    session,
    slot,
    reloadForChunk,
    chooseLanguage(language) {
      chooseLanguage(language, writer).catch(() => {
        const t = shellCatalogue.translator(writer.bus.language$.value);
        writer.bus.ask({ type: 'toast', tone: 'danger', text: t('language.failed') });
      });
    },
    chooseCountry: (country) => chooseCountry(country, writer),
    hideAtOnce: () => hideAtOnce(),
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
            const stopLooking = mayArrive(failed.kind) ? whenBack({ there: failed.reachable, back, times: before }) : () => undefined;
            return () => {
              stopped();
              stopLooking();
            };
          },
          retry() {
            // Another registry went live meanwhile, perhaps because of this very failure: it comes with a new document.
            // What hung a second time may hang on a request that this document cannot make anew.
            const hungAgain = failed.kind === 'timed_out' && hung.has(failed.remote);
            if (failed.kind === 'timed_out') hung.add(failed.remote);
            if (newerIsLive() || hungAgain || !mayArrive(failed.kind)) window.location.reload();
            else failed.retry();
          },
        });
      },
    },
  };
}
