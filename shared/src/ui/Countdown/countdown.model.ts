/** Milliseconds. */
export const COUNTDOWN_TICK = 1_000;

export interface TimeLeft {
  hours: number;
  minutes: number;
  seconds: number;
}

/** Whole seconds until `until`, split; zeros after it has passed. Times are milliseconds. */
export function timeLeft(until: number, now: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil((until - now) / 1_000));
  return { hours: Math.floor(seconds / 3_600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 };
}

export const twoDigits = (value: number): string => String(value).padStart(2, '0');
