import { ROUTING_HELD } from '@amarena/shared/federation/runtime';
import type { Page } from 'playwright-core';
import { type Thing, thingsIn } from './things.ts';
import { beyond, longestTaskIn, markLeft, type Traces, tracesIn } from './traces/traces.ts';
import { watch } from './troubles.ts';
import { UNMOUNT } from './widget.ts';

/** What a browser saw of a page or widget that works. */
export interface Seen {
  /** Null if a dialog covers the page. */
  readonly things: readonly Thing[] | null;
  /** Milliseconds of the longest task. */
  readonly longest: number;
  /** The page without any remote. */
  readonly untouched: Traces;
  /** While it was shown. */
  readonly shown: Traces;
  /** After it was left; null if it was not. */
  readonly left: Traces | null;
  /** Whether it was still there after another page was opened. */
  readonly stays: boolean;
}

/** No page has this address: the shell shows that, in its frame, without any remote. */
export const NO_PAGE = '/smoke/no/such/page';
const LEAVE_LIMIT = 10_000;
/** Enough for three turns of a timer that starts itself again. */
const FIRST_LOOK = 300;
const LOOK_EVERY = 150;
const LAST_LOOK = 2_500;
/** What has not changed for so long stays. */
const SETTLED = 900;

/** Milliseconds that a page is given to get single-spa. After that it is looked at as it is. */
const HANDOVER_LIMIT = 10_000;

/** Waits until the shell has replaced what it replaces in every page: before, its own functions differ from page to page. */
async function handedOver(page: Page): Promise<void> {
  const isThere = (held: string) => !(Symbol.for(held) in window);
  const settled = page.waitForFunction(isThere, ROUTING_HELD, { timeout: HANDOVER_LIMIT, polling: LOOK_EVERY });
  await Promise.allSettled([settled]);
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Leaves the page within the document. False if the page of the remote is still there. */
async function leave(page: Page): Promise<boolean> {
  await page.evaluate(async (key) => (Reflect.get(window, Symbol.for(key)) as undefined | (() => Promise<void>))?.(), UNMOUNT);
  const old = await page.evaluateHandle(() => document.querySelector('main h1'));
  await page.evaluate((address) => window.history.pushState({ key: 'smoke' }, '', address), NO_PAGE);
  const isGone = (heading: Element | null) => heading?.isConnected !== true && document.querySelector('main h1') !== null;
  return page.waitForFunction(isGone, old, { timeout: LEAVE_LIMIT, polling: LOOK_EVERY }).then(
    () => true,
    () => false,
  );
}

/**
 * What a page is like that has no remote: opens the address directly, so that none of them was ever there. Everything
 * in it is the shell's.
 */
export async function untouched(page: Page): Promise<Traces> {
  const { quiet } = watch(page, null);
  // The shell loads remotes ahead, and their code runs.
  await page.route(/\/artifacts\//, (route) => route.abort());
  await page.goto(NO_PAGE, { waitUntil: 'load' });
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await quiet();
  await handedOver(page);
  return tracesIn(page, 'nobody');
}

/** Other versions are opened in the same browser, where it would look as if they stored it. */
const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage])
      for (const name of Object.keys(storage)) if (!name.startsWith('amarena.')) storage.removeItem(name);
  });

/** Looks at a page that works; `reference` is the untouched page. It is left if that is wanted. */
export async function observe(page: Page, remote: string, reference: Traces, wanted: { leave: boolean }): Promise<Seen> {
  await handedOver(page);
  const seen = {
    things: await thingsIn(page),
    longest: await longestTaskIn(page),
    untouched: reference,
    shown: await tracesIn(page, remote),
  };
  if (!wanted.leave) return { ...seen, left: null, stays: false };
  if (!(await leave(page))) return { ...seen, left: null, stays: true };
  await markLeft(page);
  await pause(FIRST_LOOK);
  // What fades out or ends a moment later is no trace.
  let left = await tracesIn(page, remote);
  const textOf = (traces: Traces): string => JSON.stringify(beyond(traces, [reference]));
  const until = Date.now() + LAST_LOOK;
  for (let since = Date.now(); textOf(left) !== '[]' && Date.now() < Math.min(until, since + SETTLED); ) {
    await pause(LOOK_EVERY);
    const next = await tracesIn(page, remote);
    if (textOf(next) !== textOf(left)) since = Date.now();
    left = next;
  }
  await forget(page);
  return { ...seen, left, stays: false };
}
