import type { Bus } from '@amarena/shared/bus';
import { mayKeep } from '@amarena/shared/contracts/account/privacy';
import { PAGE_WORKER, type PageMessage, WORKER_FILE } from '@amarena/shared/contracts/platform/offline';
import type { Boot } from '@amarena/shared/federation/boot';
import type { IntegrityOf } from '@amarena/shared/federation/integrity';
import { artAddress, isInstalledApp } from '@amarena/shared/ui-first';
import { followMember } from '../member/followMember.ts';
import { workerAddress } from '../workers/workerAddress.ts';
import { basesOf, filesOf, type Loaded, unseenCalls } from './pageParts.ts';

/** The browser APIs that offline pages need; any of them may be missing. */
export interface OfflineBrowser {
  readonly location: Pick<Location, 'origin'>;
  readonly document: { readonly cookie: string };
  readonly performance: { getEntriesByType(type: 'resource'): readonly Loaded[] };
  readonly PerformanceObserver: new (
    told: (list: { getEntries(): readonly Loaded[] }) => void,
  ) => {
    observe(options: { type: 'resource' }): void;
    disconnect(): void;
  };
  matchMedia(query: string): { readonly matches: boolean };
  readonly navigator: {
    readonly connection?: { readonly saveData?: boolean };
    readonly serviceWorker?: {
      readonly controller: { postMessage(message: PageMessage): void } | null;
      readonly ready: Promise<{ readonly active: { postMessage(message: PageMessage): void } | null }>;
      register(address: string, options: { scope: string; updateViaCache: 'none' }): Promise<unknown>;
    };
  };
}

/** Pictures that only offline pages show. */
const pictures = (origin: string): string[] => [artAddress('offline'), artAddress('error')].map((path) => new URL(path, origin).href);

/** Off if the member switched it off. With data saving on, pages are stored only for the installed app. */
const isWanted = (browser: OfflineBrowser): boolean =>
  mayKeep('comfort', browser) && (browser.navigator.connection?.saveData !== true || isInstalledApp(browser));

export interface KeepPagesDeps {
  readonly bus: Pick<Bus, 'session$'>;
  readonly boot: Pick<Boot, 'snapshot' | 'overrides'>;
  readonly integrityOf: IntegrityOf;
  /** The member whose data came with the HTML; null: a visitor. */
  readonly startedFor: string | null;
  /** Loads what this page came with and a page without a network does not. */
  readonly loadStyles: () => Promise<unknown>;
  /** Addresses of the calls that the HTML was rendered from: the browser did not make them, and reads them again to keep the answers. */
  readonly made: readonly string[];
}

/**
 * Has the worker store this page's files while a member is logged in, and delete them after log-out. A page with an
 * overridden version is not stored. Returns a function that unsubscribes.
 */
export function keepPages(browser: OfflineBrowser, { bus, boot, integrityOf, startedFor, loadStyles, made }: KeepPagesDeps): () => void {
  const { snapshot, overrides } = boot;
  const workers = browser.navigator.serviceWorker;
  if (workers === undefined) return () => undefined;
  const { origin } = browser.location;
  const bases = basesOf(snapshot, origin);
  const hasWorker = WORKER_FILE in snapshot.shell.integrity;

  const forget = (left: boolean) => workers.controller?.postMessage({ type: 'forget', left });
  let stopWatching: () => void = () => undefined;
  /** Changes with each log-in and log-out. */
  let turn = 0;
  async function keep(member: string): Promise<void> {
    turn += 1;
    const ours = turn;
    stopWatching();
    if (!mayKeep('comfort', browser)) forget(false);
    if (!hasWorker || overrides.length > 0 || !isWanted(browser)) return;
    await loadStyles();
    await workers?.register(workerAddress(PAGE_WORKER), { scope: '/', updateViaCache: 'none' });
    const worker = (await workers?.ready)?.active;
    // Who has logged out meanwhile leaves nothing.
    if (turn !== ours) return;
    const tell = (loaded: readonly Loaded[], others: readonly string[], calls: readonly string[] = []) =>
      worker?.postMessage({
        type: 'keep',
        member,
        generation: snapshot.generation,
        bases,
        files: filesOf([...loaded.map(({ name }) => name), ...others], bases, integrityOf),
        read: [...unseenCalls(loaded, origin), ...calls],
      });
    // A call that was in flight when the worker took over is reported when it has ended.
    const later = new browser.PerformanceObserver((list) => {
      const loaded = list.getEntries();
      if (unseenCalls(loaded, origin).length > 0) tell(loaded, []);
    });
    later.observe({ type: 'resource' });
    stopWatching = () => later.disconnect();
    const renderedFrom = member === startedFor ? made.map((address) => new URL(address, origin).href) : [];
    tell(browser.performance.getEntriesByType('resource'), pictures(origin), renderedFrom);
  }
  const keepOrSay = (member: string) =>
    void keep(member).catch((cause: unknown) => console.warn('This page will not open without a network', cause));

  if (startedFor === null) forget(false);
  else keepOrSay(startedFor);
  return followMember(bus, startedFor, {
    arrived: keepOrSay,
    left: () => {
      turn += 1;
      stopWatching();
      forget(true);
    },
  });
}
