import type { DebitAccount, DebitCheckedField } from '@amarena/shared/contracts/money/directDebits';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { DEBIT_COUNTRIES } from '../methods.ts';

/** IBAN and phone number in their canonical form: no spaces, E.164. */
export interface Debtor {
  readonly iban: string;
  readonly phone: string;
}

/** The last digits, by which people recognise an account. */
export const ibanEnd = (iban: string): string => `•••• ${iban.slice(-4)}`;

/** `+39 ••• ••• 4567`: enough to see where a code went, too little to read the number off a screen. */
export const hiddenPhone = (phone: string): string => `${phone.slice(0, 3)} ••• ••• ${phone.slice(-4)}`;

/** Country of the account, ISO alpha-2. */
export const countryOf = ({ iban }: Debtor): string => iban.slice(0, 2);

export const normalIban = (iban: string): string => electronicFormatIBAN(iban) ?? '';

function ibanProblem(typed: string): 'iban_invalid' | 'iban_country' | null {
  const iban = normalIban(typed);
  if (!isValidIBAN(iban)) return 'iban_invalid';
  return DEBIT_COUNTRIES.some((known) => known === iban.slice(0, 2)) ? null : 'iban_country';
}

/** The mobile number in E.164; null if it is not a number of that country, or of the country in its prefix. */
function mobileIn(typed: string, country: Country): string | null {
  const phone = parsePhoneNumberFromString(typed, country);
  return phone?.isValid() === true ? phone.number : null;
}

/**
 * What is wrong with a number in itself: checks an account by its checksum, and a phone number by its country's
 * numbering plan.
 */
export const numberProblem = (field: DebitCheckedField, typed: string, country: Country) => {
  if (field === 'iban') return ibanProblem(typed);
  return mobileIn(typed, country) === null ? 'phone_invalid' : null;
};

/** The account's numbers in canonical form. Errors: `validation_failed`, as `numberProblem` says. */
export function debtorOf(account: DebitAccount, country: Country): Result<Debtor, ApiError> {
  const phone = mobileIn(account.phone, country);
  const iban = numberProblem('iban', account.iban, country);
  if (phone !== null && iban === null) return success({ iban: normalIban(account.iban), phone });
  return failure({
    code: 'validation_failed',
    fields: { ...(iban !== null && { 'account.iban': iban }), ...(phone === null && { 'account.phone': 'phone_invalid' }) },
  });
}
