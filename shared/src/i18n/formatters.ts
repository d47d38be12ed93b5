import type { Money } from '../contracts/money/money.ts';
import { isCountry } from '../contracts/platform/countries.ts';
import { LANGUAGE_NAMES, type Language } from '../contracts/platform/languages.ts';
import { languagesOf } from '../contracts/platform/languagesByCountry.ts';
import { percentFormatter, priceFormatter } from './amounts.ts';
import { knownCountry } from './common.ts';
import { once } from './once.ts';
import { type Times, timesIn } from './times.ts';
import { asWritten } from './written.ts';

/** The default locale of each language, if the visitor's country does not speak it. */
const LOCALES: Record<Language, string> = { it: 'it-IT', de: 'de-DE', en: 'en-GB', es: 'es-ES', fr: 'fr-FR', nl: 'nl-NL', pl: 'pl-PL' };

const localeOf = (language: Language, country: string | null): string =>
  isCountry(country) && languagesOf(country).includes(language) ? `${language}-${country}` : LOCALES[language];

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

/** Countries that measure roads in miles. */
const IN_MILES: readonly (string | null)[] = ['US', 'GB'];
const KILOMETRES_IN_MILE = 1.609344;

export interface Formatters extends Times {
  /** An amount in minor units: `35,18 €`; a reduction: `−11,72 €`. */
  money(money: Money): string;
  /** A number with the language's separators: `1.234`. */
  number(value: number): string;
  /** Percent, 25 for a quarter: `25 %`, with one decimal if needed. A sign is kept. */
  percent(value: number): string;
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

interface Conventions {
  readonly inMiles: boolean;
  /** IANA time zone; undefined: the device's own. */
  readonly zone: string | undefined;
}

function create(language: Language, locale: string, { inMiles, zone }: Conventions): Formatters {
  const groupedFrom = GROUPED_FROM[locale] ?? THOUSAND;
  const number = once(() => new Intl.NumberFormat(locale));
  const percent = once(() => percentFormatter(locale));
  const items = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const named = once(() => new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }));

  const prices = new Map<string, ReturnType<typeof priceFormatter>>();

  // Small integers need no separators in any language. Loading the first locale data keeps a slow phone busy for long.
  const count = (value: number) => (Number.isInteger(value) && Math.abs(value) < groupedFrom ? String(value) : number().format(value));
  const countryName = (code: string) => (isCountry(code) ? knownCountry(language, code) : null) ?? named().of(code) ?? code;

  return {
    money: ({ amount, currency }) =>
      asWritten(`${locale} ${currency} ${amount}`, () => {
        const price = prices.get(currency) ?? priceFormatter(currency, locale);
        prices.set(currency, price);
        return price(amount);
      }),
    number: count,
    percent: (value) => asWritten(`${locale} ${value} %`, () => percent()(value)),
    ...timesIn(locale, zone),
    duration: (left) =>
      asWritten(`${locale} ${left.hours}:${left.minutes}:${left.seconds}`, () => {
        const units = [
          ['hour', left.hours],
          ['minute', left.minutes],
          ['second', left.seconds],
        ] as const;
        const some = units.filter(([, count]) => count > 0);
        const inWords = (unit: string, count: number) =>
          new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
        return items().format((some.length === 0 ? units.slice(-1) : some).map(([unit, count]) => inWords(unit, count)));
      }),
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
 * Formatters of a language, with the conventions of `country` if it speaks that language, for times in `zone` (default:
 * the device's own). Created once each, because `Intl` objects are slow to create.
 */
export function formatters(language: Language, country: string | null = null, zone?: string): Formatters {
  const locale = localeOf(language, country);
  const inMiles = IN_MILES.includes(country);
  const key = `${locale} ${inMiles} ${zone}`;
  const known = made.get(key) ?? create(language, locale, { inMiles, zone });
  made.set(key, known);
  return known;
}
