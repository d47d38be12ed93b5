import * as z from '@amarena/shared/schema';
import { Country } from '../platform/countries.ts';
import { endpoint } from '../platform/endpoint.ts';
import { Id, Instant, text } from '../platform/primitives.ts';
import { Order, Payment } from './payments.ts';

export const DIRECT_DEBIT_CODE_LENGTH = 6;
export const DIRECT_DEBIT_CODE_MINUTES = 10;
export const DIRECT_DEBIT_CODE_TRIES = 5;
/** Seconds before another code can be requested. */
export const DIRECT_DEBIT_CODE_PAUSE = 60;

/** The account to debit, and the phone that gets the code. */
export const DebitAccount = z.object({
  holder: text(2, 70),
  /** With or without spaces. Checked by its checksum and against the countries of direct debit. */
  iban: text(15, 42),
  street: text(1, 70),
  house_number: text(1, 16),
  zip: text(3, 16),
  city: text(1, 70),
  /** A mobile number of a country of payment, with or without its country code. */
  phone: text(6, 24),
});
export type DebitAccount = z.infer<typeof DebitAccount>;

/** Fields whose value can be validated on its own, as soon as it is typed. */
export const DEBIT_CHECKED_FIELDS = ['iban', 'phone'] as const;
export type DebitCheckedField = (typeof DEBIT_CHECKED_FIELDS)[number];

/** POST: whether a number that was just typed can be right; `problem` is null if it can. Stores and sends nothing. */
export const postDirectDebitCheck = endpoint({
  name: 'postDirectDebitCheck',
  method: 'POST',
  path: '/api/directdebit-check.php',
  body: z.object({ field: z.enum(DEBIT_CHECKED_FIELDS), value: z.string().check(z.maxLength(42)), country: Country }),
  answer: z.object({ problem: z.nullable(z.enum(['iban_invalid', 'iban_country', 'phone_invalid'])) }),
});

/**
 * POST: checks the account and sends a code to the phone; nothing is debited. Errors: `validation_failed` with
 * `iban_invalid`, `iban_country` or `phone_invalid`; `iban_blocked`, `phone_blocked`, `direct_debit_limit`,
 * `direct_debit_wait`, and those of `postPayment`.
 */
export const postDirectDebit = endpoint({
  name: 'postDirectDebit',
  method: 'POST',
  path: '/api/directdebit.php',
  body: z.object({ ...Order, account: DebitAccount }),
  answer: z.object({
    /** The id of what the code confirms. */
    request: Id,
    /** When the code expires. */
    expires: Instant,
    /** The number to which the code was sent, masked in the middle. */
    phone: z.string(),
  }),
});

/**
 * PUT: confirms with the code, which gives the mandate and starts the debit. Wrong codes are counted, right ones are
 * not; with another key it returns the same payment. Errors: `direct_debit_code_wrong`, `direct_debit_code_expired`,
 * and those of `postDirectDebit`.
 */
export const putDirectDebit = endpoint({
  name: 'putDirectDebit',
  method: 'PUT',
  path: '/api/directdebit.php',
  ids: { request: 'own debit' },
  body: z.object({ request: Id, otp: text(1, 12) }),
  answer: z.object({ payment: Payment }),
});
