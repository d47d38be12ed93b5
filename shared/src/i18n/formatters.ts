import { isCountry, languagesOf } from '../contracts/countries.ts';
import type { Language } from '../contracts/languages.ts';
import type { Money } from '../contracts/payments.ts';

/** Each language with the country whose customs it follows where the visitor's own country does not speak it. */
const LOCALES: Record<Language, string> = { it: 'it-IT', de: 'de-DE', en: 'en-GB', es: 'es-ES', fr: 'fr-FR', nl: 'nl-NL', pl: 'pl-PL' };

const localeOf = (language: Language, country: string | null): string =>
  isCountry(country) && languagesOf(country).includes(language) ? `${language}-${country}` : LOCALES[language];

/** An instant as the wire has it, or as code has it. */
export type Moment = string | number | Date;

const DAY = 86_400_000;
/** Largest step first; the first one that fits a distance names it. */
const STEPS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** Number of calendar days from `moment` to `now`, in the browser's time zone; 0 is today, 1 is yesterday. */
function daysAgo(moment: Date, now: Date): number {
  const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((day(now) - day(moment)) / DAY);
}

const capitalised = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** Digits of a currency after the point: 2 for the euro. */
const fractionDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

export interface Formatters {
  /** An amount in minor units: `35,18 €`. */
  money(money: Money): string;
  /** A number with the language's separators: `1.234`. */
  number(value: number): string;
  /** Percent, 25 for a quarter: `25 %`, with one decimal where there is one. A sign is kept. */
  percent(value: number): string;
  /** Day and month, with the year where it is not this one: `20 novembre`. */
  date(moment: Moment, now?: Moment): string;
  /** Day, month and year as numbers: `20/11/2026`. */
  shortDate(moment: Moment): string;
  /** Hours and minutes: `10:04`. */
  time(moment: Moment): string;
  /** `Oggi`, `Ieri`, the weekday within six days, else the date: the line between days of a conversation. */
  dayLabel(moment: Moment, now?: Moment): string;
  /** Time of today, else `Ieri`, the weekday or the date: the right end of a list's row. */
  dayOrTime(moment: Moment, now?: Moment): string;
  /** Distance from now in words: `2 ore fa`, `tra 3 giorni`. */
  relative(moment: Moment, now?: Moment): string;
  /** `rosso, bianco e verde`. */
  list(items: readonly string[]): string;
  /** A country's name in this language; the code itself where it has none. */
  countryName(code: string): string;
  /** A language's name in itself: `Italiano`. */
  languageName(language: Language): string;
  /** Whole kilometres: `12 km`. */
  distance(kilometres: number): string;
}

function create(locale: string): Formatters {
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' });
  const dayAndYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  const shortDay = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' });
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' });
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const kilometres = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 });
  const distance = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const items = new Intl.ListFormat(locale, { type: 'conjunction' });
  const countries = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });

  const date = (moment: Moment, now: Moment = Date.now()) => {
    const when = new Date(moment);
    return (when.getFullYear() === new Date(now).getFullYear() ? day : dayAndYear).format(when);
  };
  const time = (moment: Moment) => clock.format(new Date(moment));
  const dayLabel = (moment: Moment, now: Moment = Date.now()) => {
    const when = new Date(moment);
    const ago = daysAgo(when, new Date(now));
    if (ago === 0 || ago === 1) return capitalised(distance.format(-ago, 'day'), locale);
    return ago > 1 && ago < 7 ? capitalised(weekday.format(when), locale) : date(when, now);
  };

  return {
    money: ({ amount, currency }) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 10 ** fractionDigits(currency)),
    number: (value) => number.format(value),
    percent: (value) => percent.format(value / 100),
    date,
    shortDate: (moment) => shortDay.format(new Date(moment)),
    time,
    dayLabel,
    dayOrTime: (moment, now = Date.now()) => (daysAgo(new Date(moment), new Date(now)) === 0 ? time(moment) : dayLabel(moment, now)),
    relative(moment, now = Date.now()) {
      const difference = new Date(moment).getTime() - new Date(now).getTime();
      const [unit, length] = STEPS.find((step) => Math.abs(difference) >= step[1]) ?? (['second', 1_000] as const);
      return distance.format(Math.trunc(difference / length), unit);
    },
    list: (words) => items.format(words),
    countryName: (code) => countries.of(code) ?? code,
    languageName: (other) => capitalised(new Intl.DisplayNames(LOCALES[other], { type: 'language' }).of(other) ?? other, LOCALES[other]),
    distance: (value) => kilometres.format(value),
  };
}

const made = new Map<string, Formatters>();

/**
 * Formatters of a language, with the customs of `country` where it speaks that language. Made once each, because
 * `Intl` objects are slow to make.
 */
export function formatters(language: Language, country: string | null = null): Formatters {
  const locale = localeOf(language, country);
  const known = made.get(locale) ?? create(locale);
  made.set(locale, known);
  return known;
}

/** Time that is left, `hh:mm:ss`; `00:00:00` when it is over. `seconds` is rounded down. */
export function countdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  return [Math.floor(left / 3_600), Math.floor(left / 60) % 60, left % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
