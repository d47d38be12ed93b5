import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { provideBrowser } from '../browser.ts';
import { develop } from './develop.ts';
import { back, broken, first, second } from './release.ts';
import { openSite } from './site.ts';
import { type Beginning, begin, make, REMOTE } from './steps.ts';
import type { Typed } from './team.ts';
import { OTHER, offersWidget, retired, shownByAnother } from './widget.ts';

/** Releases a remote that is made on a site of its own, which ends with it. */
async function ship(beginning: Beginning): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'empty-folder-site-'));
  const site = await openSite(dataDir);
  const executablePath = provideBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const stage = { address: site.address, browser };
    beginning.team.export('CHROMIUM_PATH', executablePath);
    beginning.team.export('DELIVERY_URL', site.address);
    beginning.team.export('DELIVERY_TOKEN', await site.tokenFor(REMOTE));
    await develop(beginning, stage);
    const version = await first(beginning, stage);
    await second(beginning, stage);
    await broken(beginning, stage);
    await back(beginning, stage);
    const endOther = await shownByAnother(beginning, stage, await site.tokenFor(OTHER));
    await retired(beginning, stage, version, endOther);
  } finally {
    await browser.close();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The whole walk; `short`: without the release. Returns what was typed. Throws at the first step that goes wrong. */
export async function walk({ short }: { readonly short: boolean }): Promise<readonly Typed[]> {
  const beginning = await begin();
  try {
    await make(beginning);
    if (short) {
      await beginning.team.type('npm run deliver -- build', REMOTE);
      await offersWidget(beginning);
    } else await ship(beginning);
    return beginning.team.typed;
  } finally {
    await beginning.end();
  }
}
