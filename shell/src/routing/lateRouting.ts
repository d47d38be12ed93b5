import type { AnyRemote } from '@amarena/shared/contracts/platform/routes';
import type { AppProps } from '@amarena/shared/spa';
import { createDeferredModule } from '../loading/deferredModule.ts';
import type { PageApplication } from '../loading/pageApplication.ts';
import { type FirstPage, startFirstPage } from './firstPage.ts';
import { holdRouting } from './holdRouting.ts';
import { lateParcels } from './lateParcels.ts';
import type { Follow } from './takeOver.ts';

type SingleSpa = typeof import('@amarena/shared/spa');
type TakeOver = typeof import('./takeOver.ts').takeOver;
type Applications = ReadonlyMap<AnyRemote, PageApplication>;

export interface LateRoutingDeps {
  /** The remote whose page comes first, by the current address; undefined: the shell itself shows the address. */
  readonly first: AnyRemote | undefined;
  /** Whether the page of this remote should show. */
  shows(remote: AnyRemote): boolean;
  /** Loads the document of the current address. False: not now, because the last time was too recent, or without a network. */
  reload(): boolean;
  /** Default: the chunk with single-spa. */
  load?: () => Promise<SingleSpa>;
}

export interface LateRouting {
  /** Mounts the first page, if the address is still its own. `follow` subscribes to single-spa's events by the function that it gets; it is called when single-spa has taken over. */
  start(applications: Applications, follow: Follow): void;
  /** Loads single-spa, once; it takes over the page as it is. Null: it did not arrive, and is retried automatically. */
  load(): Promise<SingleSpa | null>;
  /** Loads single-spa and waits for it, also while it fails and is retried. */
  whenThere(): Promise<SingleSpa>;
  /** Decides again which page shows, after the session changed. */
  refresh(): void;
}

/** Milliseconds that a change waits for single-spa, from the last one, before the document of its address is loaded. */
const PATIENCE = 5_000;

const pathOf = (address: string): string => new URL(address).pathname;

/** Loads the document if another page is wanted and single-spa does not come for it, as soon as `reload` can. */
function documentInstead(isWanted: () => boolean, reload: () => boolean) {
  let leaving = false;
  let waiting: ReturnType<typeof setInterval> | undefined;
  const now = () => {
    if (!leaving && isWanted()) leaving = reload();
  };
  return {
    now,
    soon() {
      leaving = false;
      clearInterval(waiting);
      waiting = setInterval(now, PATIENCE);
    },
    never: () => clearInterval(waiting),
  };
}

/**
 * The first page is mounted before single-spa is there, which is not needed until something changes. It loads when the
 * page has settled, or as soon as the address or the session changes; that change then happens as any other. If it does
 * not arrive in time, the document of the new address is loaded. A page that still belongs to the address stays as it is.
 */
export function createLateRouting({ first, shows, reload, load = () => import('@amarena/shared/spa') }: LateRoutingDeps): LateRouting {
  // Now, when `first` was chosen by it: it may change before the page starts.
  const from = window.location.href;
  const started = Promise.withResolvers<(spa: SingleSpa, takeOver: TakeOver) => Promise<void>>();
  const there = Promise.withResolvers<SingleSpa>();
  const handedOver = Promise.withResolvers<AppProps>();
  let firstPage: FirstPage | null = null;
  let sessionChanged = false;
  let takenOver = false;

  /** Whether another page should be here than the one that is. Another query alone is followed when single-spa arrives. */
  const isAnotherPageWanted = () => pathOf(window.location.href) !== pathOf(from) || (first === undefined ? sessionChanged : !shows(first));
  const instead = documentInstead(isAnotherPageWanted, reload);
  const code = createDeferredModule(
    async () => {
      const [spa, { takeOver }] = await Promise.all([load(), import('./takeOver.ts')]);
      await (await started.promise)(spa, takeOver);
      there.resolve(spa);
      return spa;
    },
    (cause) => {
      console.warn('What changes pages did not arrive', cause);
      instead.now();
    },
  );
  /** Loads single-spa for a change. If it takes too long, the document is loaded as soon as that is possible. */
  const loadForChange = (): Promise<SingleSpa | null> => {
    if (!takenOver) instead.soon();
    return code.load();
  };

  return {
    load: code.load,
    whenThere() {
      void code.load();
      return there.promise;
    },
    refresh() {
      sessionChanged = true;
      firstPage?.sessionChanged();
      void loadForChange().then((spa) => spa?.triggerAppChange());
    },
    start(applications, follow) {
      const release = holdRouting(window, () => {
        firstPage?.moved();
        void loadForChange();
      });
      const application = first === undefined ? undefined : applications.get(first);
      if (first !== undefined && application !== undefined) {
        const props = { name: first, singleSpa: {}, mountParcel: lateParcels(handedOver.promise, code.load) };
        firstPage = startFirstPage({ remote: first, application, props, shows });
      }
      if (pathOf(window.location.href) !== pathOf(from)) void loadForChange();

      started.resolve((spa, takeOver) => {
        const held = release();
        const standing = firstPage?.hasEnded() ? undefined : first;
        firstPage = null;
        takenOver = true;
        instead.never();
        return takeOver(spa, { applications, standing, from, held, shows, handOver: handedOver.resolve, follow });
      });
    },
  };
}
