import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_PARAMETER, LANGUAGES, type Language } from '@amarena/shared/contracts/platform/languages';
import { escaped, jsonInScript } from '../pages/escaped.ts';

/** The metadata of a public page for search engines and other sites. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  /** Path of its canonical address. */
  readonly path: string;
  readonly language: Language;
  /** Languages in which it can be read. */
  readonly languages: readonly Language[];
  /** Absolute address of its preview picture on other sites, with its size in pixels; null for none. */
  readonly image: { readonly src: string; readonly width: number; readonly height: number } | null;
  /** False: search engines leave it out. */
  readonly indexed: boolean;
  /** Structured data in the vocabulary of schema.org; null for none. */
  readonly data: object | null;
}

/** The language that an address (path and query) asks for; null for none. */
export function askedLanguage(url: string): Language | null {
  const asked = new URLSearchParams(url.split(/\?(.*)/s)[1]).get(LANGUAGE_PARAMETER);
  return isLanguage(asked) ? asked : null;
}

/** The address of a page in a language. The site's own language has the plain address. */
export function addressIn(publicUrl: string, path: string, language: Language): string {
  const address = new URL(path, publicUrl);
  if (language !== DEFAULT_LANGUAGE) address.searchParams.set(LANGUAGE_PARAMETER, language);
  return address.href;
}

const property = (name: string, content: string | number): string => `<meta property="og:${name}" content="${escaped(String(content))}">`;

/** Locales as other sites write them: with the default country of the language. */
const LOCALES: Readonly<Record<Language, string>> = {
  it: 'it_IT',
  de: 'de_DE',
  en: 'en_GB',
  es: 'es_ES',
  fr: 'fr_FR',
  nl: 'nl_NL',
  pl: 'pl_PL',
};

/** The tags of a public page, without its title. */
export function metadataHtml(page: PageMetadata, publicUrl: string, siteName: string): string[] {
  const { title, description, path, language, languages, image, indexed, data } = page;
  const address = addressIn(publicUrl, path, language);
  return [
    ...(indexed ? [] : ['<meta name="robots" content="noindex">']),
    `<meta name="description" content="${escaped(description)}">`,
    `<link rel="canonical" href="${escaped(address)}">`,
    ...languages.map((one) => `<link rel="alternate" hreflang="${one}" href="${escaped(addressIn(publicUrl, path, one))}">`),
    `<link rel="alternate" hreflang="x-default" href="${escaped(addressIn(publicUrl, path, DEFAULT_LANGUAGE))}">`,
    property('type', 'website'),
    property('site_name', siteName),
    property('title', title),
    property('description', description),
    property('url', address),
    property('locale', LOCALES[language]),
    ...languages.filter((one) => one !== language).map((one) => property('locale:alternate', LOCALES[one])),
    `<meta name="twitter:card" content="${image !== null && image.width > image.height ? 'summary_large_image' : 'summary'}">`,
    ...(image === null ? [] : [property('image', image.src), property('image:width', image.width), property('image:height', image.height)]),
    // This element holds data, so the content security policy for scripts does not apply.
    ...(data === null ? [] : [`<script type="application/ld+json">${jsonInScript(data)}</script>`]),
  ];
}

/** All languages of the site, for a page that exists in each. */
export const EVERY_LANGUAGE: readonly Language[] = LANGUAGES;
