import { existsSync } from 'node:fs';
import type { Browser, BrowserType } from 'playwright-core';

/** The headless one first: without a window it needs a quarter less time. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium that is installed on this machine; `CHROMIUM_PATH` comes first. Undefined: none was found. */
export const installedChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path !== undefined && existsSync(path));

/** The driver is an optional package: a server that only serves does without it. */
async function driver(): Promise<BrowserType | null> {
  try {
    return (await import('playwright-core')).chromium;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
}

const ARGUMENTS = ['--disable-gpu', '--disable-quic', '--disable-component-update'];

/** Starts a Chromium: one of this machine, else Playwright's own download. Null: there is none, or no driver for it. */
export async function openBrowser(): Promise<Browser | null> {
  const chromium = await driver();
  if (chromium === null) return null;
  const executablePath = [installedChromium(), chromium.executablePath()].find((path) => path !== undefined && existsSync(path));
  if (executablePath === undefined) return null;
  // Ctrl+C is ours: the site has to be closed too.
  return chromium.launch({ executablePath, args: ARGUMENTS, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false });
}
