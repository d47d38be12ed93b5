import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { type Limits, within } from './limits.ts';
import { observe, type Seen, untouched } from './observe.ts';
import type { Site } from './site.ts';
import type { Stop } from './stops.ts';
import { recordIn, type Traces } from './traces/traces.ts';
import { blocked, late, type Trouble, words } from './troubles.ts';
import type { World } from './world.ts';

export const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 900 } },
} satisfies Readonly<Record<string, BrowserContextOptions>>;
export type Size = keyof typeof SIZES;

export interface Opened {
  readonly browser: Browser;
  readonly site: Site;
  readonly world: World;
}

type People = Record<Stop['access'], BrowserContext>;

/** For one mount: what was opened, and contexts of the browser with what pages without any remote are like in them. */
export interface Mounting extends Opened {
  readonly contexts: Map<Size, Promise<People>>;
  readonly untouched: Map<BrowserContext, Promise<Reference>>;
}

export interface Visited<One extends Stop = Stop> {
  readonly stop: One;
  readonly size: Size;
  /** What is wrong with it; null if it works. */
  readonly trouble: Trouble | null;
  /** Null if it does not work, if it is no remote's own page or widget, and if nothing is compared. */
  readonly seen: Seen | null;
  /** Why it could not be looked at, although it works and was to be compared; null: it was, or was not to be. */
  readonly unseen: string | null;
}

export interface Lane {
  readonly size: Size;
  readonly limits: Limits;
  /** Whether to leave a page after a look at it; null: pages are not looked at. */
  readonly leave: ((stop: Stop) => boolean) | null;
}

/** The browser's own message if it could not continue. */
const lost = (cause: unknown): Trouble => ({
  found: `the browser lost the page, "${words(String(cause))}"`,
  look: 'Open the page by hand: it hangs, closes, or leads away by itself.',
});

/** How long a page may take to answer before it counts as blocked, and to be looked at before it is not compared. */
const PING_LIMIT = 5_000;
const LOOK_LIMIT = 20_000;

/** Whether the page has a moment for anything else than its script. */
const answers = (page: Page): Promise<boolean> =>
  within(
    PING_LIMIT,
    page.evaluate(() => true).catch(() => true),
    () => false,
  );

type Outcome = Pick<Visited, 'trouble' | 'seen' | 'unseen'>;
const failed = (trouble: Trouble): Outcome => ({ trouble, seen: null, unseen: null });
/** Works, but could not be looked at. */
const unseen = (why: string | null): Outcome => ({ trouble: null, seen: null, unseen: why });

/** What something threw, in one line. */
const causeOf = (cause: unknown): string => `"${words(cause instanceof Error ? cause.message : String(cause))}"`;

/** The page without any remote, or why it could not be looked at. */
type Reference = Traces | string;

interface Visit {
  readonly stop: Stop;
  readonly context: BrowserContext;
  readonly lane: Lane;
  /** The page without any remote; null: the visit only finds out whether the stop works. */
  readonly reference: Reference | null;
  /** Milliseconds that are left for all. */
  readonly left: number;
}

const NOT_TRIED: Trouble = { found: 'not tried: no time was left', look: 'Fix the slow ones first.', noTimeLeft: true };

/** What is known of a stop that was never visited. */
export const notTried = <One extends Stop>(stop: One, size: Size): Visited<One> => ({ stop, size, ...failed(NOT_TRIED) });

/** Looks at a page that works. A page that cannot be looked at in time is not compared. */
async function lookAt(page: Page, { stop, lane, reference }: Visit): Promise<Outcome> {
  if (stop.remote === null || reference === null) return unseen(null);
  if (typeof reference === 'string') return unseen(`the page without any remote: ${reference}`);
  const look = observe(page, stop.remote, reference, { leave: lane.leave?.(stop) ?? false }).then(
    (seen): Outcome => ({ trouble: null, seen, unseen: null }),
    (cause: unknown) => unseen(causeOf(cause)),
  );
  const looked = await within<Outcome | null>(LOOK_LIMIT, look, () => null);
  if (looked !== null) return looked;
  return (await answers(page)) ? unseen(late(LOOK_LIMIT, LOOK_LIMIT).found) : failed(blocked(late(LOOK_LIMIT, LOOK_LIMIT)));
}

/** Visits a stop, and looks at it if it works. `took`: milliseconds until it was known to work. */
async function visit(one: Visit): Promise<Outcome & { took: number }> {
  const { stop, context, left } = one;
  const { limits } = one.lane;
  if (left <= 0) return { ...failed(NOT_TRIED), took: 0 };
  const page = await context.newPage();
  const since = performance.now();
  try {
    const limit = Math.min(limits.each, left);
    const work = stop.visit(page, Math.min(limits.shown, limit)).catch(lost);
    const found = await within(limit, work, () => late(limit, limits.each));
    const took = performance.now() - since;
    const trouble: Trouble | null = found !== null && limit < limits.each ? { ...found, noTimeLeft: true } : found;
    if (trouble === null) return { ...(await lookAt(page, one)), took };
    return { ...failed((await answers(page)) ? trouble : blocked(trouble)), took };
  } finally {
    await page.close();
  }
}

/** Under this name the shell stores that a visitor acknowledged the entry warning, which covers pages. */
const ENTRY_WARNING = 'site_entry.visitor';
const ACKNOWLEDGED = `amarena.dismissed.${ENTRY_WARNING}`;
const acknowledge = (name: string): void => window.localStorage.setItem(name, new Date().toISOString());

/** Leads to nothing but the site: a candidate is not live yet, and must not reach the network around this machine. */
const nowhereBut = (origin: string) => ({ server: 'http://127.0.0.1:9', bypass: new URL(origin).host });

/** Settings of a context that one visit uses: the service worker would load every part for visits that never come. */
const FOR_ONE_VISIT: BrowserContextOptions = { serviceWorkers: 'block' };

/** A browser of its own for a visitor or the member. */
async function openContext(
  { browser, site, world }: Opened,
  { size, access, ...more }: BrowserContextOptions & { readonly size: Size; readonly access: Stop['access'] },
): Promise<BrowserContext> {
  const options = { baseURL: site.origin, locale: 'it-IT', proxy: nowhereBut(site.origin), ...SIZES[size], ...more };
  const context = await browser.newContext(access === 'member' ? { ...options, storageState: world.member } : options);
  await recordIn(context);
  if (access === 'visitor') await context.addInitScript(acknowledge, ACKNOWLEDGED);
  return context;
}

async function openContexts(opened: Opened, size: Size): Promise<People> {
  const open = (access: Stop['access']) => openContext(opened, { size, access });
  const [visitor, member] = await Promise.all([open('visitor'), open('member')]);
  return { visitor, member };
}

/** The page without any remote; why not, if it cannot be opened now, so that nothing can be compared with it. */
async function blank(context: BrowserContext): Promise<Reference> {
  const page = await context.newPage();
  return untouched(page)
    .catch(causeOf)
    .finally(() => page.close());
}

/** The value of a key, made at its first use. */
function once<Key, Value>(values: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}

interface Visiting {
  readonly mounting: Mounting;
  readonly lane: Lane;
  /** Milliseconds that are left for all. */
  readonly left: number;
}

/** Visits a stop, and looks at it if it is compared. */
async function visitWith(context: BrowserContext, stop: Stop, { mounting, lane, left }: Visiting): ReturnType<typeof visit> {
  const isCompared = lane.leave !== null && stop.remote !== null;
  // First, because the remote may store something that stays.
  const reference = isCompared ? await once(mounting.untouched, context, () => blank(context)) : null;
  return visit({ stop, context, lane, reference, left });
}

/** Visits an example in a browser of its own: what it leaves there changes no page, no comparison and no other example. */
async function playApart(stop: Stop, { mounting, lane, left }: Visiting): ReturnType<typeof visit> {
  const context = await openContext(mounting, { size: lane.size, access: stop.access, ...FOR_ONE_VISIT });
  return visit({ stop, context, lane, reference: null, left }).finally(() => context.close());
}

/** True after a page that blocks the browser: each further one would take its whole time, too, and the version is refused already. */
const isBlocked = (visited: readonly Visited[]): boolean => visited.at(-1)?.trouble?.rule === 'blocks_browser';

/**
 * Visits stops one after another with one window size, each as a visitor or as a member. Lanes that are given the same
 * iterator share the stops: each takes the next one.
 */
export async function visitIn<One extends Stop>(stops: Iterable<One>, mounting: Mounting, lane: Lane): Promise<Visited<One>[]> {
  // All lanes of a size share what their browsers have loaded.
  const people = await once(mounting.contexts, lane.size, () => openContexts(mounting, lane.size));
  const visited: Visited<One>[] = [];
  // Looks at pages that work are not their time.
  let left = lane.limits.all;
  for (const stop of stops) {
    const visiting = { mounting, lane, left };
    const { took, ...outcome } = await (stop.kind === 'example'
      ? playApart(stop, visiting)
      : visitWith(people[stop.access], stop, visiting));
    left -= took;
    visited.push({ stop, size: lane.size, ...outcome });
    if (isBlocked(visited)) break;
  }
  return visited;
}

/** Closes what a mount opened. */
export async function closeContexts({ contexts }: Mounting): Promise<void> {
  for (const opening of contexts.values()) {
    const { visitor, member } = await opening;
    await Promise.all([visitor.close(), member.close()]);
  }
}

/** Visits stops with one window size, two at a time. */
export async function visitInTwo<One extends Stop>(stops: readonly One[], mounting: Mounting, lane: Lane): Promise<Visited<One>[]> {
  if (stops.length === 0) return [];
  const shared = stops.values();
  return (await Promise.all([visitIn(shared, mounting, lane), visitIn(shared, mounting, lane)])).flat();
}

/** Visits stops in both window sizes, two at a time. Looks take time, so the lane of the phone, which has none, helps afterwards. */
export async function visitInBoth(stops: readonly Stop[], mounting: Mounting, lanes: Record<Size, Lane>): Promise<Visited[]> {
  if (stops.length === 0) return [];
  const shared = stops.values();
  const onDesktop = () => visitIn(shared, mounting, lanes.desktop);
  const onPhone = async (): Promise<[Visited[], Visited[]]> => {
    const visited = await visitIn(stops, mounting, lanes.phone);
    return [visited, isBlocked(visited) ? [] : await onDesktop()];
  };
  const [[phone, second], first] = await Promise.all([onPhone(), onDesktop()]);
  return [...phone, ...first, ...second];
}
