import { parseArgs } from 'node:util';
import { ROUTES } from '@amarena/shared/contracts/routes';
import { chromium } from '@playwright/test';
import { sayCoverage, shortOf } from './coverage.ts';
import { LANGUAGES, VISITORS } from './visitors.ts';
import { nothingReached } from './walk.ts';
import { shorten, wander } from './wander.ts';

const USAGE = `npm run explore -- [--url=http://localhost:8080] [--role=${VISITORS.map(({ role }) => role).join('|')}] [--seed=1] [--minutes=10]

  A visitor who acts by chance looks for faults of a site that is running with its demonstration community.
  --role      default: one after the other
  --seed      of the first walk; default: by the clock. The same seed acts the same way as long as the site does
  --minutes   how long in all; from 30 on, too little reached is a failure, too
`;

/** Minutes from which a run is long enough to reach everything. */
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
    help: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
const first = values.seed === undefined ? Math.floor(Date.now() / 1000) % 1_000_000 : Number(values.seed);
const visitors = VISITORS.filter(({ role }) => values.role === undefined || role === values.role);
if (values.help || !Number.isFinite(minutes) || !Number.isInteger(first) || visitors.length === 0) {
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
try {
  for (let seed = first; Date.now() < until; seed += 1) {
    for (const visitor of visitors) {
      if (Date.now() >= until) break;
      const language = LANGUAGES[seed % LANGUAGES.length] ?? 'it';
      const setting = { browser, url, visitor, language, seed };
      const walk = await wander(setting, reached.get(visitor.role) ?? nothingReached(), { until, most: MOST });
      console.log(`${visitor.role}, ${language}, seed ${seed}: ${walk.actions.length} actions${walk.fault === null ? '' : ', a fault'}`);
      if (walk.fault === null) continue;
      const { what, at } = walk.fault;
      console.log(`\n  ${what}\n  at ${at}\n  again: npm run explore -- --url=${url} --role=${visitor.role} --seed=${seed}`);
      if (!told.has(what)) {
        told.add(what);
        const shortest = await shorten(setting, walk, Date.now() + SHORTEN_FOR);
        for (const action of shortest) console.log(`    ${JSON.stringify(action)}`);
      }
      console.log('');
    }
  }
} finally {
  await browser.close();
}
for (const [role, what] of reached) sayCoverage(role, what);
const missing = minutes >= LONG && values.role === undefined ? shortOf(reached, ROUTES) : [];
for (const line of missing) console.log(line);
console.log(`\n${told.size} faults`);
process.exitCode = told.size > 0 || missing.length > 0 ? 1 : 0;
