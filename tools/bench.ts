import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { coldLoad, gzipBytes } from './bench/coldLoad.ts';
import { type Figure, measured, median, percentile, print } from './bench/figures.ts';
import { EMPTY_PAGE, startFront } from './bench/front.ts';
import { layoutShift } from './bench/layoutShift.ts';
import { LONG, type LoadedTasks, loadTasks } from './bench/longTasks.ts';
import { matchTimes } from './bench/matchTimes.ts';
import { messageTimes } from './bench/messages.ts';
import { buildMono } from './bench/mono/build.ts';
import { paints } from './bench/paint.ts';
import { keep } from './bench/results.ts';
import { routeChanges } from './bench/routeChange.ts';
import { searchThroughput } from './bench/search.ts';
import { searchTimes } from './bench/searchGrowth.ts';
import { firstFound, logIn, type Site, startSite } from './bench/site.ts';
import { lateFrames, traceSwipes } from './bench/swipeTrace.ts';
import { provideBrowser } from './browser.ts';

/** Measures the figures that the architecture promises, on a separate site. Not a test: read ratios, not times. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Number of open streams while messages are sent. */
    streams: { type: 'string', default: '1000' },
    /** Cold loads of each kind. */
    runs: { type: 'string', default: '7' },
    /** Do not write to `docs`. */
    dry: { type: 'boolean', default: false },
  },
});
const DATA = join(import.meta.dirname, '../.data/bench');
const MONO = join(import.meta.dirname, '../.data/bench-mono');
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
];
const LIMITS = {
  bytes: 240,
  series: 3,
  time: 1.1,
  script: 1.35,
  paint: 1.2,
  html: 60,
  route: 100,
  message: 250,
  api: 0.6,
  search: 25,
  growth: 3,
  match: 150,
  cards: 100,
  shift: 0.02,
} as const;
const CROWDS = { small: 10_000, large: 1_000_000 } as const;
const SEARCHES = 400;
const KILOBYTE = 1_000;
const MESSAGES = 30;
const ROUNDS = 200;
const DRAGS = 5;
/** One frame in this many may be late: the page around the game is running, too. */
const ONE_IN = 100;
const TURNS = 5;
const TASK_RUNS = 5;
const PASSED_QUICKLY = { seconds: 4, rounds: 3 } as const;
const VISITS = [
  { who: 'visitor, Italian', member: false, language: 'it' },
  { who: 'member, Italian', member: true, language: 'it' },
  { who: 'visitor, German', member: false, language: 'de' },
] as const;

const FIRST_PAGES = [
  { what: 'the home page', path: '/' },
  { what: 'a lander', path: '/landers/gallery' },
] as const;

const LOADED_PAGES = [
  { what: 'the home page', path: '/', asMember: false },
  { what: 'the search of a member', path: '/members', asMember: true },
  { what: 'the list of chats', path: '/chats', asMember: true },
  { what: 'a lander', path: '/landers/gallery', asMember: false },
] as const;

const SHIFTING_PAGES = [
  ...LOADED_PAGES,
  { what: 'a lander with slanted words', path: '/landers/alonetonight', asMember: false },
  { what: 'the likes', path: '/likes', asMember: true },
  { what: 'the credits', path: '/credits', asMember: true },
  { what: 'your own profile', path: '/profile', asMember: true },
];

interface Bench {
  readonly site: Site;
  readonly browser: Browser;
  readonly runs: number;
  readonly streams: number;
}

async function bytes({ site, browser }: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { who, member, language } of VISITS) {
    const cookie = member ? { cookie: await logIn(site, 0) } : {};
    const { scripts, series, warnings } = await coldLoad(browser, site.address, { ...cookie, language, slow: true });
    const sizes = await Promise.all(scripts.map(gzipBytes));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    figures.push(
      { name: `script before the first card: ${who}`, value: total / KILOBYTE, unit: 'KB', hold: { atMost: LIMITS.bytes } },
      { name: `requests in series before it: ${who}`, value: series, unit: '', hold: { atMost: LIMITS.series } },
      { name: `warnings in the console: ${who}`, value: warnings.length, unit: '', hold: { atMost: 0 } },
    );
  }
  return figures;
}

/** Built once, for all parts that need it. */
let monoBuild: ReturnType<typeof buildMono> | undefined;

/**
 * Proxies of the same kind, so that both paths are equally long. The site's own pages have a policy that the proxy
 * leaves out.
 */
async function startFronts(site: Site) {
  monoBuild ??= buildMono(MONO);
  const mono = { root: MONO, manifest: await monoBuild };
  return { federated: await startFront(site, null), one: await startFront(site, mono) };
}

async function load({ site, browser, runs }: Bench): Promise<Figure[]> {
  const fronts = await startFronts(site);
  const times: Record<keyof typeof fronts, number[]> = { federated: [], one: [] };
  const sizes = { federated: 0, one: 0 };
  // Alternating, so that other load on the machine affects both.
  for (let run = 0; run < runs; run += 1) {
    for (const kind of ['federated', 'one'] as const) {
      const { firstCard, scripts } = await coldLoad(browser, fronts[kind].address, { slow: true });
      times[kind].push(firstCard);
      sizes[kind] = (await Promise.all(scripts.map(gzipBytes))).reduce((sum, size) => sum + size, 0);
    }
  }
  await Promise.all(Object.values(fronts).map((front) => front.stop()));
  const [federated, one] = [median(times.federated), median(times.one)];
  return [
    { name: `first card, cold, 100 ms and 10 Mbit/s, median of ${runs}: federated`, value: federated, unit: 'ms' },
    { name: 'the same code built as one', value: one, unit: 'ms' },
    { name: 'federated against one build, time', value: federated / one, unit: '×', hold: { atMost: LIMITS.time } },
    { name: 'script before the first card: one build', value: sizes.one / KILOBYTE, unit: 'KB' },
    {
      name: 'federated against one build, bytes of script',
      value: sizes.federated / sizes.one,
      unit: '×',
      hold: { atMost: LIMITS.script },
    },
  ];
}

/** The home page and a lander, the first pages that strangers see, each compared with itself as plain HTML. */
async function paint({ site, browser, runs }: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { what, path } of FIRST_PAGES) {
    const { ours, plain, html } = await paints(browser, site, path, runs);
    figures.push(
      { name: `largest paint of ${what}, phone, median of ${runs}`, value: median(ours), unit: 'ms' },
      { name: `${what} as plain HTML`, value: median(plain), unit: 'ms' },
      { name: `${what} against plain HTML`, value: median(ours) / median(plain), unit: '×', hold: { atMost: LIMITS.paint } },
      { name: `${what}: bytes before its first paint, without media`, value: html / KILOBYTE, unit: 'KB', hold: { atMost: LIMITS.html } },
    );
  }
  return figures;
}

async function routes({ site, browser }: Bench): Promise<Figure[]> {
  const changes = await routeChanges(browser, site.address, await logIn(site, 0), TURNS);
  const all = changes.flatMap(({ times }) => times);
  const [slowest] = changes.map((change) => ({ ...change, ms: median(change.times) })).sort((one, other) => other.ms - one.ms);
  if (slowest === undefined) throw new Error('No navigation was measured.');
  return [
    {
      name: `from each of five pages to each other, median of ${all.length}`,
      value: median(all),
      unit: 'ms',
      hold: { atMost: LIMITS.route },
    },
    {
      name: `the slowest of these, ${slowest.from} to ${slowest.to}, median of ${TURNS}`,
      value: slowest.ms,
      unit: 'ms',
      hold: { atMost: LIMITS.route },
    },
  ];
}

const longest = (loads: readonly LoadedTasks[]): number => median(loads.map(({ tasks: [first] }) => first?.work ?? 0));

/** Work of each kind of build, alternating, and what the browser itself needs for an almost empty page. */
async function tasksByBuild({ site, browser }: Bench): Promise<Figure[]> {
  const fronts = await startFronts(site);
  const addresses = {
    empty: fronts.federated.address + EMPTY_PAGE,
    federated: `${fronts.federated.address}/members`,
    one: `${fronts.one.address}/members`,
  };
  const loads: Record<keyof typeof addresses, LoadedTasks[]> = { empty: [], federated: [], one: [] };
  for (let run = 0; run < TASK_RUNS; run += 1)
    for (const kind of ['empty', 'federated', 'one'] as const) loads[kind].push(await loadTasks(browser, addresses[kind], null));
  await Promise.all(Object.values(fronts).map((front) => front.stop()));
  return [
    { name: 'longest task of an empty page', value: longest(loads.empty), unit: 'ms' },
    { name: 'longest task of the search of a visitor: federated', value: longest(loads.federated), unit: 'ms' },
    { name: 'longest task of the same code built as one', value: longest(loads.one), unit: 'ms' },
  ];
}

/** Processor time, so that other load on the machine has little effect. */
async function tasks(bench: Bench): Promise<Figure[]> {
  const { site, browser } = bench;
  const member = await logIn(site, 0);
  const figures: Figure[] = [];
  for (const { what, path, asMember } of LOADED_PAGES) {
    const loads: LoadedTasks[] = [];
    for (let run = 0; run < TASK_RUNS; run += 1) loads.push(await loadTasks(browser, site.address + path, asMember ? member : null));
    figures.push(
      {
        name: `longest task while ${what} loads, phone, 4× slower, median of ${TASK_RUNS}`,
        value: longest(loads),
        unit: 'ms',
        hold: { atMost: LONG },
      },
      {
        name: `tasks over ${LONG} ms, ${what}`,
        value: median(loads.map((load) => load.tasks.filter(({ work }) => work > LONG).length)),
        unit: '',
      },
      { name: `the same by the clock, as the browser counts them, ${what}`, value: median(loads.map(({ counted }) => counted)), unit: '' },
    );
  }
  return [...figures, ...(await tasksByBuild(bench))];
}

async function shift({ site, browser }: Bench): Promise<Figure[]> {
  const member = await logIn(site, 0);
  const [someone] = await firstFound(site, member);
  const pages = [
    ...SHIFTING_PAGES,
    { what: 'a profile', path: `/members/${someone}`, asMember: true },
    { what: 'a chat', path: `/members/${someone}/chat`, asMember: true },
  ];
  const figures: Figure[] = [];
  for (const { what, path, asMember } of pages) {
    const value = await layoutShift(browser, site.address + path, asMember ? member : null);
    figures.push({
      name: `what moves while ${what} loads, the worse of phone and desktop`,
      value,
      unit: 'CLS',
      hold: { atMost: LIMITS.shift },
    });
  }
  return figures;
}

async function swipe({ site, browser }: Bench): Promise<Figure[]> {
  const { frames, layouts } = await traceSwipes(browser, site.address, await logIn(site, 1), DRAGS);
  return [
    { name: `work of a frame while a card is dragged, 4× slower, median of ${frames.length}`, value: median(frames), unit: 'ms' },
    { name: 'the same, p95', value: percentile(frames, 0.95), unit: 'ms' },
    {
      name: 'frames with more work than 16.7 ms',
      value: lateFrames(frames),
      unit: '',
      hold: { atMost: Math.floor(frames.length / ONE_IN) },
    },
    { name: 'computations of the layout during the drags', value: layouts, unit: '', hold: { atMost: 0 } },
  ];
}

async function messages({ site, streams }: Bench): Promise<Figure[]> {
  const [receiver, sender] = [await logIn(site, 0), await logIn(site, 1)];
  const times = await messageTimes({ site, sender, receiver, streams, messages: MESSAGES });
  return [
    { name: `message sent to message there, ${streams} streams, median`, value: median(times), unit: 'ms' },
    { name: `the same, p95 of ${times.length}`, value: percentile(times, 0.95), unit: 'ms', hold: { atMost: LIMITS.message } },
  ];
}

/** Runs on the site's data after the site has stopped: the embedded database belongs to one process. */
async function api(): Promise<Figure[]> {
  const { ours, bare, statements } = await searchThroughput(DATA, PASSED_QUICKLY);
  return [
    { name: 'answers per second: search', value: ours, unit: '/s' },
    { name: `answers per second: bare Fastify, the same ${statements} statements`, value: bare, unit: '/s' },
    { name: 'search against bare', value: ours / bare, unit: '×', hold: { atLeast: LIMITS.api } },
  ];
}

async function search(): Promise<Figure[]> {
  const small = percentile(await searchTimes(CROWDS.small, SEARCHES), 0.95);
  const large = percentile(await searchTimes(CROWDS.large, SEARCHES), 0.95);
  return [
    { name: `search on PostgreSQL, ${CROWDS.small} members, p95 of ${SEARCHES}`, value: small, unit: 'ms' },
    {
      name: `search on PostgreSQL, ${CROWDS.large} members, p95 of ${SEARCHES}`,
      value: large,
      unit: 'ms',
      hold: { atMost: LIMITS.search },
    },
    { name: 'growth from the one to the other', value: large / small, unit: '×', hold: { atMost: LIMITS.growth } },
  ];
}

async function match(): Promise<Figure[]> {
  const small = await matchTimes(CROWDS.small, ROUNDS);
  const large = await matchTimes(CROWDS.large, ROUNDS);
  const of = (times: number[]) => percentile(times, 0.95);
  return [
    { name: `match-finder, ${CROWDS.small} members, p95 of ${ROUNDS}`, value: of(small.match), unit: 'ms' },
    { name: `match-finder, ${CROWDS.large} members, p95 of ${ROUNDS}`, value: of(large.match), unit: 'ms', hold: { atMost: LIMITS.match } },
    { name: 'growth from the one to the other', value: of(large.match) / of(small.match), unit: '×', hold: { atMost: LIMITS.growth } },
    { name: `cards of the swipe game, ${CROWDS.large} members, p95`, value: of(large.cards), unit: 'ms', hold: { atMost: LIMITS.cards } },
  ];
}

const TITLES = {
  bytes: 'What a page loads',
  load: 'Cold load of /members',
  paint: 'Largest paint of the home page and of a lander',
  routes: 'A change of page',
  tasks: 'Long tasks while a page loads',
  shift: 'What moves while a page loads',
  messages: 'A message',
  api: 'The API',
  search: 'Search among many',
  match: 'Match-finder and swipe game among many',
  swipe: 'A drag in the swipe game',
};
type Part = keyof typeof TITLES;
const isPart = (word: string): word is Part => word in TITLES;
const unknown = positionals.filter((word) => !isPart(word));
if (unknown.length > 0)
  throw new Error(`Unknown parts of the benchmark: ${unknown.join(', ')}. Parts are ${Object.keys(TITLES).join(', ')}.`);
const wanted = positionals.length === 0 ? (Object.keys(TITLES) as Part[]) : positionals.filter(isPart);

async function report(part: Part, measure: () => Promise<Figure[]>): Promise<void> {
  if (!wanted.includes(part)) return;
  const command = `npm run bench -- ${part}`;
  const figures = await measure();
  print(TITLES[part], command, figures);
  if (!values.dry)
    await keep(
      command,
      figures.map((figure) => measured(figure, command)),
    );
}

const onSite = (['bytes', 'load', 'paint', 'routes', 'tasks', 'shift', 'swipe', 'messages', 'api'] as const).some((part) =>
  wanted.includes(part),
);
if (onSite) {
  const site = await startSite(DATA);
  const browser = await chromium.launch({ executablePath: provideBrowser(), args: ARGUMENTS });
  try {
    const bench: Bench = { site, browser, runs: Number(values.runs), streams: Number(values.streams) };
    await report('bytes', () => bytes(bench));
    await report('load', () => load(bench));
    await report('paint', () => paint(bench));
    await report('routes', () => routes(bench));
    await report('tasks', () => tasks(bench));
    await report('shift', () => shift(bench));
    await report('swipe', () => swipe(bench));
    await report('messages', () => messages(bench));
  } finally {
    await browser.close();
    await site.stop();
  }
}
await report('api', api);
await report('search', search);
await report('match', match);
process.exit(0);
