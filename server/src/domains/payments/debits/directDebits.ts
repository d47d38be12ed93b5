import { randomInt } from 'node:crypto';
import { formatMoney } from '@amarena/shared/amounts';
import {
  type DebitAccount,
  DIRECT_DEBIT_CODE_LENGTH,
  DIRECT_DEBIT_CODE_MINUTES,
  DIRECT_DEBIT_CODE_PAUSE,
  DIRECT_DEBIT_CODE_TRIES,
  type postDirectDebit,
} from '@amarena/shared/contracts/directDebits';
import type { AnswerOf } from '@amarena/shared/contracts/endpoint';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/schema.ts';
import type { Fingerprint } from '../../../http/fingerprint.ts';
import type { SmsPort } from '../../../sms/sms.ts';
import type { Buyer, Orders, Wanted } from '../orders/orders.ts';
import type { Charges } from '../provider/charges.ts';
import type { PaymentProvider } from '../provider/provider.ts';
import { debitedSince, findPayment, lockBuyer, type PaymentRow, saveMandate } from '../repository.ts';
import { DEBIT_LIMIT_SPANS } from './debitLimits.ts';
import { countryOf, type Debtor, debtorOf, hiddenPhone, normalIban } from './debtor.ts';
import {
  codesSince,
  confirmDebit,
  countCodeAttempt,
  forgetAccounts,
  insertBlocked,
  insertDebit,
  isBlocked,
  ownDebit,
} from './directDebits.repository.ts';
import { OTP_TEXTS } from './otpTexts.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const CODES_PER_DAY = 5;
const METHOD = 'directdebit';

type DebitOrder = Omit<Wanted, 'method'> & { readonly account: DebitAccount };

interface Deps {
  readonly orders: Orders;
  readonly charges: Charges;
  readonly provider: PaymentProvider;
  readonly sms: SmsPort;
  readonly fingerprint: Fingerprint;
}

/** SEPA direct debit: an account, a mandate, and a code by phone that confirms both. */
export function createDirectDebits({ orders, charges, provider, sms, fingerprint }: Deps) {
  const hashes = ({ iban, phone }: Debtor) => ({
    iban: fingerprint('debtor_iban', iban),
    phone: fingerprint('debtor_phone', phone),
  });
  const otpHash = (request: string, otp: string): string => fingerprint('direct_debit_code', `${request} ${otp}`);

  async function refusalOf(trx: Db, buyer: Buyer, debtor: Debtor, total: number, now: Date): Promise<ApiError | null> {
    const { iban, phone } = hashes(debtor);
    if (await isBlocked(trx, { kind: 'iban', hash: iban })) return { code: 'iban_blocked' };
    if (await isBlocked(trx, { kind: 'phone', hash: phone })) return { code: 'phone_blocked' };
    return overLimit(trx, buyer.id, total, now);
  }

  async function overLimit(trx: Db, memberId: string, total: number, now: Date): Promise<ApiError | null> {
    let left = Number.POSITIVE_INFINITY;
    for (const { span, most } of DEBIT_LIMIT_SPANS) {
      left = Math.min(left, most - (await debitedSince(trx, memberId, METHOD, new Date(now.getTime() - span))));
    }
    if (total <= left) return null;
    return { code: 'direct_debit_limit', left: { amount: Math.max(0, left), currency: 'EUR' } };
  }

  /** Seconds until another code may be sent; 0 if it may be sent now. */
  async function waitFor(trx: Db, memberId: string, debtor: Debtor, now: Date): Promise<number> {
    const sent = await codesSince(trx, { member: memberId, phone: hashes(debtor).phone }, new Date(now.getTime() - DAY));
    const fifth = sent[CODES_PER_DAY - 1];
    const free = fifth === undefined ? (sent[0]?.getTime() ?? 0) + DIRECT_DEBIT_CODE_PAUSE * SECOND : fifth.getTime() + DAY;
    return Math.max(0, Math.ceil((free - now.getTime()) / SECOND));
  }

  async function sendCode(
    trx: Db,
    buyer: Buyer,
    { account, code, expected_total, ...wanted }: DebitOrder,
    debtor: Debtor,
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
      phone_hash: hashes(debtor).phone,
      iban_hash: hashes(debtor).iban,
      otp_hash: otpHash(id, otp),
      created_at: now,
      expires_at,
      payment_id: null,
    });
    const text = OTP_TEXTS[buyer.language](otp, formatMoney(buyer.language, expected_total));
    await sms.send(trx, { phone: debtor.phone, text });
    return { request: id, expires: expires_at.toISOString(), phone: hiddenPhone(debtor.phone) };
  }

  /** Creates mandate, payment and charge, in one transaction. */
  async function debit(trx: Db, buyer: Buyer, request: string, now: Date): Promise<Result<PaymentRow, ApiError>> {
    await lockBuyer(trx, buyer.id);
    const row = await ownDebit(trx, buyer.id, request);
    // The same confirmation may arrive twice: the second one finds what the first one did.
    if (row?.payment_id != null) return paymentOf(trx, row.payment_id);
    if (row?.account == null) return failure({ code: 'direct_debit_code_expired' });
    const debtor = debtorOf(row.account, row.country);
    if (!debtor.ok) return debtor;
    const refusal = await refusalOf(trx, buyer, debtor.value, row.total, now);
    if (refusal !== null) return failure(refusal);
    const stored = await provider.mandate(trx, { ...row.account, id: row.id, signed_at: now });
    const mandate = { id: uuidv7(), member_id: buyer.id, provider: provider.name, method: METHOD, created_at: now, ...stored } as const;
    await saveMandate(trx, mandate);
    const expected_total = { amount: row.total, currency: row.currency };
    const { package: pack, country, code } = row;
    const bank = countryOf(debtor.value);
    const wanted = { package: pack, country, method: METHOD, expected_total, code: code ?? undefined, bank } as const;
    const payment = await orders.charged(trx, buyer, wanted, mandate.id, now);
    if (!payment.ok) return payment;
    await confirmDebit(trx, row.id, payment.value.id);
    await charges.start(trx, payment.value.id);
    return payment;
  }

  async function paymentOf(db: Db, id: string): Promise<Result<PaymentRow, ApiError>> {
    const payment = await findPayment(db, id);
    return payment === undefined ? failure({ code: 'not_found' }) : success(payment);
  }

  return {
    /** Checks everything and sends the code. Needs an open transaction. Errors: those of `postDirectDebit`. */
    async request(trx: Db, buyer: Buyer, order: DebitOrder, now: Date): Promise<Result<AnswerOf<typeof postDirectDebit>, ApiError>> {
      const debtor = debtorOf(order.account, order.country);
      if (!debtor.ok) return debtor;
      const quoted = await orders.quote(trx, buyer, { ...order, method: METHOD, bank: countryOf(debtor.value) }, now);
      if (!quoted.ok) return quoted;
      const refusal = await refusalOf(trx, buyer, debtor.value, order.expected_total.amount, now);
      if (refusal !== null) return failure(refusal);
      const seconds = await waitFor(trx, buyer.id, debtor.value, now);
      if (seconds > 0) return failure({ code: 'direct_debit_wait', seconds });
      return success(await sendCode(trx, buyer, order, debtor.value, now));
    },

    /**
     * Checks the code. A wrong one is counted: call it outside the transaction that a refusal rolls back. Accepts what
     * is confirmed already. Returns the refusal: `not_found`, `direct_debit_code_wrong`, `direct_debit_code_expired`.
     */
    async refuseCode(db: Db, memberId: string, { request, otp }: { request: string; otp: string }, now: Date): Promise<ApiError | null> {
      const row = await ownDebit(db, memberId, request);
      if (row === undefined) return { code: 'not_found' };
      const otp_hash = otpHash(request, otp.replaceAll(/\s/g, ''));
      const counted = await countCodeAttempt(db, { id: request, member_id: memberId, otp_hash }, now);
      if (counted === undefined) return { code: 'direct_debit_code_expired' };
      if (row.otp_hash === otp_hash) return null;
      const tries = DIRECT_DEBIT_CODE_TRIES - counted.tries;
      return tries === 0 ? { code: 'direct_debit_code_expired' } : { code: 'direct_debit_code_wrong', tries };
    },

    /** Creates the debit after the code was checked. Needs an open transaction; roll it back on a refusal. */
    confirm: debit,

    /** Refuses an account or a phone from now on. */
    block: (db: Db, { kind, value }: { kind: 'iban' | 'phone'; value: string }): Promise<void> =>
      insertBlocked(db, {
        kind,
        hash: kind === 'iban' ? hashes({ iban: normalIban(value), phone: '' }).iban : hashes({ iban: '', phone: value }).phone,
      }),

    forgetOld: forgetAccounts,
  };
}
