import type { Language } from '@amarena/shared/contracts/languages';
import { elided } from '@amarena/shared/elided';

/** What a mail about money names. Amounts and moments are written in the reader's language and time zone. */
export interface MailFacts {
  readonly name: string;
  readonly number: string;
  readonly credits: string;
  readonly total: string;
  /** What the tax in the total is called there. */
  readonly tax: string;
  readonly vat: string;
  readonly link: string;
}
export interface WithdrawalFacts extends MailFacts {
  readonly moment: string;
  readonly refund: string;
  readonly returned: string;
}

interface Words {
  readonly subject: string;
  readonly lines: readonly string[];
}
export interface MailWords {
  readonly purchase: (facts: MailFacts) => Words;
  readonly refused: (facts: MailFacts) => Words;
  readonly withdrawal: (facts: WithdrawalFacts) => Words;
}

/** Mails about money. Subjects say nothing that a person looking over a shoulder should not read. */
export const MAIL_TEXTS: Readonly<Record<Language, MailWords>> = {
  it: {
    purchase: (f) => ({
      subject: `Conferma dell’ordine ${f.number}`,
      lines: [
        `Ciao ${f.name},`,
        `il pagamento dell’ordine ${f.number} è riuscito: ${f.credits}, ${f.total}, di cui ${f.tax} ${f.vat}. I crediti sono sul tuo saldo e non scadono.`,
        'Ricevuta e diritto di recesso:',
        f.link,
      ],
    }),
    refused: (f) => ({
      subject: `Ordine ${f.number}: pagamento non riuscito`,
      lines: [
        `Ciao ${f.name},`,
        `la banca ha rifiutato il pagamento dell’ordine ${f.number} (${f.total}). Non ti è stato addebitato nulla. Se vuoi, puoi riprovare con un altro metodo:`,
        f.link,
      ],
    }),
    withdrawal: (f) => ({
      subject: `Recesso dall’ordine ${f.number}`,
      lines: [
        `Ciao ${f.name},`,
        elided(`abbiamo ricevuto il tuo recesso dall’ordine ${f.number} il ${f.moment}.`),
        `Ti rimborsiamo ${f.refund} con lo stesso metodo con cui hai pagato, di solito in 3–5 giorni. ${f.returned} hanno lasciato il tuo saldo.`,
        f.link,
      ],
    }),
  },
  de: {
    purchase: (f) => ({
      subject: `Bestätigung der Bestellung ${f.number}`,
      lines: [
        `Hallo ${f.name},`,
        `die Zahlung der Bestellung ${f.number} ist angekommen: ${f.credits}, ${f.total}, davon ${f.tax} ${f.vat}. Die Credits sind auf deinem Guthaben und verfallen nicht.`,
        'Beleg und Widerrufsrecht:',
        f.link,
      ],
    }),
    refused: (f) => ({
      subject: `Bestellung ${f.number}: Zahlung nicht möglich`,
      lines: [
        `Hallo ${f.name},`,
        `die Bank hat die Zahlung der Bestellung ${f.number} (${f.total}) abgelehnt. Dir wurde nichts abgebucht. Wenn du möchtest, versuch es mit einer anderen Zahlungsart:`,
        f.link,
      ],
    }),
    withdrawal: (f) => ({
      subject: `Widerruf der Bestellung ${f.number}`,
      lines: [
        `Hallo ${f.name},`,
        `deinen Widerruf der Bestellung ${f.number} haben wir am ${f.moment} erhalten.`,
        `Wir erstatten ${f.refund} auf dem Weg, auf dem du bezahlt hast, meist in 3–5 Tagen. ${f.returned} sind von deinem Guthaben abgezogen.`,
        f.link,
      ],
    }),
  },
  en: {
    purchase: (f) => ({
      subject: `Confirmation of order ${f.number}`,
      lines: [
        `Hi ${f.name},`,
        `Your payment for order ${f.number} has arrived: ${f.credits}, ${f.total}, of which ${f.tax} ${f.vat}. The credits are in your balance and never expire.`,
        'Receipt and right of withdrawal:',
        f.link,
      ],
    }),
    refused: (f) => ({
      subject: `Order ${f.number}: payment refused`,
      lines: [
        `Hi ${f.name},`,
        `The bank refused the payment for order ${f.number} (${f.total}). You have not been charged. If you like, try again with another method:`,
        f.link,
      ],
    }),
    withdrawal: (f) => ({
      subject: `Withdrawal from order ${f.number}`,
      lines: [
        `Hi ${f.name},`,
        `We received your withdrawal from order ${f.number} on ${f.moment}.`,
        `We are refunding ${f.refund} the way you paid, usually within 3–5 days. ${f.returned} have left your balance.`,
        f.link,
      ],
    }),
  },
  es: {
    purchase: (f) => ({
      subject: `Confirmación del pedido ${f.number}`,
      lines: [
        `Hola, ${f.name}:`,
        `El pago del pedido ${f.number} ha llegado: ${f.credits}, ${f.total}, de los cuales ${f.vat} son ${f.tax}. Los créditos están en tu saldo y no caducan.`,
        'Recibo y derecho de desistimiento:',
        f.link,
      ],
    }),
    refused: (f) => ({
      subject: `Pedido ${f.number}: pago no realizado`,
      lines: [
        `Hola, ${f.name}:`,
        `El banco ha rechazado el pago del pedido ${f.number} (${f.total}). No se te ha cobrado nada. Si quieres, prueba con otro método:`,
        f.link,
      ],
    }),
    withdrawal: (f) => ({
      subject: `Desistimiento del pedido ${f.number}`,
      lines: [
        `Hola, ${f.name}:`,
        `Recibimos tu desistimiento del pedido ${f.number} el ${f.moment}.`,
        `Te devolvemos ${f.refund} por la misma vía por la que pagaste, normalmente en 3–5 días. ${f.returned} han salido de tu saldo.`,
        f.link,
      ],
    }),
  },
  fr: {
    purchase: (f) => ({
      subject: `Confirmation de la commande ${f.number}`,
      lines: [
        `Bonjour ${f.name},`,
        `Le paiement de la commande ${f.number} est arrivé : ${f.credits}, ${f.total}, dont ${f.tax} ${f.vat}. Les crédits sont sur ton solde et n’expirent pas.`,
        'Reçu et droit de rétractation :',
        f.link,
      ],
    }),
    refused: (f) => ({
      subject: `Commande ${f.number} : paiement refusé`,
      lines: [
        `Bonjour ${f.name},`,
        `La banque a refusé le paiement de la commande ${f.number} (${f.total}). Rien n’a été débité. Si tu veux, réessaie avec un autre moyen :`,
        f.link,
      ],
    }),
    withdrawal: (f) => ({
      subject: `Rétractation de la commande ${f.number}`,
      lines: [
        `Bonjour ${f.name},`,
        `Nous avons reçu ta rétractation de la commande ${f.number} le ${f.moment}.`,
        `Nous te remboursons ${f.refund} par le moyen avec lequel tu as payé, en général sous 3 à 5 jours. ${f.returned} ont quitté ton solde.`,
        f.link,
      ],
    }),
  },
  nl: {
    purchase: (f) => ({
      subject: `Bevestiging van bestelling ${f.number}`,
      lines: [
        `Hallo ${f.name},`,
        `De betaling van bestelling ${f.number} is binnen: ${f.credits}, ${f.total}, waarvan ${f.tax} ${f.vat}. De credits staan op je saldo en verlopen niet.`,
        'Bon en herroepingsrecht:',
        f.link,
      ],
    }),
    refused: (f) => ({
      subject: `Bestelling ${f.number}: betaling niet gelukt`,
      lines: [
        `Hallo ${f.name},`,
        `De bank heeft de betaling van bestelling ${f.number} (${f.total}) geweigerd. Er is niets afgeschreven. Probeer het als je wilt met een andere methode:`,
        f.link,
      ],
    }),
    withdrawal: (f) => ({
      subject: `Herroeping van bestelling ${f.number}`,
      lines: [
        `Hallo ${f.name},`,
        `We hebben je herroeping van bestelling ${f.number} ontvangen op ${f.moment}.`,
        `We betalen ${f.refund} terug zoals je betaald hebt, meestal binnen 3–5 dagen. ${f.returned} zijn van je saldo gehaald.`,
        f.link,
      ],
    }),
  },
  pl: {
    purchase: (f) => ({
      subject: `Potwierdzenie zamówienia ${f.number}`,
      lines: [
        `Cześć, ${f.name}!`,
        `Płatność za zamówienie ${f.number} dotarła: ${f.credits}, ${f.total}, w tym ${f.tax} ${f.vat}. Kredyty są na twoim saldzie i nie tracą ważności.`,
        'Rachunek i prawo odstąpienia:',
        f.link,
      ],
    }),
    refused: (f) => ({
      subject: `Zamówienie ${f.number}: płatność odrzucona`,
      lines: [
        `Cześć, ${f.name}!`,
        `Bank odrzucił płatność za zamówienie ${f.number} (${f.total}). Nic nie zostało pobrane. Jeśli chcesz, spróbuj innej metody:`,
        f.link,
      ],
    }),
    withdrawal: (f) => ({
      subject: `Odstąpienie od zamówienia ${f.number}`,
      lines: [
        `Cześć, ${f.name}!`,
        `Twoje odstąpienie od zamówienia ${f.number} dotarło do nas ${f.moment}.`,
        `Zwracamy ${f.refund} tą samą drogą, którą przyszła płatność, zwykle w 3–5 dni. Z twojego salda zniknęło: ${f.returned}.`,
        f.link,
      ],
    }),
  },
};
