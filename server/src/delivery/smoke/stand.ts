import type { Page } from 'playwright-core';
import { type Trouble, type Watch, watch } from './troubles.ts';

/** The remote and the container of the version that a page has to mount; null for one of the shell's own pages. */
export interface Standing {
  readonly remote: string | null;
  readonly container: string | null;
  /** Paths of calls that are expected to be refused on this page; default: none. */
  readonly refused?: readonly string[];
}

const HEADING = 'main h1:visible';

async function answerTrouble(page: Page, address: string, limit: number): Promise<Trouble | null> {
  const answer = await page.goto(address, { waitUntil: 'commit', timeout: limit });
  const status = answer?.status() ?? 0;
  const here = new URL(page.url());
  if (status === 200 && here.pathname === new URL(address, here).pathname) return null;
  return {
    found: `the server answered ${status} at ${here.pathname}`,
    look: 'Compare the route in contracts/platform/routes.ts with the example in delivery/smoke/examples.ts.',
  };
}

/** Waits until something is shown, something goes wrong, or the time is over, whichever comes first. */
export async function shownOrTrouble(
  shown: Promise<unknown>,
  { happened, quiet, worst }: Watch,
  missing: Trouble,
): Promise<Trouble | null> {
  const shows = shown.then(
    () => true,
    () => false,
  );
  const seen = await Promise.race([shows, happened.then(() => false)]);
  // The report of a failure comes a little after the exception, and an error of a deferred picture after the heading.
  await quiet();
  return worst() ?? (seen ? null : missing);
}

/**
 * Opens an address and returns what is wrong with the page; null if it works. `limit`: milliseconds until its heading
 * has to be shown.
 */
export async function pageTrouble(
  page: Page,
  address: string,
  { remote, container, refused }: Standing,
  limit: number,
): Promise<Trouble | null> {
  const watching = watch(page, remote, refused);
  const answered = await answerTrouble(page, address, limit);
  if (answered !== null) return answered;
  const trouble = await shownOrTrouble(page.locator(HEADING).first().waitFor({ timeout: limit }), watching, {
    found: `no heading (h1) within ${limit / 1_000} s`,
    look: 'The page mounted nothing, or shows no heading: every screen needs one h1, also while it loads or when it is empty.',
  });
  if (trouble !== null || container === null) return trouble;
  // The server may have drawn the heading long before the entry has run.
  const runs = page.waitForFunction((name) => name in window, container, { timeout: limit });
  const isRunning = await runs.then(
    () => true,
    () => false,
  );
  const other = { found: 'a page that runs another version', look: `The entry has to leave its container as window.${container}.` };
  return watching.worst() ?? (isRunning ? null : other);
}
