import * as z from '@amarena/shared/schema';
import { Country } from '../platform/countries.ts';
import { endpoint } from '../platform/endpoint.ts';
import { Money } from './money.ts';
import { Offer } from './offer.ts';

export const PACKAGE_IDS = ['p0', 'p1', 'p2', 'p3'] as const;
export const PackageId = z.enum(PACKAGE_IDS);
export type PackageId = z.infer<typeof PackageId>;

export const Package = z.object({
  id: PackageId,
  credits: z.int(),
  /** List price, VAT included. */
  price: Money,
  /** The current price: the list price minus the active offer. */
  total: Money,
  /** VAT contained in `total`. */
  vat: Money,
  vat_percentage: z.number(),
  discount_percentage: z.int(),
  popular: z.boolean(),
});
export type Package = z.infer<typeof Package>;

/** GET: the four packages in the currency of the payment country. */
export const getPackages = endpoint({
  name: 'getPackages',
  method: 'GET',
  path: '/api/packages.php',
  access: 'visitor',
  query: z.object({ country: z.optional(Country) }),
  answer: z.object({ packages: z.array(Package), country: Country, offer: z.nullable(Offer) }),
});
