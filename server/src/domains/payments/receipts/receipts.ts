import type { Db } from '../../../db/schema.ts';
import type { OtherDomains } from '../deps.ts';
import type { PaymentRow } from '../repository.ts';
import type { ReceiptsTable } from '../tables.ts';
import { insertReceipt, nextNumber, ownReceipts } from './receipts.repository.ts';

const LETTERS = { sale: 'R', refund: 'N' } as const;

/** Receipts of sales and refunds, numbered without gaps in two series per year. */
export function createReceipts({ settings }: Pick<OtherDomains, 'settings'>) {
  return {
    /** Stores what was sold or refunded, with the company's details as of today. */
    async issue(
      trx: Db,
      payment: Pick<PaymentRow, 'id' | 'member_id' | 'currency' | 'vat_percentage'>,
      sum: Pick<ReceiptsTable, 'kind' | 'credits' | 'gross' | 'vat'>,
      now: Date,
    ): Promise<void> {
      const series = `${LETTERS[sum.kind]}-${now.getUTCFullYear()}`;
      await insertReceipt(trx, {
        ...sum,
        number: `${series}-${String(await nextNumber(trx, series)).padStart(6, '0')}`,
        payment_id: payment.id,
        member_id: payment.member_id,
        issued_at: now,
        currency: payment.currency,
        vat_percentage: payment.vat_percentage,
        company: JSON.stringify(await settings.company(trx)),
      });
    },

    /** The sale first, then refunds. */
    of: ownReceipts,
  };
}
export type Receipts = ReturnType<typeof createReceipts>;
