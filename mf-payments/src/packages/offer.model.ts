const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export interface TimeLeft {
  unit: 'hours' | 'minutes';
  count: number;
}

/** The remaining time of the offer in whole hours, or in whole minutes below one hour; null when it is over. Times in milliseconds. */
export function timeLeft(expires: string, now: number): TimeLeft | null {
  const left = new Date(expires).getTime() - now;
  if (left <= 0) return null;
  return left >= HOUR
    ? { unit: 'hours', count: Math.floor(left / HOUR) }
    : { unit: 'minutes', count: Math.max(1, Math.floor(left / MINUTE)) };
}
