/** Time limits in milliseconds. */
export interface Limits {
  /** Until a page shows its heading, or a widget shows something. */
  readonly shown: number;
  /** For one page or widget, from its first request to its last. */
  readonly each: number;
  /** For all pages and widgets of one candidate. */
  readonly all: number;
}

/** The shell gives up on a version after 10 s of loading: its report comes before `shown` is over. */
export const LIMITS: Limits = { shown: 15_000, each: 20_000, all: 120_000 };

/** The result of work, or `late()` if it takes longer than `limit`; the work goes on, but its result is ignored. */
export async function within<Value>(limit: number, work: Promise<Value>, late: () => Value): Promise<Value> {
  const over = Promise.withResolvers<Value>();
  const timer = setTimeout(() => over.resolve(late()), Math.max(0, limit));
  try {
    return await Promise.race([work, over.promise]);
  } finally {
    clearTimeout(timer);
  }
}
