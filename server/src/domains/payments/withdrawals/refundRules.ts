import { vatIn } from '@amarena/shared/contracts/money/priceRules';
import { DAY } from '../../../times.ts';
import type { PaymentRow } from '../repository.ts';

/** The last moment at which a completed payment can be withdrawn; null if it cannot, or if the bank has taken it back. */
export const withdrawUntil = (
  { state, finished_at, charged_back_at }: Pick<PaymentRow, 'state' | 'finished_at' | 'charged_back_at'>,
  refundDays: number,
): Date | null =>
  state === 'completed' && finished_at !== null && charged_back_at === null ? new Date(finished_at.getTime() + refundDays * DAY) : null;

/** The price of the used credits and the refund for the `unused` ones, in minor units; null if nothing is refunded. */
export function sumsOf(
  { total, credits }: Pick<PaymentRow, 'total' | 'credits'>,
  unused: number,
): { readonly used: number; readonly refund: number } | null {
  const used = Math.round((total * (credits - unused)) / credits);
  return unused === 0 || used === total ? null : { used, refund: total - used };
}

/** The VAT of a refund; for the whole price, exactly the VAT that was booked. */
export const vatOf = ({ total, vat, vat_percentage }: Pick<PaymentRow, 'total' | 'vat' | 'vat_percentage'>, refund: number): number =>
  refund === total ? vat : vatIn(refund, Number(vat_percentage));
