import type { Browser, BrowserType } from 'playwright-core';
import { findBrowser } from './findBrowser.ts';

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

/** Starts a Chromium of this machine. Null: there is none, or no driver for it. Throws as `findBrowser` does. */
export async function openBrowser(): Promise<Browser | null> {
  const chromium = await driver();
  if (chromium === null) return null;
  const executablePath = findBrowser({ download: chromium.executablePath() });
  if (executablePath === null) return null;
  // Ctrl+C is ours: the site has to be closed too.
  return chromium.launch({ executablePath, args: ARGUMENTS, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false });
}
