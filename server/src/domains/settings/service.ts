import { createHash } from 'node:crypto';
import { CompanyInfo, type getCompanyInfo } from '@amarena/shared/contracts/platform/companyInfo';
import { COUNTRIES } from '@amarena/shared/contracts/platform/countries';
import { currencyOf } from '@amarena/shared/contracts/platform/currencies';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { DEFAULT_LANGUAGE } from '@amarena/shared/contracts/platform/languages';
import { Settings } from '@amarena/shared/contracts/platform/settings';
import type { Db } from '../../db/schema.ts';
import type { Visit } from '../../http/context.ts';
import type { Domain } from '../../http/domains.ts';
import type { PhotoReviewMode } from '../../photos/reviewMode.ts';
import { type CacheDeps, type Changed, cacheSettings } from './cache.ts';
import { COMPANY, DEFAULTS } from './defaults.ts';
import { FICTIONAL_NAMES, SITE_TEXTS } from './fictional.ts';
import { PublishedTerms } from './termsChange.ts';

/** Key in the settings table for what `companyinfo.php` returns. */
const COMPANY_KEY = 'company';
/** Key for `automatic` or `person`. Default: `automatic`. */
const PHOTO_REVIEW_KEY = 'photo_review';

/** Key for the last change of the terms. Default: none. */
const TERMS_KEY = 'terms_change';

/** Highest price of one credit, in minor units, by country: that of the smallest package. */
export type CreditPrice = (country: (typeof COUNTRIES)[number]) => number;
/** What settings depend on besides the site itself. */
export interface SettingsFor extends Pick<Visit, 'language' | 'geoip_country' | 'geoip_selected_country'> {
  /** Null if there is no visitor; then the default domain applies. */
  readonly domain: Domain | null;
}

export interface Deps extends CacheDeps {
  /** The host of the default domain. */
  readonly domain: string;
  readonly creditPrice: CreditPrice;
  readonly pushKey: string;
}

const NO_VISITOR: SettingsFor = { language: DEFAULT_LANGUAGE, domain: null, geoip_country: null, geoip_selected_country: null };

/** The site's settings: defaults in code, overridden by the settings table. */
export function createSettings({ domain: defaultDomain, creditPrice, pushKey, ...cached }: Deps) {
  const cache = cacheSettings(cached);
  /** What does not depend on a visitor, parsed once for each time that the table is read. */
  const parsed = new WeakMap<Changed, Settings>();

  const perCountry = (message_credits: number) =>
    Object.fromEntries(
      COUNTRIES.map((country) => [country, { costs: creditPrice(country) * message_credits, currency: currencyOf(country) }]),
    );

  function settingsFor(changed: Changed, { language, domain, geoip_country, geoip_selected_country }: SettingsFor): Settings {
    const { singular, plural } = FICTIONAL_NAMES[language];
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
    // The schema also guards against a wrong value in the table: a visible 500 is better than a wrong price.
    return Settings.parse({ ...merged, geoip_country, geoip_selected_country, minimum_message_costs: perCountry(message_credits) });
  }

  return {
    /** Starts to hear of changes, from whichever process or program they come. Returns a function that stops. */
    start: cache.listen,

    /** Calls back when the settings may have changed. Returns a function that unsubscribes. */
    onChange: cache.onChange,

    /** A text that changes with the settings table. */
    async fingerprint(db: Db): Promise<string> {
      const changed = Object.entries(await cache.read(db)).sort(([one], [other]) => (one < other ? -1 : 1));
      return createHash('sha256').update(JSON.stringify(changed)).digest('base64url');
    },

    /** The settings for one visitor. */
    get: async (db: Db, visitor: SettingsFor): Promise<Settings> => settingsFor(await cache.read(db), visitor),

    /** The settings without a visitor: limits, costs and switches. */
    async site(db: Db): Promise<Settings> {
      const changed = await cache.read(db);
      const site = parsed.get(changed) ?? settingsFor(changed, NO_VISITOR);
      parsed.set(changed, site);
      return site;
    },

    /** How new photos are reviewed: `automatic` by the checks of the file alone, `person` also by a moderator. */
    photoReview: async (db: Db): Promise<PhotoReviewMode> =>
      (await cache.read(db))[PHOTO_REVIEW_KEY] === 'person' ? 'person' : 'automatic',

    /** The last change of the terms that members have to accept; null if there is none. */
    async termsChange(db: Db): Promise<PublishedTerms | null> {
      const published = (await cache.read(db))[TERMS_KEY];
      return published === undefined ? null : PublishedTerms.parse(published);
    },

    /** The operator, as shown at one of the site's addresses; null for the default one. */
    async company(db: Db, domain: Domain | null = null): Promise<AnswerOf<typeof getCompanyInfo>> {
      const changed = (await cache.read(db))[COMPANY_KEY];
      return CompanyInfo.parse({ ...COMPANY, ...(typeof changed === 'object' ? changed : {}), ...domain?.company });
    },
  };
}
export type SiteSettings = ReturnType<typeof createSettings>;
