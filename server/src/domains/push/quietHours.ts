import { MINUTE } from '../../times.ts';

const DAY_MINUTES = 1_440;
const BEGIN = 23 * 60;
const END = 8 * 60;

/** Minutes since midnight in a time zone. */
function clockAt(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' }).formatToParts(moment);
  const of = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value);
  return of('hour') * 60 + of('minute');
}

/** The next moment when it is `minutes` since midnight there. */
function nextAt(minutes: number, moment: Date, timeZone: string): Date {
  const wait = (minutes - clockAt(moment, timeZone) + DAY_MINUTES) % DAY_MINUTES;
  const guess = new Date(Math.floor(moment.getTime() / MINUTE) * MINUTE + wait * MINUTE);
  // If the clocks change on the way, they show a different time by then.
  const off = clockAt(guess, timeZone) - minutes;
  const shift = off > DAY_MINUTES / 2 ? off - DAY_MINUTES : off < -DAY_MINUTES / 2 ? off + DAY_MINUTES : off;
  return new Date(guess.getTime() - shift * MINUTE);
}

/** The moment itself, or eight in the morning if it lies in the quiet hours of the time zone. */
export function afterQuietHours(moment: Date, timeZone: string): Date {
  const clock = clockAt(moment, timeZone);
  return clock >= END && clock < BEGIN ? moment : nextAt(END, moment, timeZone);
}

/** Seconds until the next quiet hours begin. Expects a moment outside of them. */
export const secondsUntilQuiet = (moment: Date, timeZone: string): number =>
  Math.max(0, Math.floor((nextAt(BEGIN, moment, timeZone).getTime() - moment.getTime()) / 1_000));
