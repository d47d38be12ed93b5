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

export interface Visited {
  readonly stop: Stop;
  readonly size: Size;
  /** What is wrong with it; null if it works. */
  readonly trouble: Trouble | null;
  /** Null if it does not work, and for what has no page of its own to look at. */
  readonly seen: Seen | null;
  /** The page without any remote. */
  readonly untouched: Traces;
}

export interface Lane {
  readonly size: Size;
  readonly limits: Limits;
  /** Whether to leave each page after a look at it. */
  leave(stop: Stop): boolean;
}

/** The browser's own message if it could not continue. */
const lost = (cause: unknown): Trouble => ({
  found: `the browser lost the page, "${words(String(cause))}"`,
  look: 'Open the page by hand: it hangs, closes, or leads away by itself.',
});

const PING_LIMIT = 2_000;

/** Whether the page has a moment for anything else than its script. */
const answers = (page: Page): Promise<boolean> =>
  within(
    PING_LIMIT,
    page.evaluate(() => true).catch(() => true),
    () => false,
  );

type Outcome = Pick<Visited, 'trouble' | 'seen'>;
const failed = (trouble: Trouble): Outcome => ({ trouble, seen: null });

interface Visit {
  readonly stop: Stop;
  readonly context: BrowserContext;
  readonly lane: Lane;
  readonly reference: Traces;
  /** Milliseconds that are left for all. */
  readonly left: number;
}

async function lookAt(page: Page, { stop, lane, reference }: Visit, limit: number): Promise<Outcome> {
  const trouble = await stop.visit(page, Math.min(lane.limits.shown, limit));
  if (trouble !== null || stop.remote === null) return { trouble, seen: null };
  return { trouble, seen: await observe(page, stop.remote, reference, { leave: lane.leave(stop) }) };
}

async function visit(one: Visit): Promise<Outcome> {
  const { context, left } = one;
  const { limits } = one.lane;
  if (left <= 0) return failed({ found: 'not tried: no time was left', look: 'Fix the slow ones first.' });
  const page = await context.newPage();
  try {
    const limit = Math.min(limits.each, left);
    const work = lookAt(page, one, limit).catch((cause: unknown) => failed(lost(cause)));
    const outcome = await within(limit, work, () => failed(late(limit, limits.each)));
    if (outcome.trouble === null || (await answers(page))) return outcome;
    return failed(blocked(outcome.trouble));
  } finally {
    await page.close();
  }
}

interface Contexts {
  readonly of: Record<Stop['access'], BrowserContext>;
  readonly untouched: Record<Stop['access'], Traces>;
  close(): Promise<void>;
}

async function openContexts({ browser, site, world }: Opened, size: Size): Promise<Contexts> {
  const options = { baseURL: site.origin, locale: 'it-IT', ...SIZES[size] };
  const visitor = await browser.newContext(options);
  const member = await browser.newContext({ ...options, storageState: world.member });
  const of = { visitor, member };
  const close = async () => void (await Promise.all([visitor.close(), member.close()]));
  const blank = async (context: BrowserContext) => {
    await recordIn(context);
    const page = await context.newPage();
    return untouched(page).finally(() => page.close());
  };
  try {
    const [ofVisitor, ofMember] = await Promise.all([blank(visitor), blank(member)]);
    return { of, untouched: { visitor: ofVisitor, member: ofMember }, close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

/** Visits stops one after another with one window size, each as a visitor or as a member. */
export async function visitIn(stops: readonly Stop[], opened: Opened, lane: Lane): Promise<Visited[]> {
  if (stops.length === 0) return [];
  const contexts = await openContexts(opened, lane.size);
  const until = Date.now() + lane.limits.all;
  const visited: Visited[] = [];
  try {
    for (const stop of stops) {
      const reference = contexts.untouched[stop.access];
      const outcome = await visit({ stop, context: contexts.of[stop.access], lane, reference, left: until - Date.now() });
      visited.push({ stop, size: lane.size, ...outcome, untouched: reference });
      // Each further page would take its whole time, too, and the version is refused already.
      if (outcome.trouble?.rule === 'blocks_browser') break;
    }
  } finally {
    await contexts.close();
  }
  return visited;
}

/** Visits stops with one window size, two at a time. */
export async function visitInTwo(stops: readonly Stop[], opened: Opened, lane: Lane): Promise<Visited[]> {
  const halves = [0, 1].map((half) => stops.filter((_, index) => index % 2 === half));
  return (await Promise.all(halves.map((half) => visitIn(half, opened, lane)))).flat();
}
