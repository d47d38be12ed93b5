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
  readonly contexts: Map<string, Promise<People>>;
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
  /** True: a page that blocks the browser says nothing about the others, as it is of no version under test. Default: false. */
  readonly isLive?: boolean;
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

/** Stops that lanes share: each takes the next one. */
interface Turns<One extends Stop> {
  readonly next: Iterator<One>;
  /**
   * True after a page of a version under test that blocks the browser: each further one would take its whole time, too,
   * and the version is refused already.
   */
  blocked: boolean;
  /** Lanes that take turns now. */
  lanes: number;
}

interface Result<One extends Stop> {
  readonly visited: Visited<One>[];
  /** Milliseconds that are left of the lane's time. */
  readonly left: number;
}

const turnsOf = <One extends Stop>(stops: readonly One[]): Turns<One> => ({ next: stops.values(), blocked: false, lanes: 0 });

/** Has the next stop open contexts of its own: a page that blocks may block the others of its process. */
function setAside({ contexts }: Mounting, key: string): void {
  const opened = contexts.get(key);
  if (opened === undefined) return;
  contexts.delete(key);
  contexts.set(`${key}, set aside with ${contexts.size} others`, opened);
}

/**
 * One lane: visits stops one after another, each as a visitor or as a member. Lanes that run at the same time have
 * contexts of their own, `name` says which: pages of one context share a process, which one of them may block, and what
 * they store.
 */
async function runLane<One extends Stop>(
  turns: Turns<One>,
  mounting: Mounting,
  { lane, name = 'first', time = lane.limits.all }: { lane: Lane; name?: 'first' | 'second'; time?: number },
): Promise<Result<One>> {
  const visited: Visited<One>[] = [];
  const key = `${lane.size} ${name}`;
  // Looks at pages that work are not their time.
  let left = time;
  turns.lanes += 1;
  while (!turns.blocked && left > 0) {
    // A page gets its whole time from the lane that has it.
    if (left < lane.limits.each && turns.lanes > 1) break;
    const { done, value: stop } = turns.next.next();
    if (done) break;
    const people = await once(mounting.contexts, key, () => openContexts(mounting, lane.size));
    const visiting = { mounting, lane, left };
    const { took, ...outcome } = await (stop.kind === 'example'
      ? playApart(stop, visiting)
      : visitWith(people[stop.access], stop, visiting));
    left -= took;
    visited.push({ stop, size: lane.size, ...outcome });
    if (outcome.trouble?.rule === 'blocks_browser') {
      if (lane.isLive) setAside(mounting, key);
      else if (stop.kind !== 'example') turns.blocked = true;
    }
  }
  turns.lanes -= 1;
  return { visited, left };
}

/** What lanes visited, in the order of the stops, with those for which no time was left. */
function inOrder<One extends Stop>(stops: readonly One[], turns: Turns<One>, size: Size, results: readonly Result<One>[]): Visited<One>[] {
  const found = new Map(results.flatMap(({ visited }) => visited.map((one) => [one.stop, one])));
  const isLeft = (stop: One) => !found.has(stop) && !turns.blocked;
  return stops.flatMap((stop) => found.get(stop) ?? (isLeft(stop) ? notTried(stop, size) : []));
}

/** Visits stops with one window size, in order. */
export async function visitIn<One extends Stop>(stops: readonly One[], mounting: Mounting, lane: Lane): Promise<Visited<One>[]> {
  const turns = turnsOf(stops);
  return inOrder(stops, turns, lane.size, [await runLane(turns, mounting, { lane })]);
}

/** Visits stops with one window size, two at a time. */
export async function visitInTwo<One extends Stop>(stops: readonly One[], mounting: Mounting, lane: Lane): Promise<Visited<One>[]> {
  const turns = turnsOf(stops);
  const lanes = (['first', 'second'] as const).map((name) => runLane(turns, mounting, { lane, name }));
  return inOrder(stops, turns, lane.size, await Promise.all(lanes));
}

/**
 * Visits stops in both window sizes, two at a time. Looks take time, so the lane of the phone, which has none, helps
 * afterwards with what is left of its own.
 */
export async function visitInBoth(stops: readonly Stop[], mounting: Mounting, lanes: Record<Size, Lane>): Promise<Visited[]> {
  const [phone, desktop] = [turnsOf(stops), turnsOf(stops)];
  const phoneFirst = async () => {
    const result = await runLane(phone, mounting, { lane: lanes.phone });
    const help = { lane: lanes.desktop, name: 'second', time: result.left } as const;
    return [result, phone.blocked ? null : await runLane(desktop, mounting, help)] as const;
  };
  const [[onPhone, helped], onDesktop] = await Promise.all([phoneFirst(), runLane(desktop, mounting, { lane: lanes.desktop })]);
  return [
    ...inOrder(stops, phone, 'phone', [onPhone]),
    ...inOrder(stops, desktop, 'desktop', helped === null ? [onDesktop] : [onDesktop, helped]),
  ];
}

/** Closes what a mount opened. */
export async function closeContexts({ contexts }: Mounting): Promise<void> {
  for (const opening of contexts.values()) {
    const { visitor, member } = await opening;
    await Promise.all([visitor.close(), member.close()]);
  }
}
