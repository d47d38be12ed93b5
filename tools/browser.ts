import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findBrowser, WINDOW_PLACES } from '../server/src/delivery/smoke/findBrowser.ts';

/** Names of builds that can open no window. */
const HEADLESS_ONLY = /headless[-_]shell/;
const ROOT = join(import.meta.dirname, '..');

/** Path at which Playwright keeps its own download, which has a window. */
function download(): string {
  const { chromium } = createRequire(join(ROOT, 'e2e/package.json'))('@playwright/test') as { chromium: { executablePath(): string } };
  return chromium.executablePath();
}

const installed = (): string | null => findBrowser({ download: download() });

const tried = (command: string, args: string[]): boolean => {
  try {
    execFileSync(command, args, { cwd: ROOT, stdio: 'ignore', timeout: 300_000 });
    return true;
  } catch (error) {
    console.log(`  ${command} ${args.join(' ')} did not work: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    return false;
  }
};

/** There is no way to get a browser; the message says what to do. */
export class BrowserUnavailable extends Error {}

/**
 * Path of a Chromium: an installed one, else Playwright's own download, else the distribution's package. Throws
 * `BrowserUnavailable` if all three fail, and `BrowserNotNamed` like `findBrowser`.
 */
export function provideBrowser(): string {
  const found = installed();
  if (found !== null) return found;
  console.log('No Chromium is installed yet: trying to install one.');
  if (tried('npx', ['playwright', 'install', 'chromium'])) {
    const downloaded = installed();
    if (downloaded !== null) return downloaded;
  }
  const packages = ['chromium-headless-shell', 'chromium'];
  if (tried('apt-get', ['update']) && packages.some((name) => tried('apt-get', ['install', '-y', name]))) {
    const packaged = installed();
    if (packaged !== null) return packaged;
  }
  throw new BrowserUnavailable('neither a download nor a package is available. Install one and set its path: CHROMIUM_PATH=/path npm test');
}

/**
 * Path of a Chromium that can open a window, also where it opens none: only such a one keeps pages for "back". Null if none
 * is installed; installs nothing. Throws `BrowserNotNamed` if `CHROMIUM_PATH` names no file.
 */
export function findWindowBrowser(env: Readonly<Record<string, string | undefined>> = process.env): string | null {
  const found = findBrowser({ env, places: [], download: download() });
  if (found !== null && !HEADLESS_ONLY.test(found)) return found;
  return findBrowser({ env: {}, places: WINDOW_PLACES, download: download() });
}
