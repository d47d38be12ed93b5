import type { Country } from '@amarena/shared/contracts/countries';
import type { DebitAccount } from '@amarena/shared/contracts/directDebits';
import type { FieldProblem } from '@amarena/shared/contracts/validation';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { DEBIT_COUNTRIES } from './prices.ts';

/** IBAN and phone in the one form that names them: no spaces, E.164. */
export interface Debtor {
  readonly iban: string;
  readonly phone: string;
}

/** The last digits, for people to recognise an account by. */
export const ibanEnd = (iban: string): string => `•••• ${iban.slice(-4)}`;

/** `+39 ••• ••• 4567`: enough to see where a code went, too little to read it off a screen. */
export const hiddenPhone = (phone: string): string => `${phone.slice(0, 3)} ••• ••• ${phone.slice(-4)}`;

export const normalIban = (iban: string): string => electronicFormatIBAN(iban) ?? '';

/** Checks the account's number by its checksum and the phone by the numbering plan of its country. Errors: `validation_failed`. */
export function debtorOf(account: DebitAccount, country: Country): Result<Debtor, ApiError> {
  const fields: Record<string, FieldProblem> = {};
  const iban = normalIban(account.iban);
  if (!isValidIBAN(iban)) fields['account.iban'] = 'iban_invalid';
  else if (DEBIT_COUNTRIES.every((known) => known !== iban.slice(0, 2))) fields['account.iban'] = 'iban_country';
  const phone = parsePhoneNumberFromString(account.phone, country);
  if (phone?.isValid() !== true) fields['account.phone'] = 'phone_invalid';
  if (phone === undefined || Object.keys(fields).length > 0) return failure({ code: 'validation_failed', fields });
  return success({ iban, phone: phone.number });
}
