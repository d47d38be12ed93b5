import type { Payment } from '@amarena/shared/contracts/money/payments';
import type { PaymentRow } from './repository.ts';
import { withdrawUntil } from './withdrawals/refundRules.ts';

/** A payment as its member sees it. */
export function asPayment(row: PaymentRow, refundDays: number, now: Date): Payment {
  const { currency, withdrawal } = row;
  const until = withdrawal === null ? withdrawUntil(row, refundDays) : null;
  return {
    id: row.id,
    number: row.number,
    package: row.package,
    credits: row.credits,
    method: row.method,
    instrument: row.instrument,
    country: row.country,
    list_price: { amount: row.list_price, currency },
    discount: row.discount_percentage === 0 ? null : { percentage: row.discount_percentage, code: row.discount_code },
    total: { amount: row.total, currency },
    vat: { amount: row.vat, currency },
    vat_percentage: Number(row.vat_percentage),
    state: row.state,
    at_bank: row.state === 'pending' && row.at_bank,
    failure: row.failure,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    charged_back_at: row.charged_back_at?.toISOString() ?? null,
    withdraw_until: until !== null && until > now ? until.toISOString() : null,
    withdrawal:
      withdrawal === null
        ? null
        : {
            credits: withdrawal.credits,
            refund: { amount: withdrawal.refund, currency },
            requested_at: withdrawal.requested_at.toISOString(),
            refunded_at: withdrawal.refunded_at?.toISOString() ?? null,
          },
  };
}
