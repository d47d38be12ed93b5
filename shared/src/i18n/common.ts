import type { Card } from '../contracts/people/profile.ts';
import { type Country, isCountry } from '../contracts/platform/countries.ts';
import { isLanguage, type Language } from '../contracts/platform/languages.ts';
import type { Settings } from '../contracts/platform/settings.ts';
import { defineCatalogue } from './catalogue.ts';
import type { TextKey, Translate } from './catalogueTypes.ts';
import type it from './words/it.ts';

/** Words used by several parts: actions, attributes, interests, presence. Loaded as soon as the site has a language. */
export const commonCatalogue = defineCatalogue<typeof it>({
  namespace: 'common',
  load: (language) => import(`./words/${language}.ts`),
});

export type CommonKey = TextKey<typeof it>;
export type CommonTranslate = Translate<typeof it>;

/** `t` for the common words. */
export const useCommonT = (): CommonTranslate => commonCatalogue.useT();

/** A country's name from the page's own words, null if they have not loaded: `Intl` is slow to initialise on a slow phone. */
export const knownCountry = (language: Language, country: Country): string | null =>
  commonCatalogue.has(language) ? commonCatalogue.translator(language)(`country.${country}`) : null;

/** What a country calls its regions. */
const REGION_KINDS: Readonly<Record<Country, RegionKind>> = {
  IT: 'region',
  US: 'state',
  NL: 'province',
  BE: 'province',
  FR: 'region',
  ES: 'autonomous_community',
  DE: 'federal_state',
  AT: 'federal_state',
  IE: 'county',
  GB: 'region',
  CA: 'province',
  PL: 'voivodeship',
  AU: 'state',
  NZ: 'region',
  CH: 'canton',
};
type RegionKind = 'region' | 'state' | 'province' | 'autonomous_community' | 'federal_state' | 'county' | 'voivodeship' | 'canton';

/** Label of the region field in a country: `Regione`, `Provincia`, `Land`. */
export const regionLabel = (t: CommonTranslate, country: string | null): string =>
  t(`region.${isCountry(country) ? REGION_KINDS[country] : 'region'}`);

/** When a member was last active, in words. */
export const lastActiveText = (t: CommonTranslate, last: NonNullable<Card['last_active']>): string => t(`last_active.${last}`);

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

/** True if the screen needs the warning about a fictional profile. */
export const fictionalWarningShown = (settings: Pick<Settings, 'fictional_warning'>, member: Pick<Card, 'fictional'>): boolean =>
  settings.fictional_warning && member.fictional;

/** The site's label for one or several fictional profiles, capitalised because it stands alone. */
export function fictionalLabel(...called: Parameters<typeof fictionalName>): string {
  const name = fictionalName(...called);
  return name.charAt(0).toLocaleUpperCase(called[1]) + name.slice(1);
}
