import type { Bus } from '@amarena/shared/bus';
import { mayKeep } from '@amarena/shared/contracts/account/privacy';
import { PAGE_WORKER, type PageMessage, WORKER_FILE } from '@amarena/shared/contracts/platform/offline';
import type { Boot } from '@amarena/shared/federation/boot';
import { artAddress, isInstalledApp } from '@amarena/shared/ui';
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

export interface OfflineDeps {
  readonly bus: Pick<Bus, 'session$'>;
  readonly boot: Pick<Boot, 'snapshot' | 'overrides'>;
  /** The member whose data came with the HTML; null: a visitor. */
  readonly startedFor: string | null;
}

/**
 * Has the worker store this page's files while a member is logged in, and delete them after log-out. A page with an
 * overridden version is not stored. Returns a function that unsubscribes.
 */
export function followOffline(browser: OfflineBrowser, { bus, boot: { snapshot, overrides }, startedFor }: OfflineDeps): () => void {
  const workers = browser.navigator.serviceWorker;
  if (workers === undefined) return () => undefined;
  const { origin } = browser.location;
  const hasWorker = WORKER_FILE in snapshot.shell.integrity;

  const forget = (left: boolean) => workers.controller?.postMessage({ type: 'forget', left });
  let stopWatching: () => void = () => undefined;
  async function keep(member: string): Promise<void> {
    stopWatching();
    if (!mayKeep('comfort', browser)) forget(false);
    if (!hasWorker || overrides.length > 0 || !isWanted(browser)) return;
    await workers?.register(workerAddress(PAGE_WORKER), { scope: '/', updateViaCache: 'none' });
    const worker = (await workers?.ready)?.active;
    const tell = (loaded: readonly Loaded[], others: readonly string[]) =>
      worker?.postMessage({
        type: 'keep',
        member,
        generation: snapshot.generation,
        bases: basesOf(snapshot, origin),
        files: filesOf([...loaded.map(({ name }) => name), ...others], snapshot, origin),
        read: unseenCalls(loaded, origin),
      });
    // A call that was in flight when the worker took over is reported when it has ended.
    const later = new browser.PerformanceObserver((list) => {
      const loaded = list.getEntries();
      if (unseenCalls(loaded, origin).length > 0) tell(loaded, []);
    });
    later.observe({ type: 'resource' });
    stopWatching = () => later.disconnect();
    tell(browser.performance.getEntriesByType('resource'), pictures(origin));
  }
  const keepOrSay = (member: string) =>
    void keep(member).catch((cause: unknown) => console.warn('This page will not open without a network', cause));

  if (startedFor === null) forget(false);
  else keepOrSay(startedFor);
  return followMember(bus, startedFor, {
    arrived: keepOrSay,
    left: () => {
      stopWatching();
      forget(true);
    },
  });
}
