import * as z from '@amarena/shared/schema';
import { Country } from './countries.ts';
import { endpoint } from './endpoint.ts';
import { Instant } from './primitives.ts';

export const CompanyInfo = z.object({
  name: z.string(),
  address: z.string(),
  kvk: z.string(),
  city: z.string(),
  country: Country,
  tradenames: z.array(z.string()),
  vat_numbers: z.array(z.string()),
  support_phone: z.nullable(z.string()),
  delete_discount: z.nullable(z.int()),
  added: Instant,
});

export type CompanyInfo = z.infer<typeof CompanyInfo>;

/** The company's VAT numbers that apply to a sale to a country: that country's own, else all. */
export function vatNumbersFor({ vat_numbers }: Pick<CompanyInfo, 'vat_numbers'>, country: string | null): readonly string[] {
  const own = vat_numbers.filter((number) => country !== null && number.startsWith(country));
  return own.length > 0 ? own : vat_numbers;
}

/** GET: the company behind the site at this address, as an imprint names it. */
export const getCompanyInfo = endpoint({
  name: 'getCompanyInfo',
  method: 'GET',
  path: '/api/companyinfo.php',
  access: 'visitor',
  lasting: true,
  answer: CompanyInfo,
});
