import { REACTIVATION_DAYS } from '@amarena/shared/contracts/account/linkLifetimes';
import { SESSION_DAYS } from '@amarena/shared/contracts/account/sessionLifetimes';
import { OLD_MESSAGES_DAYS } from '@amarena/shared/contracts/chat/oldMessages';
import { MIN_AGE } from '@amarena/shared/contracts/people/age';
import type { CompanyInfo } from '@amarena/shared/contracts/platform/companyInfo';
import { isCountry } from '@amarena/shared/contracts/platform/countries';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { Settings } from '@amarena/shared/contracts/platform/settings';

/** The site's values by their placeholders. If a value is null (unknown), lines that need it are left out. */
export type PageValues = Readonly<Record<string, string | null>>;

type Company = Pick<CompanyInfo, 'name' | 'address' | 'city' | 'country' | 'kvk' | 'vat_numbers' | 'support_phone'>;

type Site = Pick<Settings, 'name' | 'fictional_plural' | 'support_email' | 'support_phone' | 'refund_days'>;

/** The site's own number if it has one, else the company's. */
const phoneOf = (settings: Site, company: Company): string | null => settings.support_phone ?? company.support_phone;

/** The values of the placeholders in the site's own documents. */
export function pageValues(settings: Site, company: Company, language: Language): PageValues {
  const countries = new Intl.DisplayNames([language], { type: 'region' });
  return {
    name: settings.name,
    fictional_plural: settings.fictional_plural,
    company: company.name,
    address: company.address,
    city: company.city,
    country: isCountry(company.country) ? (countries.of(company.country) ?? company.country) : company.country,
    kvk: company.kvk,
    vat: company.vat_numbers.join(', ') || null,
    support_email: settings.support_email,
    support_phone: phoneOf(settings, company),
    refund_days: String(settings.refund_days),
    min_age: String(MIN_AGE),
    reactivation_days: String(REACTIVATION_DAYS),
    old_messages_days: String(OLD_MESSAGES_DAYS),
    session_days: String(SESSION_DAYS),
  };
}
