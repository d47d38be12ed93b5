import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { commandLine, wholeNumber } from '../server/src/cli/command.ts';
import { back } from './bench/back.ts';
import { breaks } from './bench/breaks.ts';
import { coldLoad, gzipBytes } from './bench/coldLoad.ts';
import { document } from './bench/document.ts';
import { emptyFolder } from './bench/emptyFolder.ts';
import { erasure } from './bench/erasure.ts';
import { type Figure, measured, median, percentile, print } from './bench/figures.ts';
import { EMPTY_PAGE, type Mono, startFront } from './bench/front.ts';
import { idle } from './bench/idle.ts';
import { killed } from './bench/killed.ts';
import { layoutShifts } from './bench/layoutShift.ts';
import { lighthouse } from './bench/lighthouse.ts';
import { LONG, type LoadedTasks, loadTasks } from './bench/longTasks.ts';
import { match, search } from './bench/manyMembers.ts';
import { messageTimes } from './bench/messages.ts';
import { buildMono } from './bench/mono/build.ts';
import { network } from './bench/network.ts';
import { LOADED_PAGES } from './bench/pages.ts';
import { paints } from './bench/paint.ts';
import { firstPhotos } from './bench/photos.ts';
import { presence } from './bench/presence.ts';
import { NotMeasurable } from './bench/programs.ts';
import { release } from './bench/release.ts';
import { releases } from './bench/releases.ts';
import { render } from './bench/render.ts';
import { replicas } from './bench/replicas.ts';
import { keep } from './bench/results.ts';
import { routeChanges } from './bench/routeChange.ts';
import { scale } from './bench/scale.ts';
import { searchThroughput } from './bench/search.ts';
import { logIn, type Site, startSite } from './bench/site.ts';
import { streams as manyStreams } from './bench/streams.ts';
import { lateFrames, traceSwipes } from './bench/swipeTrace.ts';
import { visits } from './bench/visits.ts';
import { provideBrowser } from './browser.ts';

const DATA = join(import.meta.dirname, '../.data/bench');
const BREAKS_DATA = join(import.meta.dirname, '../.data/bench-breaks');
const NETWORK_DATA = join(import.meta.dirname, '../.data/bench-network');
const RELEASE_DATA = join(import.meta.dirname, '../.data/bench-release');
const RENDER_DATA = join(import.meta.dirname, '../.data/bench-render');
const VISITS_DATA = join(import.meta.dirname, '../.data/bench-visits');
const LIGHTHOUSE = join(import.meta.dirname, '../.data/bench-lighthouse');
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
  bytes: 200,
  series: 3,
  time: 1,
  card: 520,
  script: 1.35,
  html: 60,
  route: 100,
  message: 250,
  api: 0.6,
  shift: 0.02,
  avif: 0.85,
  back: 300,
} as const;
const KILOBYTE = 1_000;
const MESSAGES = 30;
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
  // The longest texts.
  { who: 'visitor, Polish', member: false, language: 'pl' },
] as const;

const FIRST_PAGES = [
  { what: 'the home page', path: '/', most: 1.2 },
  { what: 'a lander', path: '/landers/gallery', most: 1.1 },
] as const;

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
    const visit = () => coldLoad(browser, site.address, { ...cookie, language, slow: true });
    // A server that has just started may not have rendered the page yet, which then needs more script.
    await visit();
    const { scripts, series, warnings } = await visit();
    const sizes = await Promise.all(scripts.map(gzipBytes));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    figures.push(
      { name: `script before a like can be pressed: ${who}`, value: total / KILOBYTE, unit: 'KB', hold: { atMost: LIMITS.bytes } },
      { name: `requests in series before it: ${who}`, value: series, unit: '', hold: { atMost: LIMITS.series } },
      { name: `warnings in the console: ${who}`, value: warnings.length, unit: '', hold: { atMost: 0 } },
    );
  }
  return figures;
}

/** Built once, for all parts that need it. */
let monoBuild: ReturnType<typeof buildMono> | undefined;

async function builtAsOne(): Promise<Mono> {
  monoBuild ??= buildMono(MONO);
  return { root: MONO, manifest: await monoBuild };
}

/** Proxies of the same kind, so that both paths are equally long. */
async function startFronts(site: Site) {
  const mono = await builtAsOne();
  return { federated: await startFront(site, null), one: await startFront(site, mono) };
}

/** The search of a visitor or a member, federated and built as one, in turns so that other load on the machine affects both. */
async function loadBoth(fronts: Awaited<ReturnType<typeof startFronts>>, { site, browser, runs }: Bench, member: boolean) {
  const cookie = member ? { cookie: await logIn(site, 0) } : {};
  const times: Record<keyof typeof fronts, number[]> = { federated: [], one: [] };
  const sizes = { federated: 0, one: 0 };
  for (let run = 0; run < runs; run += 1) {
    for (const kind of ['federated', 'one'] as const) {
      const { firstCard, scripts } = await coldLoad(browser, fronts[kind].address, { ...cookie, slow: true });
      times[kind].push(firstCard);
      sizes[kind] = (await Promise.all(scripts.map(gzipBytes))).reduce((sum, size) => sum + size, 0);
    }
  }
  return { federated: median(times.federated), one: median(times.one), sizes };
}

async function load(on: Bench): Promise<Figure[]> {
  const fronts = await startFronts(on.site);
  const visitor = await loadBoth(fronts, on, false);
  const member = await loadBoth(fronts, on, true);
  await Promise.all(Object.values(fronts).map((front) => front.stop()));
  return [
    ...Object.entries({ visitor, member }).flatMap(([who, { federated, one }]): Figure[] => [
      {
        name: `first card, cold, 100 ms and 10 Mbit/s, median of ${on.runs}, ${who}: federated`,
        value: federated,
        unit: 'ms',
        hold: { atMost: LIMITS.card },
      },
      { name: `the same code built as one, ${who}`, value: one, unit: 'ms' },
      { name: `federated against one build, time, ${who}`, value: federated / one, unit: '×', hold: { atMost: LIMITS.time } },
    ]),
    { name: 'script before a like can be pressed: one build', value: visitor.sizes.one / KILOBYTE, unit: 'KB' },
    {
      name: 'federated against one build, bytes of script',
      value: visitor.sizes.federated / visitor.sizes.one,
      unit: '×',
      hold: { atMost: LIMITS.script },
    },
  ];
}

/** The home page and a lander, the first pages that strangers see, each compared with itself as plain HTML. */
async function paint({ site, browser, runs }: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { what, path, most } of FIRST_PAGES) {
    const { ours, plain, html } = await paints(browser, site, path, runs);
    figures.push(
      { name: `largest paint of ${what}, phone, median of ${runs}`, value: median(ours), unit: 'ms' },
      { name: `${what} as plain HTML`, value: median(plain), unit: 'ms' },
      { name: `${what} against plain HTML`, value: median(ours) / median(plain), unit: '×', hold: { atMost: most } },
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

const TITLES = {
  bytes: 'What a page loads',
  document: 'The HTML of /members',
  load: 'Cold load of /members',
  network: 'A page over a real network connection',
  render: "A member's page, rendered on the server",
  release: 'What a release costs a returning browser',
  releases: 'What releases of this repository cost a returning browser',
  'empty-folder': 'A remote from an empty folder',
  paint: 'Largest paint of the home page and of a lander',
  photos: 'Photos of the first row of the search',
  lighthouse: 'Lighthouse',
  back: 'A member returns',
  routes: 'A change of page',
  tasks: 'Long tasks while a page loads',
  shift: 'What moves while a page loads',
  messages: 'A message',
  presence: 'Who is online',
  scale: 'Messages at scale',
  idle: 'A server that nobody uses',
  streams: 'Open tabs on one server',
  killed: 'A server with open tabs is killed',
  visits: 'Many strangers at once',
  api: 'The API',
  breaks: 'What the check of a version refuses',
  search: 'Search among many',
  replicas: 'Search on a replica',
  erasure: 'A member with many conversations is erased',
  match: 'Match-finder and swipe game among many',
  swipe: 'A drag in the swipe game',
};
type Part = keyof typeof TITLES;
const isPart = (word: string): word is Part => word in TITLES;

const bench = commandLine(
  'npm run bench --',
  'Measures the figures that the architecture promises, on a separate site. Not a test: read ratios, not times.',
)
  .option('--streams <n>', 'open streams while messages are sent', wholeNumber(0), 1000)
  .option('--runs <n>', 'cold loads of each kind', wholeNumber(1), 7)
  .option('--members <n>', 'members on the replica of the part replicas', wholeNumber(1_000), 1_000_000)
  .option('--bare', 'members of that part without profiles, for more of them', false)
  .option('--dry', 'do not write to docs', false);
bench.addArgument(bench.createArgument('[part...]', 'default: all').choices(Object.keys(TITLES))).parse();
const { streams, runs, members, bare, dry } = bench.opts<{ streams: number; runs: number; members: number; bare: boolean; dry: boolean }>();
const wanted = bench.args.length === 0 ? (Object.keys(TITLES) as Part[]) : bench.args.filter(isPart);

async function report(part: Part, measure: () => Promise<Figure[]>, options = ''): Promise<void> {
  if (!wanted.includes(part)) return;
  const command = `npm run bench -- ${part}${options}`;
  const figures = await measure().catch((problem: unknown) => {
    if (!(problem instanceof NotMeasurable)) throw problem;
    console.error(`\n${TITLES[part]}   (${command})\n  Not measured. ${problem.message}`);
    process.exitCode = 1;
    return null;
  });
  if (figures === null) return;
  print(TITLES[part], command, figures);
  if (!dry)
    await keep(
      command,
      figures.map((figure) => measured(figure, command)),
    );
}

const onSite = (
  ['bytes', 'document', 'load', 'paint', 'photos', 'back', 'lighthouse', 'routes', 'tasks', 'shift', 'swipe', 'messages', 'api'] as const
).some((part) => wanted.includes(part));
if (onSite) {
  const site = await startSite(DATA);
  const browser = await chromium.launch({ executablePath: provideBrowser(), args: ARGUMENTS });
  try {
    const on: Bench = { site, browser, runs, streams };
    await report('bytes', () => bytes(on));
    await report('document', () => document(site));
    await report('load', () => load(on));
    await report('paint', () => paint(on));
    await report('photos', () => firstPhotos(browser, site, LIMITS.avif));
    await report('back', () => back(browser, site, { runs, most: LIMITS.back }));
    await report('lighthouse', () => lighthouse(site, LIGHTHOUSE));
    await report('routes', () => routes(on));
    await report('tasks', () => tasks(on));
    await report('shift', () => layoutShifts(browser, site, LIMITS.shift));
    await report('swipe', () => swipe(on));
    await report('messages', () => messages(on));
  } finally {
    await browser.close();
    await site.stop();
  }
}
await report('network', () => network({ dataDir: NETWORK_DATA, mono: builtAsOne, args: ARGUMENTS }, runs));
await report('render', () => render(RENDER_DATA));
await report('release', () => release(RELEASE_DATA, ARGUMENTS));
await report('releases', () => releases(RELEASE_DATA, ARGUMENTS));
await report('breaks', () => breaks(BREAKS_DATA));
await report('empty-folder', emptyFolder);
await report('scale', scale);
await report('idle', idle);
await report('streams', manyStreams);
await report('killed', killed);
await report('visits', () => visits(VISITS_DATA));
await report('api', api);
await report('search', search);
await report('replicas', () => replicas(members, bare), ` --members ${members}${bare ? ' --bare' : ''}`);
await report('erasure', erasure);
await report('match', match);
await report('presence', presence);
process.exit();
