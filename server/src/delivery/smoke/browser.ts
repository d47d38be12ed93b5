import type { Browser, BrowserType } from 'playwright-core';
import { findBrowser } from './findBrowser.ts';

/** The driver is an optional package: a server that only serves pages does not need it. */
async function driver(): Promise<BrowserType | null> {
  try {
    return (await import('playwright-core')).chromium;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
}

/** Pages of one context share a process: to start one for each takes a fifth of a check. Contexts never share one. */
const ONE_PROCESS = '--renderer-process-limit=1';
const ARGUMENTS = ['--disable-gpu', '--disable-quic', '--disable-component-update', ONE_PROCESS];

/** What a browser may know of this process: it runs code that is not live yet. */
const KNOWN = /^(PATH|HOME|TMPDIR|LANG|LC_.*|TZ|XDG_.*|FONTCONFIG_.*)$/;

/** Starts a Chromium of this machine. Null if there is none, or no driver for it. Throws like `findBrowser`. */
export async function openBrowser(): Promise<Browser | null> {
  const chromium = await driver();
  if (chromium === null) return null;
  const executablePath = findBrowser({ download: chromium.executablePath() });
  if (executablePath === null) return null;
  // We handle Ctrl+C ourselves, because the site has to be closed too.
  const env = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (KNOWN.test(name) && value !== undefined ? [[name, value]] : [])),
  );
  return chromium.launch({ executablePath, args: ARGUMENTS, env, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false });
}
