import { type Figure, percentile } from './figures.ts';
import { isRendered } from './network/documents.ts';
import { NotMeasurable } from './programs.ts';
import { callsOf } from './render/calls.ts';
import { answerAt, drive, textAt, textOf } from './render/drive.ts';
import { processorTime, whenIdle } from './render/processorTime.ts';
import { logIn, onPostgres, type StartedSite } from './site.ts';

const LIMITS = { processor: 15, p95: 40 } as const;
const SEARCH = '/members';
/** The server and a process that renders take some hundred pages to compile what they run often. */
const WARM_UP = 200;
const BLOCKS = 5;
const PAGES_OF_A_BLOCK = 40;
const RATE = { perSecond: 50, seconds: 24 } as const;
/** Pages at the rate before those that count, which start the other processes. */
const RATE_BEFORE = { ...RATE, seconds: 8 } as const;

interface Member {
  readonly cookie: string;
  /** Addresses of the API calls that their page needs. */
  readonly calls: readonly string[];
}

/** The demo members whose page begins without a banner, each with the calls of their page. Throws `NotMeasurable` if the server does not render it. */
async function members(site: StartedSite): Promise<Member[]> {
  const found: Member[] = [];
  for (const who of [0, 1] as const) {
    const cookie = await logIn(site, who);
    // The first page starts the process that renders.
    await textAt(site.address + SEARCH, cookie);
    const html = await textAt(site.address + SEARCH, cookie);
    if (!isRendered(html)) throw new NotMeasurable(`${SEARCH} of a member is not rendered on the server.`);
    found.push({ cookie, calls: await callsOf(html) });
  }
  return found;
}

/** Processor time of pages and of their API calls alone, by turns. */
async function processorTimes({ pid }: StartedSite, page: (turn: number) => Promise<unknown>, calls: (turn: number) => Promise<unknown>) {
  const sums = { page: 0, calls: 0 };
  for (let turn = 0; turn < WARM_UP; turn += 1) await Promise.all([page(turn), calls(turn)]);
  for (let block = 0; block < BLOCKS; block += 1) {
    for (const [kind, work] of [
      ['page', page],
      ['calls', calls],
    ] as const) {
      const before = processorTime(pid);
      for (let turn = 0; turn < PAGES_OF_A_BLOCK; turn += 1) await work(turn);
      sums[kind] += processorTime(pid) - before;
    }
  }
  const pages = BLOCKS * PAGES_OF_A_BLOCK;
  return { page: sums.page / pages, calls: sums.calls / pages };
}

async function figuresOf(site: StartedSite): Promise<Figure[]> {
  await whenIdle(site.pid);
  const all = await members(site);
  const memberOf = (turn: number): Member => all[turn % all.length] as Member;
  let pages: Awaited<ReturnType<typeof answerAt>>[] = [];
  const page = async (turn: number) => {
    pages.push(await answerAt(site.address + SEARCH, memberOf(turn).cookie));
  };
  const calls = (turn: number) => {
    const { cookie, calls } = memberOf(turn);
    return Promise.all(calls.map((path) => answerAt(site.address + path, cookie)));
  };
  const processor = await processorTimes(site, page, calls);
  const alone = await drive(calls, RATE);
  await drive(page, RATE_BEFORE);
  pages = [];
  const whole = await drive(page, RATE);
  // Unpacked afterwards, because that would take the time of the pages that follow.
  const unrendered = pages.filter((answer) => !isRendered(textOf(answer))).length;
  const p95 = { whole: percentile(whole, 0.95), alone: percentile(alone, 0.95) };
  return [
    { name: `processor time of a member's rendered ${SEARCH}, with its API calls`, value: processor.page, unit: 'ms' },
    { name: 'its API calls alone', value: processor.calls, unit: 'ms' },
    { name: 'rendering, beyond its API calls', value: processor.page - processor.calls, unit: 'ms', hold: { atMost: LIMITS.processor } },
    { name: `the page at ${RATE.perSecond} a second, p95 of ${whole.length}`, value: p95.whole, unit: 'ms' },
    { name: `its API calls alone at ${RATE.perSecond} pages a second, p95`, value: p95.alone, unit: 'ms' },
    {
      name: `the page beyond its API calls at ${RATE.perSecond} a second, p95`,
      value: p95.whole - p95.alone,
      unit: 'ms',
      hold: { atMost: LIMITS.p95 },
    },
    { name: 'of these, pages that went out without their HTML', value: unrendered, unit: '', hold: { atMost: 0 } },
  ];
}

/**
 * What a member's rendered page costs the server, on a PostgreSQL, so that the database's own work does not count.
 * Throws `NotMeasurable`.
 */
export const render = (dataDir: string): Promise<Figure[]> => onPostgres(dataDir, figuresOf);
