import { describe, expect, it } from '@jest/globals';
import { downloadTime } from './downloadTime.ts';
import { createLink, createSender, createTimeline, FIRST_WINDOW, SEGMENT } from './wire.ts';

const LINE = { delay: 50, bytesPerMs: 1_250 };
const KILOBYTE = 1_000;

/** What arrives, with its time, if a sender is offered these sizes at these times. */
function arrivals(offered: readonly { at: number; bytes: number }[]) {
  const timeline = createTimeline();
  const arrived: { at: number; bytes: number }[] = [];
  const sender = createSender({
    timeline,
    link: createLink(timeline, LINE),
    delay: LINE.delay,
    onArrival: ({ length }) => arrived.push({ at: timeline.now(), bytes: length }),
  });
  for (const { at, bytes } of offered) timeline.at(at, () => sender.offer(Buffer.alloc(bytes)));
  timeline.runUntil(60_000);
  return arrived;
}

const bytesBy = (arrived: ReturnType<typeof arrivals>, time: number) =>
  arrived.filter(({ at }) => at <= time).reduce((sum, { bytes }) => sum + bytes, 0);
const lastOf = (arrived: ReturnType<typeof arrivals>) => arrived.at(-1)?.at ?? Number.NaN;

describe('The line of the network bench', () => {
  it('delivers ten segments in the first flight, and twenty in the second', () => {
    const arrived = arrivals([{ at: 0, bytes: 1_000 * KILOBYTE }]);
    expect(bytesBy(arrived, 149)).toBe(FIRST_WINDOW);
    expect(bytesBy(arrived, 249)).toBe(3 * FIRST_WINDOW);
    expect(bytesBy(arrived, 350)).toBe(7 * FIRST_WINDOW);
  });

  it('delays a single segment by its own length and the way', () => {
    expect(arrivals([{ at: 10, bytes: SEGMENT }])).toEqual([{ at: 10 + SEGMENT / 1_250 + 50, bytes: SEGMENT }]);
  });

  it('sends a large download at the rate of the line once the window is open', () => {
    const [small, large] = [2_000, 3_000].map((kilobytes) => lastOf(arrivals([{ at: 0, bytes: kilobytes * KILOBYTE }])));
    expect((large ?? 0) - (small ?? 0)).toBeCloseTo(800, 5);
  });

  it('does not open the window of a connection that does not fill it', () => {
    const small = Array.from({ length: 20 }, (_, turn) => ({ at: turn * 100, bytes: 2 * KILOBYTE }));
    const arrived = arrivals([...small, { at: 3_000, bytes: 100 * KILOBYTE }]);
    expect(bytesBy(arrived, 3_149)).toBe(40 * KILOBYTE + FIRST_WINDOW);
  });

  it('shares its rate among all connections of a direction', () => {
    const timeline = createTimeline();
    const link = createLink(timeline, LINE);
    const done: number[] = [];
    for (const bytes of [FIRST_WINDOW, FIRST_WINDOW]) {
      const sender = createSender({ timeline, link, delay: LINE.delay, onArrival: () => undefined });
      sender.offer(Buffer.alloc(bytes));
      sender.end(() => done.push(timeline.now()));
    }
    timeline.runUntil(1_000);
    expect(done.map((time) => time.toFixed(6))).toEqual([
      (FIRST_WINDOW / 1_250 + 50).toFixed(6),
      ((2 * FIRST_WINDOW) / 1_250 + 50).toFixed(6),
    ]);
  });

  it('keeps its times if the clock calls late', () => {
    const times = [1, 700].map((step) => {
      const timeline = createTimeline();
      let at = 0;
      const sender = createSender({
        timeline,
        link: createLink(timeline, LINE),
        delay: LINE.delay,
        onArrival: () => {
          at = timeline.now();
        },
      });
      sender.offer(Buffer.alloc(500 * KILOBYTE));
      for (let now = 0; now < 5_000; now += step) timeline.runUntil(now);
      return at;
    });
    expect(times[0]).toBe(times[1]);
  });

  it.each([0, 20, 60, 200])('ends %i ms after the last byte was offered, or when it arrives', (pause) => {
    const timeline = createTimeline();
    const sender = createSender({ timeline, link: createLink(timeline, LINE), delay: LINE.delay, onArrival: () => undefined });
    sender.offer(Buffer.alloc(SEGMENT));
    let ended = 0;
    timeline.at(pause, () =>
      sender.end(() => {
        ended = timeline.now();
      }),
    );
    timeline.runUntil(1_000);
    expect(ended).toBeCloseTo(Math.max(SEGMENT / 1_250 + 50, pause < 51 ? 0 : pause + 50), 6);
  });

  it('delivers the bytes in their order', () => {
    const timeline = createTimeline();
    const arrived: Buffer[] = [];
    const sender = createSender({ timeline, link: createLink(timeline, LINE), delay: 50, onArrival: (bytes) => arrived.push(bytes) });
    const sent = Buffer.from(Array.from({ length: 50 * KILOBYTE }, (_, index) => index % 251));
    sender.offer(sent.subarray(0, 7));
    sender.offer(sent.subarray(7, 20_000));
    sender.offer(sent.subarray(20_000));
    timeline.runUntil(2_000);
    expect(Buffer.concat(arrived).equals(sent)).toBe(true);
  });

  it.each([1, SEGMENT, FIRST_WINDOW, FIRST_WINDOW + 1, 50_000, 102_200, 102_201, 219_000, 1_000_000, 5_000_000])(
    'downloads %i bytes in the time that the calculation says',
    (bytes) => {
      // A round trip to connect, and the way of the request, before the answer is offered.
      expect(lastOf(arrivals([{ at: 150, bytes }]))).toBeCloseTo(downloadTime(bytes, LINE), 6);
    },
  );
});
