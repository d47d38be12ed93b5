import type { Browser } from 'playwright-core';
import type { Database } from '../../db/open.ts';
import { SECOND } from '../../times.ts';
import type { Candidate, MountOptions } from '../check.ts';
import type { DeliveryStores } from '../folders.ts';
import type { LiveSet } from '../liveSet.ts';
import type { Refusal } from '../refusal.ts';
import { openBrowser } from './browser.ts';
import { comparedWithLive } from './compareWithLive.ts';
import { exampleStopsOf, notProvided } from './exampleStops.ts';
import { LIMITS, type Limits } from './limits.ts';
import { type Overlay, overlay } from './overlay.ts';
import { brokenExamples } from './playExamples.ts';
import { type Failed, refusalsOf, unavailable } from './refusals.ts';
import { openSite } from './site.ts';
import { stopsOf } from './stops.ts';
import { closeContexts, type Mounting, type Opened, type Visited, visitInBoth } from './visits.ts';
import { makeWorld } from './world.ts';

/** Mounts candidates in a browser. One browser and one site serve all of them; the first candidate opens both. */
export interface Smoke {
  /**
   * Mounts every page and every widget of published versions, each next to the others and to what is live. For a shell,
   * opens its own pages and the first page of every remote. Returns an empty list if all work.
   */
  mount(candidates: readonly Candidate[], live: LiveSet, options?: MountOptions): Promise<Refusal[]>;
  /** Closes browser and site. */
  close(): Promise<void>;
}

export interface SmokeDeps {
  /** Where the candidates are published and the live shell is stored. */
  readonly delivery: DeliveryStores;
  /** Called with what is being mounted, because it takes a while. */
  readonly say?: (line: string) => void;
  readonly limits?: Limits;
  /** Default: a Chromium of this machine; null if there is none. */
  readonly browser?: () => Promise<Browser | null>;
  /** Opens an empty database with all tables. */
  readonly database: () => Promise<Database>;
}

export function createSmoke({ delivery, say, limits = LIMITS, browser: launch = openBrowser, database }: SmokeDeps): Smoke {
  const over = overlay(delivery);
  let opening: Promise<Opened | null> | null = null;
  const closers: (() => Promise<void>)[] = [];
  let stopped = false;

  async function close(): Promise<void> {
    // Only waits: the caller of the mount gets a failure from the same promise.
    await Promise.allSettled([opening]);
    for (let next = closers.pop(); next !== undefined; next = closers.pop()) await next();
  }

  async function open(): Promise<Opened | null> {
    const browser = await launch();
    if (browser === null) return null;
    closers.push(() => browser.close());
    const site = await openSite(over.delivery, database);
    closers.push(() => site.close());
    return { browser, site, world: await makeWorld(browser, site) };
  }

  /** Ctrl+C ends the process after both are closed, so that neither a browser nor a folder is left behind. */
  function closeOnSignal(): void {
    const stop = (signal: NodeJS.Signals) => {
      stopped = true;
      void close().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143));
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, stop);
      closers.push(async () => void process.off(signal, stop));
    }
  }

  function opened(): Promise<Opened | null> {
    if (opening === null) {
      closeOnSignal();
      opening = open();
    }
    return opening;
  }

  async function mountAll(candidates: readonly Candidate[], live: LiveSet, options: MountOptions): Promise<Refusal[]> {
    const open = await opened();
    if (open === null) return [unavailable(candidates)];
    const mounting: Mounting = { ...open, contexts: new Map(), untouched: new Map() };
    try {
      return await compareAll({ candidates, live, options }, mounting, { over, limits, say });
    } finally {
      await closeContexts(mounting);
      over.put([]);
    }
  }

  return {
    async mount(candidates, live, options = {}) {
      try {
        return await mountAll(candidates, live, options);
      } finally {
        // If the browser was closed during a mount, the result says nothing about the candidate: the process is about
        // to end.
        if (stopped) await new Promise(() => undefined);
      }
    },
    close,
  };
}

interface Work {
  readonly candidates: readonly Candidate[];
  readonly live: LiveSet;
  readonly options: MountOptions;
}

const failedOf = ({ stop, size, trouble }: Visited): Failed[] => (trouble === null ? [] : [{ stop, size, trouble }]);

/** Says which pages work but could not be looked at, and why: of these, nobody knows what they leave behind. */
function sayUnseen(visited: readonly Visited[], say: SmokeDeps['say']): void {
  const all = visited.flatMap(({ stop, unseen }) => (unseen === null ? [] : [`${stop.kind} ${stop.name} (${unseen})`]));
  if (all.length > 0) say?.(`not compared, because they could not be looked at: ${all.join(', ')}`);
}

/** Returns a function that returns the whole seconds since it was last called. */
function stopwatch(): () => number {
  let since = performance.now();
  return () => {
    const before = since;
    since = performance.now();
    return Math.round((since - before) / SECOND);
  };
}

/** Visits everything with the candidates, then what can be compared with the versions that are live. */
async function compareAll(
  { candidates, live, options: { before = live, less = false } }: Work,
  mounting: Mounting,
  { over, limits, say }: { over: Overlay; limits: Limits; say: SmokeDeps['say'] },
): Promise<Refusal[]> {
  const { world, site } = mounting;
  const stops = stopsOf(candidates, live, world);
  const examples = exampleStopsOf(candidates, live, world);
  say?.(`mounting ${stops.length} pages and widgets in a browser, on a phone and a desktop, and playing ${examples.length} examples`);
  const absent = notProvided(candidates, { live, stops: examples }, world);
  if (absent.length > 0) say?.(`examples not played, because no live part provides what they rely on: ${absent.join(', ')}`);
  const bounded = { ...limits, all: limits.all * candidates.length };
  over.put(candidates);
  for (const { part, manifest } of candidates) if (part === 'remote') await site.publishOfEach(manifest.contract.templates);
  const clock = stopwatch();
  // Looked at on a desktop only: with two sizes, a check would take twice as long.
  const visited = await visitInBoth(stops, mounting, {
    phone: { size: 'phone', limits: bounded, leave: null },
    desktop: { size: 'desktop', limits: bounded, leave: () => true },
  });
  const mounted = clock();
  const broken = await brokenExamples({ examples, candidates, live, before }, mounting, { over, limits: bounded, say });
  const examined = clock();
  sayUnseen(visited, say);
  const failed = [...visited, ...broken].flatMap(failedOf);
  // What does not work cannot be compared with what does.
  const compared = failed.length > 0 ? [] : await comparedWithLive({ candidates, before, visited, less, say }, mounting, over, bounded);
  say?.(`pages and widgets took ${mounted} s, examples ${examined} s, comparing with what is live ${clock()} s`);
  return refusalsOf([...failed, ...compared], bounded);
}
