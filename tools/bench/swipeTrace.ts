import type { Browser, Page } from '@playwright/test';

const PHONE = { width: 390, height: 844 };
const CPU_SLOWDOWN = 4;
const WAIT = 60_000;
/** Positions of the pointer during one drag, at sixty frames per second. */
const STEPS = 60;
const STEP = 1_000 / 60;
const FRAME = 1_000 / 60;
const REACH = 140;
/** Milliseconds for the end of flight and spring. */
const SETTLED = 700;
const MICROSECONDS = 1_000;

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds of processor time, which excludes the time of other programs. */
  readonly tdur?: number;
  readonly tid: number;
  readonly pid: number;
  readonly args?: { readonly name?: string };
}

export interface SwipeTrace {
  /** Milliseconds of work on the page's main thread for each frame while a card moves. */
  readonly frames: readonly number[];
  /** How often layout was computed meanwhile. */
  readonly layouts: number;
}

/** The point at which the top card is dragged. */
async function gripOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator('article').last().boundingBox();
  if (box === null) throw new Error('The swipe game shows no card.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 3 };
}

/** Drags the card to and fro, and releases it near its place: the spring takes it back. */
async function drag(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) {
    const away = Math.sin((step / STEPS) * 2 * Math.PI) * REACH;
    await page.mouse.move(x + away, y + away / 8);
    await page.waitForTimeout(STEP);
  }
  await page.mouse.up();
}

/** Top-level events: scripts, styles, layout, paint and commits to the compositor, each counted once. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return [...events]
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}

/** Work on the page's main thread between two frames that it commits to the compositor. */
function workOf(events: readonly TraceEvent[]): SwipeTrace {
  const main = events.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const onMain = events.filter(({ tid, pid }) => tid === main?.tid && pid === main.pid);
  const starts = onMain.filter(({ name }) => name === 'Layerize').map(({ ts }) => ts);
  const work = outermost(onMain.filter(({ tdur }) => tdur !== undefined));
  const frames = starts.slice(1).map((end, index) => {
    const start = starts[index] ?? end;
    const inside = work.filter(({ ts }) => ts >= start && ts < end);
    return inside.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / MICROSECONDS;
  });
  return { frames, layouts: onMain.filter(({ name }) => name === 'Layout').length };
}

/** The page's own work only: what the browser does for the trace and for the simulated pointer does not count. */
const CATEGORIES = ['devtools.timeline'];

/** Traces drags of a card on a phone with a processor four times slower. `cookie` is a member's session. */
export async function traceSwipes(browser: Browser, address: string, cookie: string, drags: number): Promise<SwipeTrace> {
  const context = await browser.newContext({ viewport: PHONE, extraHTTPHeaders: { 'x-forwarded-for': '198.18.7.9' } });
  try {
    await context.addCookies(
      cookie.split('; ').map((text) => ({ name: text.split('=')[0] ?? '', value: text.split('=').slice(1).join('='), url: address })),
    );
    const page = await context.newPage();
    await page.goto(`${address}/swipe-game`);
    await page.waitForSelector('article img', { timeout: WAIT });
    await page.waitForFunction(() => [...document.querySelectorAll('article img')].every((image) => (image as HTMLImageElement).complete));
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    // A warm-up drag compiles the code for the others.
    const grip = await gripOf(page);
    await drag(page, grip);
    await page.waitForTimeout(SETTLED);
    const moved: SwipeTrace[] = [];
    for (let turn = 0; turn < drags; turn += 1) {
      await browser.startTracing(page, { categories: CATEGORIES });
      await drag(page, grip);
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
      moved.push(workOf(traceEvents));
      await page.waitForTimeout(SETTLED);
    }
    return { frames: moved.flatMap(({ frames }) => frames), layouts: moved.reduce((sum, { layouts }) => sum + layouts, 0) };
  } finally {
    await context.close();
  }
}

/** Frames that a screen with sixty frames per second would have dropped. */
export const lateFrames = (frames: readonly number[]): number => frames.filter((work) => work > FRAME).length;
