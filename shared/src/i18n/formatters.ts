import type { Money } from '../contracts/money/payments.ts';
import { isCountry, languagesOf } from '../contracts/platform/countries.ts';
import { LANGUAGE_NAMES, type Language } from '../contracts/platform/languages.ts';
import { serverNow } from '../contracts/platform/serverTime.ts';
import { percentFormatter, priceFormatter } from './amounts.ts';
import { knownCountry } from './common.ts';

/** The default locale of each language, if the visitor's country does not speak it. */
const LOCALES: Record<Language, string> = { it: 'it-IT', de: 'de-DE', en: 'en-GB', es: 'es-ES', fr: 'fr-FR', nl: 'nl-NL', pl: 'pl-PL' };

const localeOf = (language: Language, country: string | null): string =>
  isCountry(country) && languagesOf(country).includes(language) ? `${language}-${country}` : LOCALES[language];

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

/** From here on whole numbers have separators; in other locales from one thousand. */
const GROUPED_FROM: Readonly<Record<string, number>> = { 'it-IT': 10_000, 'es-ES': 10_000, 'pl-PL': 10_000 };
const THOUSAND = 1_000;
/** Non-breaking space between a number and its unit. */
const NO_BREAK = '\u00a0';
const KM_GAP: Partial<Record<Language, string>> = { fr: '\u202f' };

/** A name as dictionaries sort it: without diacritics. */
const letters = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Dictionary order for names such as those of our countries. `Intl.Collator` takes a slow phone too long to load. */
function byName(one: string, other: string): number {
  const [first, second] = [letters(one), letters(other)];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** Number of calendar days from `moment` to `now`, in the browser's time zone; 0 is today, 1 is yesterday. */
function daysAgo(moment: Date, now: Date): number {
  const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((day(now) - day(moment)) / DAY);
}

const capitalised = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** Countries that measure roads in miles. */
const IN_MILES: readonly (string | null)[] = ['US', 'GB'];
const KILOMETRES_IN_MILE = 1.609344;

export type DatePart = 'day' | 'month' | 'year';
const isDatePart = (type: string): type is DatePart => type === 'day' || type === 'month' || type === 'year';

export interface Formatters {
  /** An amount in minor units: `35,18 €`; a reduction: `−11,72 €`. */
  money(money: Money): string;
  /** A number with the language's separators: `1.234`. */
  number(value: number): string;
  /** Percent, 25 for a quarter: `25 %`, with one decimal if needed. A sign is kept. */
  percent(value: number): string;
  /** Day and month, with the year if it is not the current one: `20 novembre`. */
  date(moment: Moment, now?: Moment): string;
  /** Day, month and year as numbers: `20/11/2026`. */
  shortDate(moment: Moment): string;
  /** The twelve months: `gennaio`. */
  months(): string[];
  /** The order of day, month and year in a date. */
  dateOrder(): DatePart[];
  /** Hours and minutes: `10:04`. */
  time(moment: Moment): string;
  /** `Oggi`, `Ieri`, the weekday within six days, else the date: the line between days of a conversation. */
  dayLabel(moment: Moment, now?: Moment): string;
  /** The time if it is today, else `Ieri`, the weekday or the date: the right end of a list's row. */
  dayOrTime(moment: Moment, now?: Moment): string;
  /** Distance from now in words: `2 ore fa`, `tra 3 giorni`. */
  relative(moment: Moment, now?: Moment): string;
  /** Hours, minutes and seconds in words, without zero values: `3 ore, 12 minuti e 1 secondo`. */
  duration(left: { hours: number; minutes: number; seconds: number }): string;
  /** `rosso, bianco e verde`. */
  list(items: readonly string[]): string;
  /** A country's name in this language; the code itself if it has none. */
  countryName(code: string): string;
  /** Countries with their names, sorted by name. */
  countries<Code extends string>(codes: readonly Code[]): { code: Code; name: string }[];
  /** A language's name in itself: `Italiano`. */
  languageName(language: Language): string;
  /** True if distances are shown in miles. */
  readonly inMiles: boolean;
  /** Whole kilometres, `12 km`, or miles if the country uses them: `7 mi`. */
  distance(kilometres: number): string;
}

/** Creates a formatter on first use and keeps it: each reads locale data, which takes a slow phone some hundredths of a second. */
function once<Tool>(make: () => Tool): () => Tool {
  let made: Tool | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Formatted amounts, by locale, currency and amount. */
const written = new Map<string, string>();

/** The formatted amounts of a rendered page, each with the key that it was made from. */
export type FormattedAmounts = readonly (readonly [from: string, text: string])[];

/** Records every amount that `work` formats, so that the browser can hydrate the page without loading locale data. */
export async function recordAmounts<Value>(work: () => Promise<Value>): Promise<{ value: Value; amounts: FormattedAmounts }> {
  written.clear();
  const value = await work();
  return { value, amounts: [...written] };
}

/** Takes over the formatted amounts that came with a page. */
export function restoreAmounts(amounts: FormattedAmounts): void {
  for (const [from, text] of amounts) written.set(from, text);
}

function create(language: Language, locale: string, inMiles: boolean): Formatters {
  const groupedFrom = GROUPED_FROM[locale] ?? THOUSAND;
  const day = once(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }));
  const dayAndYear = once(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }));
  const shortDay = once(() => new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' }));
  const clock = once(() => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }));
  const weekday = once(() => new Intl.DateTimeFormat(locale, { weekday: 'long' }));
  const number = once(() => new Intl.NumberFormat(locale));
  const percent = once(() => percentFormatter(locale));
  const distance = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const items = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const named = once(() => new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }));

  const prices = new Map<string, ReturnType<typeof priceFormatter>>();

  const date = (moment: Moment, now: Moment = serverNow()) => {
    const when = new Date(moment);
    const text = (when.getFullYear() === new Date(now).getFullYear() ? day() : dayAndYear()).format(when);
    // French writes the first of a month as an ordinal; `Intl` does not.
    return locale.startsWith('fr') ? text.replace(/^1(?= )/, '1er') : text;
  };
  const time = (moment: Moment) => clock().format(new Date(moment));
  const dayLabel = (moment: Moment, now: Moment = serverNow()) => {
    const when = new Date(moment);
    const ago = daysAgo(when, new Date(now));
    if (ago === 0 || ago === 1) return capitalised(distance().format(-ago, 'day'), locale);
    return ago > 1 && ago < 7 ? capitalised(weekday().format(when), locale) : date(when, now);
  };

  // Small integers need no separators in any language. Loading the first locale data keeps a slow phone busy for long.
  const count = (value: number) => (Number.isInteger(value) && Math.abs(value) < groupedFrom ? String(value) : number().format(value));
  const countryName = (code: string) => (isCountry(code) ? knownCountry(language, code) : null) ?? named().of(code) ?? code;

  return {
    money({ amount, currency }) {
      const key = `${locale} ${currency} ${amount}`;
      const known = written.get(key);
      if (known !== undefined) return known;
      const price = prices.get(currency) ?? priceFormatter(currency, locale);
      prices.set(currency, price);
      const text = price(amount);
      written.set(key, text);
      return text;
    },
    number: count,
    percent: (value) => percent()(value),
    date,
    shortDate: (moment) => shortDay().format(new Date(moment)),
    months() {
      const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2000, index)));
    },
    dateOrder: () =>
      shortDay()
        .formatToParts(0)
        .map(({ type }) => type)
        .filter(isDatePart),
    time,
    dayLabel,
    dayOrTime: (moment, now = serverNow()) => (daysAgo(new Date(moment), new Date(now)) === 0 ? time(moment) : dayLabel(moment, now)),
    relative(moment, now = serverNow()) {
      const difference = new Date(moment).getTime() - new Date(now).getTime();
      const [unit, length] = STEPS.find((step) => Math.abs(difference) >= step[1]) ?? (['second', 1_000] as const);
      return distance().format(Math.trunc(difference / length), unit);
    },
    duration(left) {
      const units = [
        ['hour', left.hours],
        ['minute', left.minutes],
        ['second', left.seconds],
      ] as const;
      const some = units.filter(([, count]) => count > 0);
      const inWords = (unit: string, count: number) =>
        new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
      return items().format((some.length === 0 ? units.slice(-1) : some).map(([unit, count]) => inWords(unit, count)));
    },
    list: (words) => items().format(words),
    countryName,
    countries: (codes) => codes.map((code) => ({ code, name: countryName(code) })).sort((one, other) => byName(one.name, other.name)),
    languageName: (language) => LANGUAGE_NAMES[language],
    inMiles,
    distance: (value) =>
      inMiles
        ? `${count(Math.round(value / KILOMETRES_IN_MILE))}${NO_BREAK}mi`
        : `${count(Math.round(value))}${KM_GAP[language] ?? NO_BREAK}km`,
  };
}

const made = new Map<string, Formatters>();

/**
 * Formatters of a language, with the conventions of `country` if it speaks that language. Created once each, because
 * `Intl` objects are slow to create.
 */
export function formatters(language: Language, country: string | null = null): Formatters {
  const locale = localeOf(language, country);
  const inMiles = IN_MILES.includes(country);
  const key = `${locale} ${inMiles}`;
  const known = made.get(key) ?? create(language, locale, inMiles);
  made.set(key, known);
  return known;
}

/** Remaining time, `hh:mm:ss`; `00:00:00` when it is over. `seconds` is rounded down. */
export function countdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  return [Math.floor(left / 3_600), Math.floor(left / 60) % 60, left % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
