import * as z from '@amarena/shared/schema';
import type { Country } from './countries.ts';

export const CURRENCIES = ['EUR', 'USD', 'GBP', 'CAD', 'PLN', 'AUD', 'NZD', 'CHF'] as const;
export const Currency = z.enum(CURRENCIES);
export type Currency = z.infer<typeof Currency>;

const CURRENCY_BY_COUNTRY: Partial<Record<Country, Currency>> = {
  US: 'USD',
  GB: 'GBP',
  CA: 'CAD',
  PL: 'PLN',
  AU: 'AUD',
  NZ: 'NZD',
  CH: 'CHF',
};

export const currencyOf = (country: Country): Currency => CURRENCY_BY_COUNTRY[country] ?? 'EUR';
