import { type getPackages, PACKAGE_IDS, type Package, type PackageId } from '@amarena/shared/contracts/money/packages';
import { discounted, packageDiscount, vatIn } from '@amarena/shared/contracts/money/priceRules';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import { type Currency, currencyOf } from '@amarena/shared/contracts/platform/currencies';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import type { Db } from '../../db/schema.ts';
import type { WelcomeOffer } from './orders/welcomeOffer.ts';

const CREDITS: Readonly<Record<PackageId, number>> = { p0: 10, p1: 25, p2: 60, p3: 120 };
const POPULAR: PackageId = 'p2';

/** List prices in minor units, VAT included. Fixed, so that no exchange rate changes a price. */
const PRICES: Readonly<Record<Currency, Readonly<Record<PackageId, number>>>> = {
  EUR: { p0: 990, p1: 2190, p2: 4690, p3: 8390 },
  USD: { p0: 1090, p1: 2390, p2: 5190, p3: 9290 },
  GBP: { p0: 890, p1: 1990, p2: 4190, p3: 7490 },
  CAD: { p0: 1490, p1: 3290, p2: 6990, p3: 12490 },
  PLN: { p0: 4490, p1: 9990, p2: 20990, p3: 37990 },
  AUD: { p0: 1590, p1: 3490, p2: 7490, p3: 13490 },
  NZD: { p0: 1790, p1: 3890, p2: 8290, p3: 14890 },
  CHF: { p0: 990, p1: 2190, p2: 4690, p3: 8390 },
};

/** Percentage of VAT, or of the equivalent national tax, on services sold to a person there. */
const VAT: Readonly<Record<Country, number>> = {
  IT: 22,
  US: 0,
  NL: 21,
  BE: 21,
  FR: 20,
  ES: 21,
  DE: 19,
  AT: 20,
  IE: 23,
  GB: 20,
  CA: 5,
  PL: 23,
  AU: 10,
  NZ: 15,
  CH: 8.1,
};

/** List price of a package in a currency, minor units. */
export const listPrice = (currency: Currency, id: PackageId): number => PRICES[currency][id];

/** A package as it is sold in a country; `offer` is the current discount in whole per cent, 0 for none. */
export function packageIn(country: Country, id: PackageId, offer: number): Package {
  const currency = currencyOf(country);
  const amount = PRICES[currency][id];
  const total = discounted(amount, offer);
  const vat_percentage = VAT[country];
  const smallest = { credits: CREDITS.p0, amount: PRICES[currency].p0 };
  return {
    id,
    credits: CREDITS[id],
    price: { amount, currency },
    total: { amount: total, currency },
    vat: { amount: vatIn(total, vat_percentage), currency },
    vat_percentage,
    discount_percentage: packageDiscount({ credits: CREDITS[id], amount }, smallest),
    popular: id === POPULAR,
  };
}

export const packagesIn = (country: Country, offer: number): Package[] => PACKAGE_IDS.map((id) => packageIn(country, id, offer));

/** The highest price of one credit, in minor units: that of the smallest package without an offer. */
export const creditPriceIn = (country: Country): number => Math.ceil(PRICES[currencyOf(country)].p0 / CREDITS.p0);

/** The packages as they are sold to one member, with their offer; to a visitor without one. */
export const createPackages =
  (offers: Pick<WelcomeOffer, 'active'>) =>
  async (db: Db, memberId: string | null, country: Country, now: Date): Promise<AnswerOf<typeof getPackages>> => {
    const offer = memberId === null ? null : await offers.active(db, memberId, now);
    return { packages: packagesIn(country, offer?.percentage ?? 0), country, offer };
  };
