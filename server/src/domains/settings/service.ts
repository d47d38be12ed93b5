import { COUNTRIES, currencyOf } from '@amarena/shared/contracts/countries';
import type { AnswerOf } from '@amarena/shared/contracts/endpoint';
import { DEFAULT_LANGUAGE } from '@amarena/shared/contracts/languages';
import type { getCompanyInfo } from '@amarena/shared/contracts/settings';
import { CompanyInfo, Settings } from '@amarena/shared/contracts/settings';
import type { Db } from '../../db/schema.ts';
import type { Visit } from '../../http/context.ts';
import type { Domain } from '../../http/domains.ts';
import type { PhotoReviewMode } from '../../photos/reviewMode.ts';
import { COMPANY, DEFAULTS } from './defaults.ts';
import { FICTIONAL_NAMES, SITE_TEXTS } from './fictional.ts';
import { changedSettings } from './repository.ts';
import { PublishedTerms } from './termsChange.ts';

/** Key of the settings table that holds what `companyinfo.php` answers. */
const COMPANY_KEY = 'company';
/** Key that holds `automatic` or `person`. Default: `automatic`. */
const PHOTO_REVIEW_KEY = 'photo_review';

/** Key that holds the last change of the terms. Default: none. */
const TERMS_KEY = 'terms_change';

/** Price of one credit at most, minor units, by country: the smallest package decides. */
export type CreditPrice = (country: (typeof COUNTRIES)[number]) => number;
/** What settings depend on beside the site itself. */
export interface Asked extends Pick<Visit, 'language' | 'geoip_country' | 'geoip_selected_country'> {
  /** Null: nobody asks, and the default domain's hold. */
  readonly domain: Domain | null;
}

/** The site's settings: defaults in code, changed by rows of the settings table. */
export function createSettings({
  domain: defaultDomain,
  creditPrice,
  pushKey,
}: {
  domain: string;
  creditPrice: CreditPrice;
  pushKey: string;
}) {
  const perCountry = (message_credits: number) =>
    Object.fromEntries(
      COUNTRIES.map((country) => [country, { costs: creditPrice(country) * message_credits, currency: currencyOf(country) }]),
    );

  async function get(db: Db, { language, domain, geoip_country, geoip_selected_country }: Asked): Promise<Settings> {
    const { singular, plural } = FICTIONAL_NAMES[language];
    const changed = await changedSettings(db);
    const merged = {
      ...DEFAULTS,
      ...SITE_TEXTS[language],
      fictional_singular: singular,
      fictional_plural: plural,
      push_public_key: pushKey,
      ...changed,
      domain: domain?.host ?? defaultDomain,
      ...(domain && { domain_language: domain.language }),
    };
    const message_credits = Number(merged.message_credits);
    // The schema also guards against a wrong value in the table: better a loud 500 than a wrong price.
    return Settings.parse({ ...merged, geoip_country, geoip_selected_country, minimum_message_costs: perCountry(message_credits) });
  }

  return {
    /** As one visitor is to see them. */
    get,

    /** Where nobody asks: limits, costs and switches. */
    site: (db: Db): Promise<Settings> =>
      get(db, { language: DEFAULT_LANGUAGE, domain: null, geoip_country: null, geoip_selected_country: null }),

    /** Who lets new photos pass: `automatic` the checks of the file alone, `person` a moderator after them. */
    photoReview: async (db: Db): Promise<PhotoReviewMode> =>
      (await changedSettings(db))[PHOTO_REVIEW_KEY] === 'person' ? 'person' : 'automatic',

    /** The last change of the terms that members have to accept; null: there is none. */
    async termsChange(db: Db): Promise<PublishedTerms | null> {
      const published = (await changedSettings(db))[TERMS_KEY];
      return published === undefined ? null : PublishedTerms.parse(published);
    },

    /** Who runs the site, at one of its addresses; null: at the default one. */
    async company(db: Db, domain: Domain | null = null): Promise<AnswerOf<typeof getCompanyInfo>> {
      const changed = (await changedSettings(db))[COMPANY_KEY];
      return CompanyInfo.parse({ ...COMPANY, ...(typeof changed === 'object' ? changed : {}), ...domain?.company });
    },
  };
}
export type SiteSettings = ReturnType<typeof createSettings>;
