import { ROUTES } from '@amarena/shared/contracts/platform/routes';
import { chromium } from '@playwright/test';
import { Command, InvalidArgumentError, Option } from 'commander';
import { sayCoverage, shortOf } from './coverage.ts';
import { nothingReached } from './reached.ts';
import { shorten } from './shorten.ts';
import { LANGUAGES, VISITORS, type Visitor } from './visitors.ts';
import { wander } from './wander.ts';

/** Minutes from which on a run is long enough to reach everything. */
const LONG = 30;
/** Actions of one walk: a fault is easier to understand after few. */
const MOST = 60;
const SHORTEN_FOR = 90_000;

/** Reads a number of at least `least`. */
const number =
  (least: number) =>
  (text: string): number => {
    if (text !== '' && Number(text) >= least) return Number(text);
    throw new InvalidArgumentError(`It must be a number of at least ${least}.`);
  };

interface Wishes {
  readonly url: string;
  readonly role?: string;
  readonly seed: number;
  readonly minutes: number;
  readonly beside: number;
}

const wishes = new Command('npm run explore --')
  .description('A visitor who acts by chance looks for faults of a site that is running with its demonstration community.')
  .option('--url <address>', 'address of the site', 'http://localhost:8080')
  .addOption(new Option('--role <role>', 'default: all').choices(VISITORS.map(({ role }) => role)))
  .addOption(
    new Option('--seed <n>', 'of the first walk; the same seed acts the same way as long as the site does')
      .argParser((text) => Math.floor(number(0)(text)))
      .default(Math.floor(Date.now() / 1000) % 1_000_000, 'by the clock'),
  )
  .option('--minutes <n>', `how long in all; from ${LONG} on, too little reached is a failure, too`, number(0), 10)
  .option('--beside <n>', 'how many walk at the same time', number(1), 2)
  .showHelpAfterError()
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse()
  .opts<Wishes>();
const { minutes, beside, seed: first } = wishes;
const visitors = VISITORS.filter(({ role }) => wishes.role === undefined || role === wishes.role);

const { CHROMIUM_PATH } = process.env;
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }),
});
const url = new URL(wishes.url).origin;
const reached = new Map(visitors.map(({ role }) => [role, nothingReached()]));
const until = Date.now() + minutes * 60_000;
const told = new Set<string>();
/** Each role in turn, then all again with the next seed. */
function* walks() {
  for (let seed = first; ; seed += 1) for (const visitor of visitors) yield { visitor, seed };
}

async function explore(visitor: Visitor, seed: number): Promise<void> {
  const language = LANGUAGES[seed % LANGUAGES.length] ?? 'it';
  const setting = { browser, url, visitor, language, seed };
  const so = reached.get(visitor.role);
  if (so === undefined) throw new Error(`Nobody counts what ${visitor.role} reaches.`);
  const walk = await wander(setting, so, { until, most: MOST });
  const title = `${visitor.role}, ${language}, seed ${seed}: ${walk.actions.length} actions`;
  if (walk.fault === null) return console.log(title);
  const { what, at } = walk.fault;
  const lines = [
    `${title}, a fault`,
    '',
    `  ${what}`,
    `  at ${at}`,
    `  again: npm run explore -- --url=${url} --role=${visitor.role} --seed=${seed}`,
  ];
  if (!told.has(what)) {
    told.add(what);
    const shortest = await shorten(setting, walk, Date.now() + SHORTEN_FOR);
    lines.push(...shortest.map((action) => `    ${JSON.stringify(action)}`));
  }
  console.log(`${lines.join('\n')}\n`);
}

try {
  const ahead = walks();
  const oneAfterTheOther = async () => {
    for (const { visitor, seed } of ahead) {
      if (Date.now() >= until) return;
      await explore(visitor, seed);
    }
  };
  await Promise.all(Array.from({ length: beside }, oneAfterTheOther));
} finally {
  await browser.close();
  for (const [role, what] of reached) sayCoverage(role, what);
}
const missing = minutes >= LONG && wishes.role === undefined ? shortOf(reached, ROUTES) : [];
for (const line of missing) console.log(line);
console.log(`\n${told.size} faults`);
process.exitCode = told.size > 0 || missing.length > 0 ? 1 : 0;
