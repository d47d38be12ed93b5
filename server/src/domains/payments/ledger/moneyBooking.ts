import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/schema.ts';
import { insertMoney, type PaymentRow } from '../repository.ts';

interface Sum {
  /** VAT included; negative if money is paid back. */
  readonly gross: number;
  readonly vat: number;
  readonly reason: 'purchase' | 'withdrawal' | 'chargeback';
}

/**
 * Books money that is not ours: it arrived for an order that was over, or went back, by us or by the bank. Positive if
 * it arrived.
 */
export async function bookOwed(
  trx: Db,
  payment: PaymentRow,
  { amount, reason }: { amount: number; reason: 'late_payment' | 'late_refund' | 'chargeback' },
  created_at: Date,
): Promise<void> {
  const { member_id, currency, id } = payment;
  const shared = { member_id, transfer_id: uuidv7(), currency, reason, ref: id, created_at };
  await insertMoney(trx, [
    { ...shared, account: 'provider', amount },
    { ...shared, account: 'owed', amount: -amount },
  ]);
}

/** Books money that the provider holds, as revenue and VAT, in one transfer whose rows add up to 0. */
export async function bookMoney(trx: Db, payment: PaymentRow, { gross, vat, reason }: Sum, created_at: Date): Promise<void> {
  const { member_id, currency, id } = payment;
  const shared = { member_id, transfer_id: uuidv7(), currency, reason, ref: id, created_at };
  await insertMoney(trx, [
    { ...shared, account: 'provider', amount: gross },
    { ...shared, account: 'revenue', amount: vat - gross },
    { ...shared, account: 'vat', amount: -vat },
  ]);
}
