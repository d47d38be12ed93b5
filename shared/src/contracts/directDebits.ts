import * as z from '@amarena/shared/schema';
import { Country } from './countries.ts';
import { endpoint } from './endpoint.ts';
import { Order, Payment } from './payments.ts';
import { Id, Instant, text } from './primitives.ts';

/** Most that is debited from accounts of one member, minor units of the euro. */
export const DIRECT_DEBIT_LIMITS = { day: 5_000, month: 15_000 } as const;
export const DIRECT_DEBIT_CODE_LENGTH = 6;
export const DIRECT_DEBIT_CODE_MINUTES = 10;
export const DIRECT_DEBIT_CODE_TRIES = 5;
/** Seconds before another code may be asked for. */
export const DIRECT_DEBIT_CODE_PAUSE = 60;

/** Whose account is debited, and where the code goes. */
export const DebitAccount = z.object({
  holder: text(2, 70),
  /** With or without spaces. Checked by its checksum and by the countries of direct debit. */
  iban: text(15, 42),
  street: text(1, 70),
  house_number: text(1, 16),
  zip: text(3, 16),
  city: text(1, 70),
  /** A mobile number of a country of payment, with or without its country code. */
  phone: text(6, 24),
});
export type DebitAccount = z.infer<typeof DebitAccount>;

/** Fields whose value can be told right or wrong by itself, as soon as it is typed. */
export const DEBIT_CHECKED_FIELDS = ['iban', 'phone'] as const;
export type DebitCheckedField = (typeof DEBIT_CHECKED_FIELDS)[number];

/** POST: whether a number that was just typed can be right; `problem` is null where it can. Stores and sends nothing. */
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
    /** What the code confirms. */
    request: Id,
    /** End of the code's life. */
    expires: Instant,
    /** The number the code went to, its middle hidden. */
    phone: z.string(),
  }),
});

/**
 * PUT: confirms with the code; the mandate is given and the debit starts. Wrong codes count, a right one never does; with
 * another key it answers the same payment. Errors: `direct_debit_code_wrong`, `direct_debit_code_expired`, and those of
 * `postDirectDebit`.
 */
export const putDirectDebit = endpoint({
  name: 'putDirectDebit',
  method: 'PUT',
  path: '/api/directdebit.php',
  ids: { request: 'own debit' },
  body: z.object({ request: Id, otp: text(1, 12) }),
  answer: z.object({ payment: Payment }),
});
