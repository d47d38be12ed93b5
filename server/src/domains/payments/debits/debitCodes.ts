import { randomInt } from 'node:crypto';
import { formatMoney } from '@amarena/shared/amounts';
import {
  type DebitAccount,
  DIRECT_DEBIT_CODE_LENGTH,
  DIRECT_DEBIT_CODE_MINUTES,
  DIRECT_DEBIT_CODE_PAUSE,
  DIRECT_DEBIT_CODE_TRIES,
  type postDirectDebit,
} from '@amarena/shared/contracts/money/directDebits';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import type { ApiError } from '@amarena/shared/errors';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/schema.ts';
import type { Fingerprint } from '../../../http/fingerprint.ts';
import type { SmsPort } from '../../../sms/sms.ts';
import { DAY, MINUTE } from '../../../times.ts';
import type { Buyer, OrderRequest } from '../orders/orders.ts';
import { type Debtor, hiddenPhone } from './debtor.ts';
import { codesSince, countCodeAttempt, insertDebit, ownDebit } from './directDebits.repository.ts';
import { OTP_WORDS } from './otpWords.ts';

const SECOND = 1_000;
const CODES_PER_DAY = 5;

export type DebitOrder = Omit<OrderRequest, 'method'> & { readonly account: DebitAccount };

/** Keyed hashes of an account and a phone, for lookups without storing the numbers. */
export const debtorHashes =
  (fingerprint: Fingerprint) =>
  ({ iban, phone }: Debtor) => ({
    iban: fingerprint('debtor_iban', iban),
    phone: fingerprint('debtor_phone', phone),
  });

/** Codes by phone that confirm a debit. */
export function createDebitCodes({ sms, fingerprint }: { sms: SmsPort; fingerprint: Fingerprint }) {
  const hashesOf = debtorHashes(fingerprint);
  const otpHash = (request: string, otp: string): string => fingerprint('direct_debit_code', `${request} ${otp}`);

  return {
    /** Seconds until another code may be sent; 0 if it may be sent now. */
    async waitFor(trx: Db, memberId: string, debtor: Debtor, now: Date): Promise<number> {
      const sent = await codesSince(trx, { member: memberId, phone: hashesOf(debtor).phone }, new Date(now.getTime() - DAY));
      const fifth = sent[CODES_PER_DAY - 1];
      const free = fifth === undefined ? (sent[0]?.getTime() ?? 0) + DIRECT_DEBIT_CODE_PAUSE * SECOND : fifth.getTime() + DAY;
      return Math.max(0, Math.ceil((free - now.getTime()) / SECOND));
    },

    /** Stores the request and sends its code, once the transaction commits. */
    async send(
      trx: Db,
      buyer: Buyer,
      { account, code, expected_total, debtor, ...wanted }: DebitOrder & { debtor: Debtor },
      now: Date,
    ): Promise<AnswerOf<typeof postDirectDebit>> {
      const id = uuidv7();
      const otp = String(randomInt(10 ** DIRECT_DEBIT_CODE_LENGTH)).padStart(DIRECT_DEBIT_CODE_LENGTH, '0');
      const expires_at = new Date(now.getTime() + DIRECT_DEBIT_CODE_MINUTES * MINUTE);
      await insertDebit(trx, {
        id,
        member_id: buyer.id,
        package: wanted.package,
        country: wanted.country,
        total: expected_total.amount,
        currency: expected_total.currency,
        code: code ?? null,
        account: JSON.stringify({ ...account, ...debtor }),
        phone_hash: hashesOf(debtor).phone,
        iban_hash: hashesOf(debtor).iban,
        otp_hash: otpHash(id, otp),
        created_at: now,
        expires_at,
        payment_id: null,
      });
      const text = OTP_WORDS[buyer.language](otp, formatMoney(buyer.language, expected_total));
      await sms.send(trx, { phone: debtor.phone, text, member: buyer.id });
      return { request: id, expires: expires_at.toISOString(), phone: hiddenPhone(debtor.phone) };
    },

    /**
     * Checks the code. A wrong one is counted: call it outside the transaction that a refusal rolls back. Accepts what
     * is confirmed already. Returns the refusal: `not_found`, `direct_debit_code_wrong`, `direct_debit_code_expired`.
     */
    async refuse(db: Db, memberId: string, { request, otp }: { request: string; otp: string }, now: Date): Promise<ApiError | null> {
      const row = await ownDebit(db, memberId, request);
      if (row === undefined) return { code: 'not_found' };
      const otp_hash = otpHash(request, otp.replaceAll(/\s/g, ''));
      const counted = await countCodeAttempt(db, { id: request, member_id: memberId, otp_hash }, now);
      if (counted === undefined) return { code: 'direct_debit_code_expired' };
      if (row.otp_hash === otp_hash) return null;
      const tries = DIRECT_DEBIT_CODE_TRIES - counted.tries;
      return tries === 0 ? { code: 'direct_debit_code_expired' } : { code: 'direct_debit_code_wrong', tries };
    },
  };
}
