import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { giveCookies } from './visitors.ts';

const PHONE = { width: 390, height: 844 };
const CPU_SLOWDOWN = 4;
const WAIT = 60_000;
/** Milliseconds for the deferred parts, the words for errors and what is prepared in advance. */
const SETTLED = 8_000;
const MICROSECONDS = 1_000;
/** The browsers' threshold of a long task, in milliseconds. */
export const LONG = 50;

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of processor time, which excludes the time of other programs. */
  readonly tdur?: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string } };
}

export interface Task {
  /** Milliseconds of work on the page's main thread. */
  readonly work: number;
  /** What took longest in it, each with its milliseconds. */
  readonly inside: readonly string[];
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'];
const TASK = /^RunTask$/;
/** Trace events that say what a task did. */
const STEPS =
  /^(EvaluateScript|FunctionCall|v8\.compile|ParseHTML|Layout|UpdateLayoutTree|Paint|TimerFire|RunMicrotasks|MajorGC|MinorGC|V8\.GC.*)$/;

const milliseconds = ({ tdur = 0 }: TraceEvent): number => tdur / MICROSECONDS;

/** The main thread of the process that worked most for the page. */
function busiest(events: readonly TraceEvent[]): { pid: number; tid: number } {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const work = ({ pid, tid }: { pid: number; tid: number }) =>
    events.filter((event) => event.pid === pid && event.tid === tid && event.name === 'EvaluateScript').length;
  const [main] = mains.sort((one, other) => work(other) - work(one));
  if (main === undefined) throw new Error('The trace has no main thread of a page.');
  return main;
}

function tasksOf(events: readonly TraceEvent[]): Task[] {
  const { pid, tid } = busiest(events);
  const onMain = events.filter((event) => event.pid === pid && event.tid === tid && event.tdur !== undefined);
  return onMain
    .filter(({ name }) => TASK.test(name))
    .map((task) => {
      const end = task.ts + (task.dur ?? 0);
      const inside = onMain
        .filter((event) => STEPS.test(event.name) && event.ts >= task.ts && event.ts < end && milliseconds(event) >= LONG / 10)
        .sort((one, other) => milliseconds(other) - milliseconds(one))
        .slice(0, 6)
        .map((event) => `${event.name} ${Math.round(milliseconds(event))} ${event.args?.data?.url?.split('/').at(-1) ?? ''}`.trim());
      return { work: milliseconds(task), inside };
    })
    .sort((one, other) => other.work - one.work);
}

/** What the browser itself counts as long: elapsed time, including that of other programs. */
const counted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({ type: 'longtask', buffered: true });
        window.setTimeout(() => resolve(0), 1_000);
      }),
  );

export interface LoadedTasks {
  /** Longest first. */
  readonly tasks: readonly Task[];
  /** Entries of `longtask`, as monitoring in the field sees them. */
  readonly counted: number;
}

/** Tasks of a cold load on a phone with a processor four times slower. `cookie`: a member's session. */
export async function loadTasks(browser: Browser, url: string, cookie: string | null): Promise<LoadedTasks> {
  const context = await browser.newContext({ viewport: PHONE, extraHTTPHeaders: { 'x-forwarded-for': '198.18.7.10' } });
  try {
    if (cookie !== null) await giveCookies(context, url, cookie);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.goto(url, { waitUntil: 'load', timeout: WAIT });
    // Nothing is evaluated in the page meanwhile: the driver's scripts would count as the page's.
    await setTimeout(SETTLED);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    await page.waitForSelector('footer, h1', { timeout: WAIT });
    return { tasks: tasksOf(traceEvents), counted: await counted(page) };
  } finally {
    await context.close();
  }
}
