import type { CompanyInfo } from '../platform/companyInfo.ts';

/** When the first version of the terms came into force. */
export const DEFAULT_TERMS_DATE = '2023-12-01T12:00:00.000Z';

/** Date from which the terms apply: since the company runs the site, but not before their first version. `null`: no company is known. */
export function termsVersionDate(company: Pick<CompanyInfo, 'added'> | null): string {
  const added = company?.added ?? DEFAULT_TERMS_DATE;
  return Date.parse(added) > Date.parse(DEFAULT_TERMS_DATE) ? added : DEFAULT_TERMS_DATE;
}
