import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installedChromium } from '../server/src/delivery/smoke/browser.ts';

const ROOT = join(import.meta.dirname, '..');
function ofPlaywright(): string | undefined {
  const { chromium } = createRequire(join(ROOT, 'e2e/package.json'))('@playwright/test') as { chromium: { executablePath(): string } };
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

const tried = (command: string, args: string[]): boolean => {
  try {
    execFileSync(command, args, { cwd: ROOT, stdio: 'ignore', timeout: 300_000 });
    return true;
  } catch (error) {
    console.log(`  ${command} ${args.join(' ')} did not work: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    return false;
  }
};

/**
 * Path of a Chromium: one that is there, else Playwright's own download, else the distribution's package.
 * Throws with the three ways named where none works.
 */
export function findBrowser(): string {
  const found = installedChromium() ?? ofPlaywright();
  if (found !== undefined) return found;
  console.log('No Chromium is installed yet: trying to install one.');
  if (tried('npx', ['playwright', 'install', 'chromium'])) {
    const downloaded = ofPlaywright();
    if (downloaded !== undefined) return downloaded;
  }
  const packages = ['chromium-headless-shell', 'chromium'];
  if (tried('apt-get', ['update']) && packages.some((name) => tried('apt-get', ['install', '-y', name]))) {
    const packaged = installedChromium();
    if (packaged !== undefined) return packaged;
  }
  throw new Error(
    'The end-to-end tests need Chromium, and neither a download nor a package could be had. Install it and say where: CHROMIUM_PATH=/path npm test',
  );
}
