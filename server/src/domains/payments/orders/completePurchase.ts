import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/schema.ts';
import type { Chargebacks } from '../debits/chargebacks.ts';
import type { OtherDomains } from '../deps.ts';
import { bookMoney } from '../ledger/moneyBooking.ts';
import type { PaymentMails } from '../mails/mails.ts';
import type { ProviderReport } from '../provider/provider.ts';
import type { Receipts } from '../receipts/receipts.ts';
import { type PaymentRow, saveMandate } from '../repository.ts';
import type { Discounts } from './discounts.ts';
import type { WelcomeOffer } from './welcomeOffer.ts';

export interface CompletePurchaseDeps extends Pick<OtherDomains, 'credits' | 'live' | 'savePremium'> {
  readonly offers: Pick<WelcomeOffer, 'end'>;
  readonly discounts: Pick<Discounts, 'used'>;
  readonly receipts: Receipts;
  readonly mails: PaymentMails;
  readonly chargebacks: Pick<Chargebacks, 'settle'>;
  readonly provider: string;
}

/** What follows from a completed payment: credits, premium, the receipt and its mail; offer and code are used up. */
export function createCompletePurchase({
  credits: wallet,
  live,
  savePremium,
  offers,
  discounts,
  receipts,
  mails,
  chargebacks,
  provider,
}: CompletePurchaseDeps) {
  return async (trx: Db, payment: PaymentRow, report: ProviderReport, now: Date): Promise<void> => {
    const { member_id, credits, id } = payment;
    await bookMoney(trx, payment, { gross: payment.total, vat: payment.vat, reason: 'purchase' }, now);
    const added = await wallet.credit(trx, member_id, credits, { from: 'sold', reason: 'purchase', ref: id });
    const balance = added - (await chargebacks.settle(trx, member_id));
    await savePremium(trx, member_id, true);
    await offers.end(trx, member_id, now);
    await discounts.used(trx, id, now);
    await receipts.issue(trx, payment, { kind: 'sale', credits, gross: payment.total, vat: payment.vat }, now);
    if (report.mandate !== null) {
      await saveMandate(trx, { id: uuidv7(), member_id, provider, method: payment.method, created_at: now, ...report.mandate });
    }
    await mails.purchase(trx, payment);
    await live.publish(trx, member_id, { type: 'credits', credits: balance, paid_user: true });
  };
}
