import type { Card } from '../contracts/people/profile.ts';
import type { Country } from '../contracts/platform/countries.ts';
import type { Language } from '../contracts/platform/languages.ts';
import { definePlainCatalogue } from './catalogue.ts';
import type { TextKey, Translate } from './catalogueTypes.ts';
import type it from './words/it.ts';

/** Words used by several parts: actions, attributes, interests, presence. Loaded as soon as the site has a language. */
export const commonCatalogue = definePlainCatalogue<typeof it>({
  namespace: 'common',
  load: (language) => import(`./words/${language}.ts`),
});

export type CommonKey = TextKey<typeof it>;
export type CommonTranslate = Translate<typeof it>;

/** A country's name from the page's own words, null if they have not loaded: `Intl` is slow to initialise on a slow phone. */
export const knownCountry = (language: Language, country: Country): string | null =>
  commonCatalogue.has(language) ? commonCatalogue.translator(language)(`country.${country}`) : null;

/** When a member was last active, in words. */
export const lastActiveText = (t: CommonTranslate, last: NonNullable<Card['last_active']>): string => t(`last_active.${last}`);
