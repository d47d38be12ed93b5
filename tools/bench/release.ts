import { chromium } from '@playwright/test';
import { deliveryFolders } from '../../server/src/delivery/folders.ts';
import { provideBrowser } from '../browser.ts';
import { publishCopy, withCopy } from '../e2e/variants.ts';
import { type Figure, median } from './figures.ts';
import { CHANGES, makeChange, type PartChange } from './release/changes.ts';
import { comeBack, goLive, type Loaded } from './release/comeBack.ts';
import { startSite } from './site.ts';

const BEFORE = '9.0.0-before';
const AFTER = '9.0.1-after';
const MOST_PERCENT = 10;
const PERCENT = 100;
const KILOBYTE = 1_000;

const figuresOf = ({ part, path }: PartChange, { files, whole, deltas }: Loaded): Figure[] => [
  { name: `release of ${part}: the ${files} files of it that ${path} loads, whole`, value: whole / KILOBYTE, unit: 'KB' },
  { name: 'as deltas, for a browser that has the version before', value: deltas / KILOBYTE, unit: 'KB' },
  { name: 'deltas against whole files', value: (deltas / whole) * PERCENT, unit: '%' },
];

/**
 * Releases each part with a changed word in all languages and a changed component, and counts the bytes that a
 * returning browser then loads. Both versions come from the same folder, as in a checkout.
 */
export async function release(dataDir: string, args: readonly string[]): Promise<Figure[]> {
  const site = await startSite(dataDir);
  const browser = await chromium.launch({ executablePath: provideBrowser(), args: [...args] });
  try {
    const stores = deliveryFolders(dataDir);
    for (const made of CHANGES)
      await withCopy(made.part, async (copy) => {
        await publishCopy(stores, copy, BEFORE);
        await makeChange(copy, made);
        await publishCopy(stores, copy, AFTER);
      });
    await goLive(
      stores,
      CHANGES.map(({ part }) => part),
      BEFORE,
    );
    const figures: Figure[] = [];
    const shares: number[] = [];
    for (const made of CHANGES) {
      const released = await comeBack({ browser, site, stores }, made, AFTER);
      figures.push(...figuresOf(made, released));
      shares.push((released.deltas / released.whole) * PERCENT);
    }
    return [...figures, { name: 'the median of these shares', value: median(shares), unit: '%', hold: { atMost: MOST_PERCENT } }];
  } finally {
    await browser.close();
    await site.stop();
  }
}
