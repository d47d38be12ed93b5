import { describe, expect, it } from '@jest/globals';
import { COUNTRIES } from '../contracts/platform/countries.ts';
import { LANGUAGES, type Language } from '../contracts/platform/languages.ts';
import { commonCatalogue } from './common.ts';
import { formatters } from './formatters.ts';
import { recordTexts, restoreTexts } from './written.ts';

const NOW = new Date(2026, 10, 20, 10, 4);
const daysBefore = (days: number) => new Date(2026, 10, 20 - days, 9, 30);
/** `Intl` puts non-breaking spaces into numbers; the tests are easier to read without them. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
/** A language's default locale. */
const localeOf = (language: Language) => (language === 'en' ? 'en-GB' : `${language}-${language.toUpperCase()}`);

describe('money', () => {
  const money = { amount: 3_518, currency: 'EUR' } as const;

  it('counts in minor units and follows the language', () => {
    expect(plain(formatters('it').money(money))).toBe('35,18 €');
    expect(plain(formatters('en').money(money))).toBe('€35.18');
    expect(plain(formatters('pl').money({ amount: 449, currency: 'PLN' }))).toBe('4,49 zł');
  });

  it.each(['it', 'de', 'en', 'es', 'fr', 'nl', 'pl'] as const)(
    'is written with a minus, never a hyphen, if it is subtracted: %s',
    (language) => {
      const taken = formatters(language).money({ amount: -1_172, currency: 'EUR' });
      expect(taken).toContain('−');
      expect(taken).not.toMatch(/[-‐‑]/);
    },
  );

  it('follows the country where it speaks the language', () => {
    const dollars = { amount: 990, currency: 'USD' } as const;
    expect(formatters('en', 'US').money(dollars)).toBe('$9.90');
    expect(formatters('en').money(dollars)).toBe('US$9.90');
    expect(formatters('it', 'US').money(money)).toBe(formatters('it').money(money));
  });

  it('travels with a rendered page, amounts of earlier pages left out, and is not written again where that page is taken over', async () => {
    formatters('it').money({ amount: 1, currency: 'EUR' });
    const { value, texts } = await recordTexts(async () => formatters('it').money(money));
    expect(texts.map(([, text]) => text)).toEqual([value]);
    restoreTexts(texts.map(([from]) => [from, 'as on the page']));
    expect(formatters('it').money(money)).toBe('as on the page');
    expect(formatters('de').money(money)).not.toBe('as on the page');
  });
});

describe('numbers and lists', () => {
  it('follow the language', () => {
    expect(formatters('it').number(12_345)).toBe('12.345');
    expect(plain(formatters('de').percent(25))).toBe('25 %');
    expect(formatters('it').percent(-21)).toBe('−21%');
    expect(formatters('it').percent(8.1)).toBe('8,1%');
    expect(formatters('it').list(['rosso', 'bianco', 'verde'])).toBe('rosso, bianco e verde');
    expect(plain(formatters('nl').distance(12))).toBe('12 km');
  });

  it.each(LANGUAGES)('are written as the language does around its first separator: %s', (language) => {
    const { number } = formatters(language);
    const known = new Intl.NumberFormat(localeOf(language));
    for (const value of [0, -7, 999, 1_000, 9_999, 10_000, 1_234.5, -1_000]) expect(number(value)).toBe(known.format(value));
  });

  it.each(LANGUAGES)('write kilometres as the language does: %s', (language) => {
    const known = new Intl.NumberFormat(localeOf(language), { style: 'unit', unit: 'kilometer' });
    for (const value of [1, 10, 250, 9_999, 12_345]) expect(plain(formatters(language).distance(value))).toBe(plain(known.format(value)));
  });

  it('write miles where the roads count them', () => {
    expect(plain(formatters('en', 'US').distance(100))).toBe('62 mi');
    expect(plain(formatters('en', 'GB').distance(3))).toBe('2 mi');
    expect(plain(formatters('en', 'IE').distance(100))).toBe('100 km');
    expect(plain(formatters('en').distance(100))).toBe('100 km');
  });

  it('put day, month and year in the order of the country, and name the months', () => {
    expect(formatters('it').dateOrder()).toEqual(['day', 'month', 'year']);
    expect(formatters('en', 'US').dateOrder()).toEqual(['month', 'day', 'year']);
    expect(formatters('it').months()).toHaveLength(12);
    expect(formatters('it').months()[2]).toBe('marzo');
  });

  it.each(LANGUAGES)('order the countries as the dictionaries of the language do: %s', async (language) => {
    await commonCatalogue.ready(language);
    const named = formatters(language).countries(COUNTRIES);
    const { compare } = new Intl.Collator(language);
    expect(named).toEqual(named.toSorted((one, other) => compare(one.name, other.name)));
    expect(new Set(named.map(({ code }) => code))).toEqual(new Set(COUNTRIES));
  });

  it('name countries by the words of the page where these are here, as browsers do', async () => {
    const before = formatters('nl').countryName('GB');
    await commonCatalogue.ready('nl');
    expect([formatters('nl').countryName('GB'), formatters('nl').countryName('JP')]).toEqual([before, 'Japan']);
  });

  it('name countries and languages', () => {
    expect(formatters('it').countryName('DE')).toBe('Germania');
    expect(formatters('pl').countryName('IT')).toBe('Włochy');
    expect([formatters('it').languageName('fr'), formatters('de').languageName('nl')]).toEqual(['Français', 'Nederlands']);
  });
});

describe('dates', () => {
  it('leave out the year while it is this one', () => {
    expect(formatters('it').date(NOW, NOW)).toBe('20 novembre');
    expect(formatters('it').date(new Date(2025, 0, 2), NOW)).toBe('2 gennaio 2025');
    expect(formatters('it').shortDate(NOW)).toBe('20/11/2026');
  });

  it('name today, yesterday, the weekday, then the date', () => {
    const label = (days: number) => formatters('it').dayLabel(daysBefore(days), NOW);
    expect([label(0), label(1), label(2), label(6), label(7)]).toEqual(['Oggi', 'Ieri', 'Mercoledì', 'Sabato', '13 novembre']);
    expect(formatters('de').dayLabel(daysBefore(1), NOW)).toBe('Gestern');
  });

  it('show the time for today in a list, else the day', () => {
    expect(formatters('it').dayOrTime(daysBefore(0), NOW)).toBe('09:30');
    expect(formatters('it').dayOrTime(daysBefore(1), NOW)).toBe('Ieri');
  });

  it('say how long ago in the largest fitting unit', () => {
    const ago = (minutes: number) => formatters('it').relative(NOW.getTime() - minutes * 60_000, NOW);
    expect([ago(0), ago(5), ago(130), ago(60 * 50)]).toEqual(['ora', '5 minuti fa', '2 ore fa', 'l’altro ieri']);
    expect(formatters('en').relative(NOW.getTime() + 3 * 86_400_000, NOW)).toBe('in 3 days');
  });
});
