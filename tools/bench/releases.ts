import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { type DeliveryStores, deliveryFolders } from '../../server/src/delivery/folders.ts';
import type { PartName } from '../../server/src/delivery/part.ts';
import { publish, publishShell } from '../../server/src/delivery/publish.ts';
import { refusalText } from '../../server/src/delivery/refusal.ts';
import { provideBrowser } from '../browser.ts';
import { type Figure, median } from './figures.ts';
import { PAGES } from './release/changes.ts';
import { comeBack, goLive, type Loaded } from './release/comeBack.ts';
import { type Builds, type Built, dailySteps, needHistory, openBuilds, type Step, singleSteps } from './release/commits.ts';
import { startSite } from './site.ts';

const MOST_PERCENT = 10;
const PERCENT = 100;
const KILOBYTE = 1_000;
/** Newest releases of each part. */
const OF_DAYS = 4;
const OF_COMMITS = 2;
const SHORT = 7;

interface Release extends Step {
  readonly before: Built;
  readonly after: Built;
}

interface Measured extends Release {
  readonly loaded: Loaded;
  readonly share: number;
}

/** The newest steps of each part that change its version, oldest first. */
async function releasesOf(builds: Builds, steps: readonly Step[], ofEachPart: number): Promise<Release[]> {
  const releases: Release[] = [];
  for (const { part } of PAGES) {
    let found = 0;
    for (const step of steps.filter((one) => one.part === part)) {
      if (found === ofEachPart) break;
      const [before, after] = [await builds.of(part, step.from), await builds.of(part, step.to)];
      if (before.version === after.version) continue;
      releases.push({ ...step, before, after });
      found += 1;
    }
  }
  return releases.reverse();
}

async function publishBuilt(stores: DeliveryStores, part: PartName, { directory }: Built): Promise<void> {
  const published = await (part === 'shell' ? publishShell(stores.shell, directory) : publish(stores.artifacts, directory));
  // Two commits may have the same sources of a part, and the site's own version may be one of them.
  if (!published.ok && published.error.rule !== 'version_taken') throw new Error(refusalText(published.error));
}

const nameOf = ({ part, to }: Step): string => `${part} at ${to.slice(0, SHORT)}`;

function figuresOf(what: string, measured: readonly Measured[]): Figure[] {
  const of = (value: (release: Measured) => number) => median(measured.map(value));
  const [worst] = [...measured].sort((one, other) => other.share - one.share);
  if (worst === undefined) throw new Error(`No release of ${what} was measured.`);
  return [
    {
      name: `${measured.length} releases of ${what}: files of it that a page loads, whole, median`,
      value: of(({ loaded }) => loaded.whole) / KILOBYTE,
      unit: 'KB',
    },
    {
      name: 'as deltas, for a browser that has the version before, median',
      value: of(({ loaded }) => loaded.deltas) / KILOBYTE,
      unit: 'KB',
    },
    { name: 'deltas against whole files, median', value: of(({ share }) => share), unit: '%', hold: { atMost: MOST_PERCENT } },
    { name: `the most expensive of them, ${nameOf(worst)}`, value: worst.share, unit: '%' },
  ];
}

/**
 * Releases parts as this repository had them at earlier commits, each built with the build of its commit, and counts the
 * bytes that a returning browser then loads: the work of a day, and single commits. Throws `NotMeasurable`.
 */
export async function releases(dataDir: string, args: readonly string[]): Promise<Figure[]> {
  await needHistory();
  const builds = await openBuilds(join(dataDir, '..', 'bench-releases'));
  try {
    const kinds = [
      { what: 'a part after a day of work', releases: await releasesOf(builds, await dailySteps(), OF_DAYS) },
      { what: 'a part after one commit', releases: await releasesOf(builds, await singleSteps(), OF_COMMITS) },
    ];
    const site = await startSite(dataDir);
    const browser = await chromium.launch({ executablePath: provideBrowser(), args: [...args] });
    try {
      const stores = deliveryFolders(dataDir);
      const figures: Figure[] = [];
      for (const kind of kinds) {
        const measured: Measured[] = [];
        for (const release of kind.releases) {
          const page = PAGES.find(({ part }) => part === release.part);
          if (page === undefined) throw new Error(`No page shows ${release.part}.`);
          await publishBuilt(stores, release.part, release.before);
          await publishBuilt(stores, release.part, release.after);
          await goLive(stores, [release.part], release.before.version);
          const loaded = await comeBack({ browser, site, stores }, page, release.after.version);
          measured.push({ ...release, loaded, share: (loaded.deltas / loaded.whole) * PERCENT });
          console.log(`  ${nameOf(release)}: ${loaded.files} files, ${loaded.whole} bytes whole, ${loaded.deltas} as deltas`);
        }
        figures.push(...figuresOf(kind.what, measured));
      }
      return figures;
    } finally {
      await browser.close();
      await site.stop();
    }
  } finally {
    await builds.close();
  }
}
