import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { MailFacts } from '../mails/mailWords.ts';

export interface ReversalFacts extends MailFacts {
  /** Credits that were returned to the balance: `8 crediti`. */
  readonly given: string;
}

type Words = (facts: ReversalFacts) => { readonly subject: string; readonly lines: readonly string[] };

/** Notifies that the bank returned the money that it had taken back. */
export const REVERSAL_WORDS: Readonly<Record<Language, Words>> = {
  it: (f) => ({
    subject: `Ordine ${f.number}: storno annullato`,
    lines: [
      `Ciao ${f.name},`,
      `la banca ha annullato lo storno dell’ordine ${f.number}. Al tuo saldo abbiamo aggiunto di nuovo: ${f.given}.`,
    ],
  }),
  de: (f) => ({
    subject: `Bestellung ${f.number}: Rückbuchung aufgehoben`,
    lines: [
      `Hallo ${f.name},`,
      `die Bank hat die Rückbuchung zur Bestellung ${f.number} aufgehoben. Deinem Guthaben haben wir wieder gutgeschrieben: ${f.given}.`,
    ],
  }),
  en: (f) => ({
    subject: `Order ${f.number}: chargeback cancelled`,
    lines: [`Hi ${f.name},`, `Your bank has cancelled the chargeback for order ${f.number}. We have put back on your balance: ${f.given}.`],
  }),
  es: (f) => ({
    subject: `Pedido ${f.number}: devolución anulada`,
    lines: [`Hola, ${f.name}:`, `Tu banco ha anulado la devolución del pedido ${f.number}. Hemos vuelto a añadir a tu saldo: ${f.given}.`],
  }),
  fr: (f) => ({
    subject: `Commande ${f.number} : reprise du paiement annulée`,
    lines: [
      `Bonjour ${f.name},`,
      `Ta banque a annulé la reprise du paiement de la commande ${f.number}. Nous avons remis sur ton solde : ${f.given}.`,
    ],
  }),
  nl: (f) => ({
    subject: `Bestelling ${f.number}: terugboeking ongedaan gemaakt`,
    lines: [
      `Hallo ${f.name},`,
      `Je bank heeft de terugboeking van bestelling ${f.number} ongedaan gemaakt. We hebben weer op je saldo gezet: ${f.given}.`,
    ],
  }),
  pl: (f) => ({
    subject: `Zamówienie ${f.number}: cofnięcie płatności anulowane`,
    lines: [`Cześć, ${f.name}!`, `Twój bank anulował cofnięcie płatności za zamówienie ${f.number}. Na twoje saldo wróciło: ${f.given}.`],
  }),
};
