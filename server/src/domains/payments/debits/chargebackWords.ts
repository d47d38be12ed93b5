import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { MailFacts } from '../mails/mailWords.ts';

export interface ChargebackFacts extends MailFacts {
  /** Credits that were taken from the balance: `8 crediti`. */
  readonly taken: string;
  /** Credits that the balance did not cover; null if it covered all. */
  readonly owed: string | null;
}

type Words = (facts: ChargebackFacts) => { readonly subject: string; readonly lines: readonly string[] };
const only = (line: string, wanted: boolean): string[] => (wanted ? [line] : []);

/** Notifies about a paid order whose money the bank took back. */
export const CHARGEBACK_WORDS: Readonly<Record<Language, Words>> = {
  it: (f) => ({
    subject: `Ordine ${f.number}: storno del pagamento`,
    lines: [
      `Ciao ${f.name},`,
      `la banca ha stornato il pagamento dell’ordine ${f.number} (${f.total}). Per questo abbiamo tolto dal tuo saldo: ${f.taken}.`,
      ...only(`Li avevi già usati in parte: mancano ancora ${f.owed}, che si scaleranno dal tuo prossimo acquisto.`, f.owed !== null),
      'Se avevi salvato il metodo di pagamento, l’abbiamo eliminato. Se si tratta di un errore, scrivi all’assistenza.',
    ],
  }),
  de: (f) => ({
    subject: `Bestellung ${f.number}: Zahlung zurückgebucht`,
    lines: [
      `Hallo ${f.name},`,
      `die Bank hat die Zahlung der Bestellung ${f.number} (${f.total}) zurückgebucht. Deshalb haben wir von deinem Guthaben abgezogen: ${f.taken}.`,
      ...only(
        `Einen Teil hattest du schon verbraucht: Es fehlen noch ${f.owed}. Sie werden bei deinem nächsten Kauf verrechnet.`,
        f.owed !== null,
      ),
      'Falls du die Zahlungsart gespeichert hattest, haben wir sie gelöscht. Wenn das ein Irrtum ist, schreib unserem Support.',
    ],
  }),
  en: (f) => ({
    subject: `Order ${f.number}: payment taken back`,
    lines: [
      `Hi ${f.name},`,
      `Your bank took back the payment for order ${f.number} (${f.total}). So we have taken from your balance: ${f.taken}.`,
      ...only(`You had already used some of them: ${f.owed} are still missing and will come off your next purchase.`, f.owed !== null),
      'If you had saved the payment method, we have removed it. If this is a mistake, please contact support.',
    ],
  }),
  es: (f) => ({
    subject: `Pedido ${f.number}: pago devuelto`,
    lines: [
      `Hola, ${f.name}:`,
      `Tu banco ha devuelto el pago del pedido ${f.number} (${f.total}). Por eso hemos retirado de tu saldo: ${f.taken}.`,
      ...only(`Ya habías usado una parte: aún faltan ${f.owed}, que se descontarán de tu próxima compra.`, f.owed !== null),
      'Si habías guardado el método de pago, lo hemos eliminado. Si se trata de un error, escribe a nuestro equipo de ayuda.',
    ],
  }),
  fr: (f) => ({
    subject: `Commande ${f.number} : paiement repris`,
    lines: [
      `Bonjour ${f.name},`,
      `Ta banque a repris le paiement de la commande ${f.number} (${f.total}). Nous avons donc retiré de ton solde : ${f.taken}.`,
      ...only(`Tu en avais déjà utilisé une partie : il manque encore ${f.owed}, à déduire de ton prochain achat.`, f.owed !== null),
      'Si tu avais enregistré ce moyen de paiement, nous l’avons supprimé. S’il s’agit d’une erreur, écris à notre assistance.',
    ],
  }),
  nl: (f) => ({
    subject: `Bestelling ${f.number}: betaling teruggeboekt`,
    lines: [
      `Hallo ${f.name},`,
      `Je bank heeft de betaling van bestelling ${f.number} (${f.total}) teruggeboekt. Daarom hebben we van je saldo gehaald: ${f.taken}.`,
      ...only(`Een deel had je al gebruikt: ${f.owed} ontbreken nog en gaan van je volgende aankoop af.`, f.owed !== null),
      'Had je de betaalmethode bewaard, dan hebben we die verwijderd. Is dit een vergissing? Schrijf dan naar onze klantenservice.',
    ],
  }),
  pl: (f) => ({
    subject: `Zamówienie ${f.number}: płatność cofnięta`,
    lines: [
      `Cześć, ${f.name}!`,
      `Twój bank cofnął płatność za zamówienie ${f.number} (${f.total}). Dlatego z twojego salda zniknęło: ${f.taken}.`,
      ...only(`Część była już wykorzystana. Do rozliczenia przy następnym zakupie pozostaje: ${f.owed}.`, f.owed !== null),
      'Jeśli metoda płatności była zapisana, usunęliśmy ją. Jeśli to pomyłka, napisz do naszej pomocy.',
    ],
  }),
};
