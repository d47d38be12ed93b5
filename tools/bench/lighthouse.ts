import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { provideBrowser } from '../browser.ts';
import { type Figure, median } from './figures.ts';
import { NotMeasurable } from './programs.ts';
import type { Site } from './site.ts';

const run = promisify(execFile);

const VERSION = '13.5.0';
const RUNS = 5;
const WITHIN = 180_000;
const MOST_OUTPUT = 64_000_000;
const PERCENT = 100;
const PERFORMANCE = 95;
const PERFECT = 100;
/** What a page scores that asks search engines not to list it. */
const UNLISTED = 91;

const PAGES = [
  { what: 'home', path: '/', seo: PERFECT },
  { what: 'a lander', path: '/landers/gallery', seo: PERFECT },
  { what: 'prices', path: '/pricing', seo: PERFECT },
  { what: '/members', path: '/members', seo: UNLISTED },
] as const;

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';
type Scores = Readonly<Record<Category, number>>;

/**
 * Path of Lighthouse's command line, installed into `folder` with the first run: it is large, and nothing else needs
 * it. Throws `NotMeasurable`.
 */
function provideLighthouse(folder: string): string {
  const cli = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (existsSync(cli)) return cli;
  console.log(`Lighthouse is not installed yet: trying to install lighthouse@${VERSION} into ${folder}.`);
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `lighthouse@${VERSION}`];
  try {
    execFileSync('npm', args, { stdio: 'ignore', timeout: WITHIN });
  } catch (cause) {
    throw new NotMeasurable(`It needs Lighthouse, which could not be installed. ${cause instanceof Error ? cause.message : cause}`);
  }
  return cli;
}

/** Scores of 0 to 100 with the settings for phones. */
async function scoresOf(cli: string, url: string): Promise<Scores> {
  const args = ['--output=json', '--quiet', '--chrome-flags=--headless --no-sandbox --disable-gpu'];
  const env = { ...process.env, CHROME_PATH: provideBrowser() };
  const { stdout } = await run(process.execPath, [cli, url, ...args], { env, timeout: WITHIN, maxBuffer: MOST_OUTPUT });
  const { categories, runtimeError } = JSON.parse(stdout) as {
    categories: Record<Category, { score: number | null }>;
    runtimeError?: { message: string };
  };
  if (runtimeError !== undefined) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
  const score = (category: Category) => Math.round((categories[category].score ?? 0) * PERCENT);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}

/** Lighthouse's scores of four pages. Performance depends on the machine: measure on a quiet one. Throws `NotMeasurable`. */
export async function lighthouse(site: Site, folder: string): Promise<Figure[]> {
  const cli = provideLighthouse(folder);
  const runs = PAGES.map((page) => ({ ...page, scores: [] as Scores[] }));
  for (let turn = 0; turn < RUNS; turn += 1) for (const { path, scores } of runs) scores.push(await scoresOf(cli, site.address + path));
  return runs.flatMap(({ what, scores, seo }) => {
    const figure = (category: Category, words: string, atLeast: number): Figure => ({
      name: `Lighthouse, mobile, median of ${RUNS}, ${words}: ${what}`,
      value: median(scores.map((one) => one[category])),
      unit: '',
      hold: { atLeast },
    });
    return [
      figure('performance', 'performance', PERFORMANCE),
      figure('accessibility', 'accessibility', PERFECT),
      figure('best-practices', 'best practices', PERFECT),
      figure('seo', 'search engines', seo),
    ];
  });
}
