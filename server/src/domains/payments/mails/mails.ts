import { formatMoney } from '@amarena/shared/amounts';
import { taxIn } from '@amarena/shared/contracts/money/payments';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import type { Db } from '../../../db/schema.ts';
import { CHARGEBACK_WORDS } from '../debits/chargebackWords.ts';
import { REVERSAL_WORDS } from '../debits/reversalWords.ts';
import type { OtherDomains } from '../deps.ts';
import { RECEIPT_WORDS } from '../receipts/receiptWords.ts';
import { sellerLine } from '../receipts/seller.ts';
import { buyerContact, type PaymentRow } from '../repository.ts';
import { creditsIn, momentIn } from './formats.ts';
import { MAIL_WORDS, type MailFacts, type MailWords } from './mailWords.ts';

interface Written {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly button: keyof MailWords['buttons'];
  readonly after?: readonly string[];
}
type Contact = Awaited<ReturnType<typeof buyerContact>>;

/** Mails about a payment, in the member's language; each is sent once its transaction commits. */
export function createPaymentMails(
  { mail, settings, withdrawalText }: Pick<OtherDomains, 'mail' | 'settings' | 'withdrawalText'>,
  publicUrl: string,
) {
  const factsOf = ({ name, language }: Contact, { number, credits, total, vat, currency }: PaymentRow): MailFacts => ({
    name,
    number,
    credits: creditsIn(language, credits),
    total: formatMoney(language, { amount: total, currency }),
    tax: RECEIPT_WORDS[language].taxes[taxIn(currency)],
    vat: formatMoney(language, { amount: vat, currency }),
  });

  /** `button`: label of the link to the payment. */
  const send = (trx: Db, { email, language }: Contact, payment: PaymentRow, { button, subject, lines, after }: Written): Promise<void> =>
    mail.send(trx, {
      recipient: email,
      language,
      subject,
      text: lines.join('\n\n'),
      action: { label: MAIL_WORDS[language].buttons[button], href: publicUrl + pathTo('transactions-id', { id: payment.id }) },
      ...(after && { after }),
    });

  return {
    /**
     * The confirmation of the contract that the law requires on a durable medium: with the seller and the right of
     * withdrawal.
     */
    async purchase(trx: Db, payment: PaymentRow): Promise<void> {
      const contact = await buyerContact(trx, payment.member_id);
      const { language } = contact;
      const after = [sellerLine(await settings.company(trx), payment.country, language), ...(await withdrawalText(trx, language))];
      await send(trx, contact, payment, { ...MAIL_WORDS[language].purchase(factsOf(contact, payment)), button: 'receipt', after });
    },

    /** The bank refused after the member had left the page. */
    async refusedLate(trx: Db, payment: PaymentRow): Promise<void> {
      const contact = await buyerContact(trx, payment.member_id);
      if (contact.status === 'deleted') return;
      await send(trx, contact, payment, { ...MAIL_WORDS[contact.language].refused(factsOf(contact, payment)), button: 'retry' });
    },

    /** The bank paid an order that was over, and the money is sent back. */
    async cameLate(trx: Db, payment: PaymentRow): Promise<void> {
      const contact = await buyerContact(trx, payment.member_id);
      if (contact.status === 'deleted') return;
      await send(trx, contact, payment, { ...MAIL_WORDS[contact.language].late(factsOf(contact, payment)), button: 'order' });
    },

    /** The bank took the money back, and the credits were taken; `owed`: those that the balance did not cover. */
    async chargedBack(trx: Db, payment: PaymentRow, { taken, owed }: { taken: number; owed: number }): Promise<void> {
      const contact = await buyerContact(trx, payment.member_id);
      if (contact.status === 'deleted') return;
      const { language } = contact;
      const counts = { taken: creditsIn(language, taken), owed: owed === 0 ? null : creditsIn(language, owed) };
      await send(trx, contact, payment, { ...CHARGEBACK_WORDS[language]({ ...factsOf(contact, payment), ...counts }), button: 'order' });
    },

    /** The bank returned the money, and the credits came back. */
    async chargebackReversed(trx: Db, payment: PaymentRow, { given }: { given: number }): Promise<void> {
      const contact = await buyerContact(trx, payment.member_id);
      if (contact.status === 'deleted') return;
      const { language } = contact;
      const facts = { ...factsOf(contact, payment), given: creditsIn(language, given) };
      await send(trx, contact, payment, { ...REVERSAL_WORDS[language](facts), button: 'order' });
    },

    async withdrawal(trx: Db, payment: PaymentRow, { credits, refund }: { credits: number; refund: number }, now: Date): Promise<void> {
      const contact = await buyerContact(trx, payment.member_id);
      const { language, time_zone } = contact;
      const facts = {
        ...factsOf(contact, payment),
        moment: momentIn(language, now, time_zone),
        refund: formatMoney(language, { amount: refund, currency: payment.currency }),
        returned: creditsIn(language, credits),
      };
      await send(trx, contact, payment, {
        ...MAIL_WORDS[language].withdrawal(facts),
        button: 'order',
        after: [sellerLine(await settings.company(trx), payment.country, language)],
      });
    },
  };
}
export type PaymentMails = ReturnType<typeof createPaymentMails>;
