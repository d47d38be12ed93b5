import type { postDirectDebit } from '@amarena/shared/contracts/money/directDebits';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/schema.ts';
import type { Fingerprint } from '../../../http/fingerprint.ts';
import type { SmsPort } from '../../../sms/sms.ts';
import type { Buyer, Orders } from '../orders/orders.ts';
import type { Charges } from '../provider/charges.ts';
import type { PaymentProvider } from '../provider/provider.ts';
import { findPayment, lockBuyer, type PaymentRow, saveMandate } from '../repository.ts';
import { createDebitCodes, type DebitOrder, debtorHashes } from './debitCodes.ts';
import { debitLimitProblem } from './debitLimits.ts';
import { countryOf, type Debtor, debtorOf, normalIban } from './debtor.ts';
import { confirmDebit, forgetAccounts, insertBlocked, isBlocked, isMandateBlocked, ownDebit } from './directDebits.repository.ts';

const METHOD = 'directdebit';

interface Deps {
  readonly orders: Orders;
  readonly charges: Charges;
  readonly provider: PaymentProvider;
  readonly sms: SmsPort;
  readonly fingerprint: Fingerprint;
}

/** SEPA direct debit: an account, a mandate, and a code by phone that confirms both. */
export function createDirectDebits({ orders, charges, provider, sms, fingerprint }: Deps) {
  const hashesOf = debtorHashes(fingerprint);
  const codes = createDebitCodes({ sms, fingerprint });

  async function refusalOf(
    trx: Db,
    buyer: Buyer,
    { debtor, total }: { debtor: Debtor; total: number },
    now: Date,
  ): Promise<ApiError | null> {
    const { iban, phone } = hashesOf(debtor);
    if (await isBlocked(trx, { kind: 'iban', hash: iban })) return { code: 'iban_blocked' };
    if (await isBlocked(trx, { kind: 'phone', hash: phone })) return { code: 'phone_blocked' };
    return debitLimitProblem(trx, buyer.id, total, now);
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
    const refusal = await refusalOf(trx, buyer, { debtor: debtor.value, total: row.total }, now);
    if (refusal !== null) return failure(refusal);
    const stored = await provider.mandate(trx, { ...row.account, id: row.id, signed_at: now });
    const mandate = { id: uuidv7(), member_id: buyer.id, provider: provider.name, method: METHOD, created_at: now, ...stored } as const;
    await saveMandate(trx, mandate);
    const expected_total = { amount: row.total, currency: row.currency };
    const { package: pack, country, code } = row;
    const bank = countryOf(debtor.value);
    const wanted = { package: pack, country, method: METHOD, expected_total, code: code ?? undefined, bank } as const;
    const payment = await orders.charged(trx, buyer, { ...wanted, mandate_id: mandate.id }, now);
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
      const refusal = await refusalOf(trx, buyer, { debtor: debtor.value, total: order.expected_total.amount }, now);
      if (refusal !== null) return failure(refusal);
      const seconds = await codes.waitFor(trx, buyer.id, debtor.value, now);
      if (seconds > 0) return failure({ code: 'direct_debit_wait', seconds });
      return success(await codes.send(trx, buyer, { ...order, debtor: debtor.value }, now));
    },

    refuseCode: codes.refuse,

    /** Creates the debit after the code was checked. Needs an open transaction; roll it back on a refusal. */
    confirm: debit,

    /** Refuses an account or a phone from now on. */
    block: (db: Db, { kind, value }: { kind: 'iban' | 'phone'; value: string }): Promise<void> =>
      insertBlocked(db, {
        kind,
        hash: kind === 'iban' ? hashesOf({ iban: normalIban(value), phone: '' }).iban : hashesOf({ iban: '', phone: value }).phone,
      }),

    /** Why a debit from an account that the member confirmed before is refused; null if it is not. Lock the buyer before. */
    refusalOfRepeat: async (trx: Db, memberId: string, { mandate, total }: { mandate: string; total: number }, now: Date) =>
      (await isMandateBlocked(trx, mandate)) ? ({ code: 'iban_blocked' } as const) : debitLimitProblem(trx, memberId, total, now),

    forgetOld: forgetAccounts,
  };
}
export type DirectDebits = ReturnType<typeof createDirectDebits>;
