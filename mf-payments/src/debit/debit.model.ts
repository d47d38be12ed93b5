import { type Country, isCountry } from '@amarena/shared/contracts/countries';
import type { DebitAccount } from '@amarena/shared/contracts/directDebits';
import { PACKAGE_IDS, type PackageId } from '@amarena/shared/contracts/payments';
import type { AppError } from '@amarena/shared/errors';

export const ACCOUNT_FIELDS = ['holder', 'iban', 'street', 'house_number', 'zip', 'city', 'phone'] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];
export const EMPTY_ACCOUNT: DebitAccount = { holder: '', iban: '', street: '', house_number: '', zip: '', city: '', phone: '' };

/** The package that most people can debit: the most popular one that the day's limit leaves room for. */
const DEFAULT_PACKAGE: PackageId = 'p1';

const isPackage = (value: string | null): value is PackageId => PACKAGE_IDS.some((id) => id === value);

/** What the checkout hands on in the address. A missing or unknown value is replaced, not refused. */
export function wantedIn(query: URLSearchParams, home: Country): { pack: PackageId; country: Country; code: string | null } {
  const [pack, country] = [query.get('package'), query.get('country')];
  return { pack: isPackage(pack) ? pack : DEFAULT_PACKAGE, country: isCountry(country) ? country : home, code: query.get('code') };
}

/** Fields that the server refused, with the reason of each; others belong to the form as a whole. */
export function refusedFields(error: AppError | null): Partial<Record<AccountField, string>> {
  if (error?.code !== 'validation_failed') return {};
  const reasons = ACCOUNT_FIELDS.map((field) => [field, error.fields[`account.${field}`]] as const);
  return Object.fromEntries(reasons.filter(([, reason]) => reason !== undefined));
}

/** Fields that are empty: they are named before anything is sent. */
export const missingFields = (account: DebitAccount): Partial<Record<AccountField, string>> =>
  Object.fromEntries(ACCOUNT_FIELDS.filter((field) => account[field].trim() === '').map((field) => [field, 'required']));
