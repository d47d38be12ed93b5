import { serverNow } from '../contracts/platform/serverTime.ts';
import { clockNow, ownZone } from './clock.ts';
import { once } from './once.ts';
import { asWritten } from './written.ts';

/** An instant as text, number or date. */
export type Moment = string | number | Date;

const DAY = 86_400_000;
/** Largest unit first; the first one that fits is used. */
const STEPS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** The hour of an instant in a time zone; undefined: the device's own. */
function hourIn(zone: string | undefined): (date: Date) => number {
  const own = (date: Date) => date.getHours();
  if (zone === undefined) return own;
  const hour = once(() => new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit' }));
  // The device's own zone needs no locale data.
  const write = (date: Date) => (zone === ownZone() ? String(own(date)) : hour().format(date));
  return (date) => Number(asWritten(`${zone} hour ${date.getTime()}`, () => write(date)));
}

/** The calendar day of an instant as if it were one in UTC, in a time zone; undefined: in the device's own. */
function dayIn(zone: string | undefined): (date: Date) => Date {
  const own = (date: Date) => new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));
  if (zone === undefined) return own;
  // This locale writes a date as a standard does: 2026-11-20.
  const day = once(() => new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }));
  const write = (date: Date) => (zone === ownZone() ? own(date).toISOString() : day().format(date));
  return (date) => new Date(asWritten(`${zone} day ${date.getTime()}`, () => write(date)));
}

const capitalised = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

export type DatePart = 'day' | 'month' | 'year';
const isDatePart = (type: string): type is DatePart => type === 'day' || type === 'month' || type === 'year';

export interface Times {
  /** Day and month, with the year if it is not the current one: `20 novembre`. */
  date(moment: Moment, now?: Moment): string;
  /** Day, month and year as numbers: `20/11/2026`. */
  shortDate(moment: Moment): string;
  /** The twelve months: `gennaio`. */
  months(): string[];
  /** The order of day, month and year in a date. */
  dateOrder(): DatePart[];
  /** Hour of the day now, 0 to 23. */
  hour(): number;
  /** Hours and minutes: `10:04`. */
  time(moment: Moment): string;
  /** `Oggi`, `Ieri`, the weekday within six days, else the date: the line between days of a conversation. */
  dayLabel(moment: Moment, now?: Moment): string;
  /** The time if it is today, else `Ieri`, the weekday or the date: the right end of a list's row. */
  dayOrTime(moment: Moment, now?: Moment): string;
  /** Distance from now in words: `2 ore fa`, `tra 3 giorni`. */
  relative(moment: Moment, now?: Moment): string;
}

/** Dates and times as a locale writes them, in a time zone; undefined: in the device's own. */
export function timesIn(locale: string, zone: string | undefined): Times {
  const timeZone = zone === undefined ? {} : { timeZone: zone };
  const dayOf = dayIn(zone);
  const hourOf = hourIn(zone);
  /** Number of calendar days from `moment` to `now`; 0 is today, 1 is yesterday. */
  const daysAgo = (moment: Date, now: Date) => Math.round((dayOf(now).getTime() - dayOf(moment).getTime()) / DAY);
  const day = once(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', ...timeZone }));
  const dayAndYear = once(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', ...timeZone }));
  const shortDay = once(() => new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', ...timeZone }));
  const clock = once(() => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', ...timeZone }));
  const weekday = once(() => new Intl.DateTimeFormat(locale, { weekday: 'long', ...timeZone }));
  const distance = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

  /** A text that a rendered page may have brought along. */
  const written = (format: () => { format(date: Date): string }, name: string, date: Date) =>
    asWritten(`${locale} ${zone} ${name} ${date.getTime()}`, () => format().format(date));
  const away = (value: number, unit: Intl.RelativeTimeFormatUnit) =>
    asWritten(`${locale} ${value} ${unit}`, () => distance().format(value, unit));

  const date = (moment: Moment, now: Moment = clockNow()) => {
    const when = new Date(moment);
    const sameYear = dayOf(when).getUTCFullYear() === dayOf(new Date(now)).getUTCFullYear();
    const text = sameYear ? written(day, 'day', when) : written(dayAndYear, 'dayAndYear', when);
    // French writes the first of a month as an ordinal; `Intl` does not.
    return locale.startsWith('fr') ? text.replace(/^1(?= )/, '1er') : text;
  };
  const time = (moment: Moment) => written(clock, 'clock', new Date(moment));
  const dayLabel = (moment: Moment, now: Moment = clockNow()) => {
    const when = new Date(moment);
    const ago = daysAgo(when, new Date(now));
    if (ago === 0 || ago === 1) return capitalised(away(-ago, 'day'), locale);
    return ago > 1 && ago < 7 ? capitalised(written(weekday, 'weekday', when), locale) : date(when, now);
  };
  return {
    date,
    shortDate: (moment) => written(shortDay, 'shortDay', new Date(moment)),
    months() {
      const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2000, index)));
    },
    dateOrder: () =>
      shortDay()
        .formatToParts(0)
        .map(({ type }) => type)
        .filter(isDatePart),
    hour: () => hourOf(new Date(clockNow())),
    time,
    dayLabel,
    dayOrTime: (moment, now = clockNow()) => (daysAgo(new Date(moment), new Date(now)) === 0 ? time(moment) : dayLabel(moment, now)),
    relative(moment, now) {
      const instant = new Date(moment).getTime();
      // What came after a page was rendered is not in the future.
      const present = now === undefined ? Math.max(clockNow(), Math.min(instant, serverNow())) : new Date(now).getTime();
      const difference = instant - present;
      const [unit, length] = STEPS.find((step) => Math.abs(difference) >= step[1]) ?? (['second', 1_000] as const);
      return away(Math.trunc(difference / length), unit);
    },
  };
}
