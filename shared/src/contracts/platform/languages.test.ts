import { expect, it } from '@jest/globals';
import { DEFAULT_LANGUAGE, LANGUAGES, languageFor } from './languages.ts';

it('LOC-01 takes the first two letters of domain_language without a cookie', () => {
  expect(languageFor(undefined, 'it_IT')).toBe('it');
  expect(languageFor(undefined, 'DE-at')).toBe('de');
});

it('LOC-02 prefers the cookie to domain_language', () => {
  expect(languageFor('it', 'nl_NL')).toBe('it');
  expect(languageFor('pl', 'nl_NL')).toBe('pl');
});

it('LOC-03 keeps the default for an unsupported domain_language', () => {
  expect(languageFor(undefined, 'xx_XX')).toBe('it');
});

it('LOC-04 keeps the default without domain_language', () => {
  expect(languageFor(undefined, undefined)).toBe('it');
  expect(languageFor(undefined, '')).toBe('it');
});

it('LOC-05 falls back to Italian for a language that does not exist', () => {
  expect(DEFAULT_LANGUAGE).toBe('it');
  expect(languageFor('tlh', undefined)).toBe('it');
});

it('LOC-10 has content in exactly the seven languages', () => {
  expect([...LANGUAGES].sort()).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl', 'pl']);
});
