/** Milliseconds within which the site answers again after any single failure: the target in `docs/production.md`. */
export const RTO = 60_000;

export interface Pause {
  /** Milliseconds since the epoch. */
  readonly began: number;
  /** Milliseconds. */
  readonly length: number;
}

/** The longest time between two answers, and when it began. */
export function longestPause(answered: readonly number[]): Pause {
  const times = [...answered].sort((one, other) => one - other);
  const pauses = times.map((time, index) => ({ began: times[index - 1] ?? time, length: time - (times[index - 1] ?? time) }));
  return pauses.reduce((longest, one) => (one.length > longest.length ? one : longest), { began: 0, length: 0 });
}
