import { existsSync } from 'node:fs';

/** Places of builds that can open a window. */
export const WINDOW_PLACES: readonly string[] = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** The headless build first: without a window it takes a quarter less time. */
const PLACES: readonly string[] = ['/usr/bin/chromium-headless-shell', ...WINDOW_PLACES];

/** `CHROMIUM_PATH` names no browser, or is required and missing. */
export class BrowserNotNamed extends Error {}

export interface BrowserSearch {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Paths to try, best first. */
  readonly places?: readonly string[];
  /** Path at which Playwright keeps its own download. */
  readonly download?: string;
}

/**
 * Path of a Chromium; null if this machine has none. `CHROMIUM_PATH` selects one. Without it, the usual places and
 * Playwright's own download are tried, unless `CHROMIUM_SEARCH=off`, which all tests set: a browser that happens to be
 * installed would hide that a step does not provide one. Throws `BrowserNotNamed` if `CHROMIUM_PATH` names no file, or
 * if it is missing and the search is off.
 */
export function findBrowser({ env = process.env, places = PLACES, download }: BrowserSearch = {}): string | null {
  const named = env.CHROMIUM_PATH || null;
  if (named !== null) {
    if (existsSync(named)) return named;
    throw new BrowserNotNamed(`CHROMIUM_PATH is ${named}, but there is no such file.`);
  }
  if (env.CHROMIUM_SEARCH === 'off') throw new BrowserNotNamed('This test needs Chromium: run it through npm test, or set CHROMIUM_PATH.');
  return [...places, ...(download === undefined ? [] : [download])].find((path) => existsSync(path)) ?? null;
}
