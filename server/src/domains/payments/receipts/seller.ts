import { type CompanyInfo, vatNumbersFor } from '@amarena/shared/contracts/platform/companyInfo';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { RECEIPT_WORDS } from './receiptWords.ts';

export const countryIn = (language: Language, country: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;

/** The seller in one line; `country`: the buyer's, which decides which VAT numbers matter. */
export function sellerLine(company: CompanyInfo, country: string, language: Language): string {
  const { seller, register, vatNumber } = RECEIPT_WORDS[language];
  const place = `${company.address} ${company.city}, ${countryIn(language, company.country)}`;
  const numbers = [`${register} ${company.kvk}`, ...vatNumbersFor(company, country).map((number) => `${vatNumber} ${number}`)];
  return [`${seller}: ${company.name} (${company.tradenames.join(', ')})`, place, ...numbers].join(' · ');
}
