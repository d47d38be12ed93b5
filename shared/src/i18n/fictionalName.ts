import { isLanguage, type Language } from '../contracts/platform/languages.ts';
import type { Settings } from '../contracts/platform/settings.ts';
import { commonCatalogue } from './common.ts';

/**
 * The site's term for fictional profiles, in lower case. The settings have it in the domain's language; other languages
 * use the catalogue's, so that a page never mixes two.
 */
export function fictionalName(
  settings: Pick<Settings, 'domain_language' | 'fictional_singular' | 'fictional_plural'>,
  language: Language,
  count: number,
): string {
  const domainLanguage = settings.domain_language.slice(0, 2).toLowerCase();
  const own = isLanguage(domainLanguage) && domainLanguage === language;
  const t = commonCatalogue.translator(language);
  if (count === 1) return own ? settings.fictional_singular : t('fictional.singular');
  return own ? settings.fictional_plural : t('fictional.plural');
}

/** The site's label for one or several fictional profiles, capitalised because it stands alone. */
export function fictionalLabel(...called: Parameters<typeof fictionalName>): string {
  const name = fictionalName(...called);
  return name.charAt(0).toLocaleUpperCase(called[1]) + name.slice(1);
}
