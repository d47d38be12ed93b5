import * as z from '@amarena/shared/schema';

/** The interface languages. Italian is the source catalogue and the default. */
export const LANGUAGES = ['it', 'de', 'en', 'es', 'fr', 'nl', 'pl'] as const;
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

/** Each language by its own name, as in a list. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  it: 'Italiano',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  nl: 'Nederlands',
  pl: 'Polski',
};

export const DEFAULT_LANGUAGE: Language = 'it';

/** Parameter of an address that requests a language. A choice made on the page removes it. */
export const LANGUAGE_PARAMETER = 'lang';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/**
 * The language of a first response: the cookie, else the first two letters of the site's `domain_language`, else
 * Italian. An unknown value counts as absent.
 */
export function languageFor(cookie: string | undefined, domainLanguage: string | undefined): Language {
  if (isLanguage(cookie)) return cookie;
  const fromDomain = domainLanguage?.slice(0, 2).toLowerCase();
  return isLanguage(fromDomain) ? fromDomain : DEFAULT_LANGUAGE;
}
