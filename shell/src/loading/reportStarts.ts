import { sendBeacon } from '@amarena/shared/api';
import { LONGEST_START, postRemoteStarts, type RemoteStart, STARTS_PER_CALL } from '@amarena/shared/contracts/platform/remoteStarts';
import type { LoadableVersion } from '@amarena/shared/federation/registry';
import type { Federation } from './federation.ts';
import type { Loader } from './versions.ts';

/** Milliseconds between two calls. */
export const SEND_EVERY = 30_000;

export interface ReportedStarts {
  /** Records when each version is requested. */
  noting(federation: Federation): Federation;
  /** Counts each version that a page or widget of this loader starts with, once per document. */
  counting(loader: Loader): Loader;
  /** The version of each remote that started last on this page. */
  readonly running: ReadonlyMap<string, string>;
  /** Sends the counts so far. Later counts follow at most every 30 seconds, and when the page is left. */
  send(): void;
}

export interface StartTools {
  readonly now: () => number;
  /** True if any file of a version came over the network. */
  readonly isCold: (version: LoadableVersion) => boolean;
  readonly tell: (starts: RemoteStart[]) => void;
}

/** Whether any file came over the network. Files from the cache have a transfer size of 0. */
function cameOverTheLine(version: LoadableVersion): boolean {
  const base = window.location.origin + version.base;
  return performance
    .getEntriesByType('resource')
    .some((entry) => entry.name.startsWith(base) && entry instanceof PerformanceResourceTiming && entry.transferSize > 0);
}

const browserTools: StartTools = {
  now: () => performance.now(),
  isCold: cameOverTheLine,
  tell: (starts) => sendBeacon(postRemoteStarts, { starts }),
};

/** Reports which versions of remotes this page started and how long each took. Nothing about the person. */
export function reportStarts({ now, isCold, tell }: StartTools = browserTools): ReportedStarts {
  const asked = new Map<string, number>();
  const counted = new Set<string>();
  const running = new Map<string, string>();
  let waiting: RemoteStart[] = [];
  let settled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    settled = true;
    clearTimeout(timer);
    timer = undefined;
    for (let from = 0; from < waiting.length; from += STARTS_PER_CALL) tell(waiting.slice(from, from + STARTS_PER_CALL));
    waiting = [];
  }
  // A page that is left may return from the back/forward cache, so nothing stops here.
  window.addEventListener('pagehide', send);

  function started(remote: string, version: LoadableVersion): void {
    running.set(remote, version.version);
    const since = asked.get(version.container);
    if (since === undefined || counted.has(version.container)) return;
    counted.add(version.container);
    const ms = Math.min(LONGEST_START, Math.round(now() - since));
    waiting.push({ remote, version: version.version, ms, cold: isCold(version) });
    if (settled) timer ??= setTimeout(send, SEND_EVERY);
  }

  return {
    noting: (federation) => ({
      ...federation,
      load(version, expose) {
        asked.set(version.container, now());
        return federation.load(version, expose);
      },
    }),
    counting: (loader) => ({
      ...loader,
      firstWorking: (remote, expose, use) =>
        loader.firstWorking(remote, expose, async (module, version) => {
          const value = await use(module, version);
          // Null: the person left before it was mounted.
          if (value !== null) started(remote, version);
          return value;
        }),
    }),
    running,
    send,
  };
}
