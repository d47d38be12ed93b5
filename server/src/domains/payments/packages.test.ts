import { LIMIT_PERIODS, limitChoices } from '@amarena/shared/contracts/money/spendingLimits';
import { COUNTRIES } from '@amarena/shared/contracts/platform/countries';
import { CURRENCIES } from '@amarena/shared/contracts/platform/currencies';
import { describe, expect, it } from '@jest/globals';
import { DEBIT_COUNTRIES, methodsIn } from './methods.ts';
import { creditPriceIn, listPrice, packageIn, packagesIn } from './packages.ts';

describe('the packages of a country', () => {
  it('cost what was decided, VAT included, and say what they save', () => {
    expect(packagesIn('IT', 0)).toEqual([
      packed({ id: 'p0', credits: 10, amount: 990, vat: 179 }),
      packed({ id: 'p1', credits: 25, amount: 2_190, vat: 395, discount_percentage: 11 }),
      packed({ id: 'p2', credits: 60, amount: 4_690, vat: 846, discount_percentage: 21, popular: true }),
      packed({ id: 'p3', credits: 120, amount: 8_390, vat: 1_513, discount_percentage: 29 }),
    ]);
  });

  it('keep their list price beside the offer’s, whose VAT is less, too', () => {
    expect(packageIn('IT', 'p1', 25)).toEqual({
      ...packed({ id: 'p1', credits: 25, amount: 2_190, vat: 296, discount_percentage: 11 }),
      total: { amount: 1_643, currency: 'EUR' },
    });
  });

  it.each([
    ['US', 'USD', [1_090, 2_390, 5_190, 9_290], 0],
    ['GB', 'GBP', [890, 1_990, 4_190, 7_490], 20],
    ['CA', 'CAD', [1_490, 3_290, 6_990, 12_490], 5],
    ['PL', 'PLN', [4_490, 9_990, 20_990, 37_990], 23],
    ['AU', 'AUD', [1_590, 3_490, 7_490, 13_490], 10],
    ['NZ', 'NZD', [1_790, 3_890, 8_290, 14_890], 15],
    ['CH', 'CHF', [990, 2_190, 4_690, 8_390], 8.1],
  ] as const)('in %s cost %s %j with %d percent of tax', (country, currency, amounts, vat_percentage) => {
    expect(packagesIn(country, 0).map(({ price, ...pack }) => [price, pack.vat_percentage])).toEqual(
      amounts.map((amount) => [{ amount, currency }, vat_percentage]),
    );
  });

  it.each(CURRENCIES)('in %s fit into the lowest spending limit on offer, at least the smallest of them', (currency) => {
    for (const period of LIMIT_PERIODS) expect(limitChoices(period, currency)[0]).toBeGreaterThanOrEqual(listPrice(currency, 'p0'));
  });

  it('have a price per credit that no discount is needed for, rounded up', () => {
    expect([creditPriceIn('IT'), creditPriceIn('PL')]).toEqual([99, 449]);
    expect(listPrice('GBP', 'p2')).toBe(4_190);
  });
});

describe('the methods of a country', () => {
  it('begin with the one that is usual there', () => {
    expect(methodsIn('NL')).toEqual(['ideal', 'card', 'paypal', 'directdebit']);
    expect(methodsIn('BE')).toEqual(['bancontact', 'card', 'paypal', 'directdebit']);
    expect(methodsIn('PL')).toEqual(['blik', 'card', 'paypal']);
  });

  it('have direct debit where accounts are in euro, and card and PayPal everywhere', () => {
    const debited = COUNTRIES.filter((country) => methodsIn(country).includes('directdebit'));
    expect(debited.toSorted()).toEqual(['AT', 'BE', 'DE', 'ES', 'FR', 'IE', 'IT', 'NL']);
    expect([...DEBIT_COUNTRIES].sort()).toEqual(debited.toSorted());
    expect(COUNTRIES.filter((country) => !['card', 'paypal'].every((method) => methodsIn(country).some((one) => one === method)))).toEqual(
      [],
    );
  });
});

interface Packed {
  readonly id: string;
  readonly credits: number;
  readonly amount: number;
  readonly vat: number;
  readonly discount_percentage?: number;
  readonly popular?: boolean;
}

/** A package in Italy without an offer. */
const packed = ({ id, credits, amount, vat, discount_percentage = 0, popular = false }: Packed) => ({
  id,
  credits,
  price: { amount, currency: 'EUR' },
  total: { amount, currency: 'EUR' },
  vat: { amount: vat, currency: 'EUR' },
  vat_percentage: 22,
  discount_percentage,
  popular,
});
