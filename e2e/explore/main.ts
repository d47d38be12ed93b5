import { parseArgs } from 'node:util';
import { ROUTES } from '@amarena/shared/contracts/platform/routes';
import { chromium } from '@playwright/test';
import { sayCoverage, shortOf } from './coverage.ts';
import { nothingReached } from './reached.ts';
import { shorten } from './shorten.ts';
import { LANGUAGES, VISITORS, type Visitor } from './visitors.ts';
import { wander } from './wander.ts';

const USAGE = `npm run explore -- [--url=http://localhost:8080] [--role=${VISITORS.map(({ role }) => role).join('|')}] [--seed=1] [--minutes=10] [--beside=2]

  A visitor who acts by chance looks for faults of a site that is running with its demonstration community.
  --role      default: all
  --seed      of the first walk; default: by the clock. The same seed acts the same way as long as the site does
  --minutes   how long in all; from 30 on, too little reached is a failure, too
  --beside    how many walk at the same time
`;

/** Minutes from which on a run is long enough to reach everything. */
const LONG = 30;
/** Actions of one walk: a fault is easier to understand after few. */
const MOST = 60;
const SHORTEN_FOR = 90_000;

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    role: { type: 'string' },
    seed: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    beside: { type: 'string', default: '2' },
    help: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
const beside = Number(values.beside);
const first = values.seed === undefined ? Math.floor(Date.now() / 1000) % 1_000_000 : Number(values.seed);
const visitors = VISITORS.filter(({ role }) => values.role === undefined || role === values.role);
if (values.help || !Number.isFinite(minutes) || !Number.isInteger(first) || !(beside >= 1) || visitors.length === 0) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}

const { CHROMIUM_PATH } = process.env;
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }),
});
const url = new URL(values.url).origin;
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
const missing = minutes >= LONG && values.role === undefined ? shortOf(reached, ROUTES) : [];
for (const line of missing) console.log(line);
console.log(`\n${told.size} faults`);
process.exitCode = told.size > 0 || missing.length > 0 ? 1 : 0;
