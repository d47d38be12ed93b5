import type { DebitAccount } from '@amarena/shared/contracts/money/directDebits';
import { PACKAGE_IDS, type PackageId } from '@amarena/shared/contracts/money/packages';
import { type Country, isCountry } from '@amarena/shared/contracts/platform/countries';
import type { AppError } from '@amarena/shared/errors';

export const ACCOUNT_FIELDS = ['holder', 'iban', 'street', 'house_number', 'zip', 'city', 'phone'] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];
export const EMPTY_ACCOUNT: DebitAccount = { holder: '', iban: '', street: '', house_number: '', zip: '', city: '', phone: '' };

/** The most popular package that the daily limit leaves room for. */
const DEFAULT_PACKAGE: PackageId = 'p1';

const isPackage = (value: string | null): value is PackageId => PACKAGE_IDS.some((id) => id === value);

/** The package and country in the address, from the checkout. A missing or unknown value gets a default. */
export function selectionIn(query: URLSearchParams, home: Country): { pack: PackageId; country: Country; code: string | null } {
  const [pack, country] = [query.get('package'), query.get('country')];
  return { pack: isPackage(pack) ? pack : DEFAULT_PACKAGE, country: isCountry(country) ? country : home, code: query.get('code') };
}

/** The fields that the server refused, each with its reason; other refusals concern the whole form. */
export function refusedFields(error: AppError | null): Partial<Record<AccountField, string>> {
  if (error?.code !== 'validation_failed') return {};
  const reasons = ACCOUNT_FIELDS.map((field) => [field, error.fields[`account.${field}`]] as const);
  return Object.fromEntries(reasons.filter(([, reason]) => reason !== undefined));
}

/** The empty fields, reported before anything is sent. */
export const missingFields = (account: DebitAccount): Partial<Record<AccountField, string>> =>
  Object.fromEntries(ACCOUNT_FIELDS.filter((field) => account[field].trim() === '').map((field) => [field, 'required']));
