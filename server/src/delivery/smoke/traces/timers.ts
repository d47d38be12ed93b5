import type { Recorder } from './recorder.ts';

/** Runs in the page: timers that scripts of parts start and do not end, and the longest task. */
export function recordTimers(recorder: Recorder): void {
  const apply = Reflect.apply;
  const { setInterval, clearInterval, clearTimeout, setTimeout, requestAnimationFrame } = window;
  const MOST_LATE = 2;
  const intervals = new Map<number, { part: string; every: number }>();
  /** How many times each part started a timer after it left. */
  const late = new Map<string, number>();
  /** The part whose script called, directly or through one function of the shell. */
  const caller = (): string | null => {
    const lines = (new Error().stack ?? '').split('\n');
    return /\/artifacts\/([a-z-]+)\//.exec(lines.slice(3, 5).join(' '))?.[1] ?? null;
  };
  const countLate = (part: string | null) => {
    if (part !== null) late.set(part, (late.get(part) ?? 0) + 1);
  };

  window.setInterval = ((work: TimerHandler, every = 0, ...words: unknown[]) => {
    const part = caller();
    const id = apply(setInterval, window, [work, every, ...words]) as number;
    if (part !== null) intervals.set(id, { part, every });
    return id;
  }) as typeof setInterval;
  const ending = (clear: typeof clearInterval) =>
    ((id?: number) => {
      if (id !== undefined) intervals.delete(id);
      apply(clear, window, [id]);
    }) as typeof clearInterval;
  window.clearInterval = ending(clearInterval);
  window.clearTimeout = ending(clearTimeout);
  window.setTimeout = ((work: TimerHandler, after = 0, ...words: unknown[]) => {
    if (recorder.left) countLate(caller());
    return apply(setTimeout, window, [work, after, ...words]);
  }) as typeof setTimeout;
  window.requestAnimationFrame = (work) => {
    if (recorder.left) countLate(caller());
    return apply(requestAnimationFrame, window, [work]) as number;
  };

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) recorder.longest = Math.max(recorder.longest, duration);
  }).observe({ type: 'longtask', buffered: true });

  recorder.sources.push((remote) => {
    const counts: Record<string, number> = {};
    for (const { part, every } of intervals.values()) {
      const name = `an interval of ${every} ms`;
      if (part === remote) counts[name] = (counts[name] ?? 0) + 1;
    }
    // A few are what a page ends with, such as the end of an animation.
    return { timer: { ...counts, ...((late.get(remote) ?? 0) > MOST_LATE && { 'timers or frames that start each other': 1 }) } };
  });
}
