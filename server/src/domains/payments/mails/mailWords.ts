import type { Language } from '@amarena/shared/contracts/platform/languages';
import { elided } from '@amarena/shared/elided';

/** The facts in a mail about money. Amounts and times are formatted for the reader's language and time zone. */
export interface MailFacts {
  readonly name: string;
  readonly number: string;
  readonly credits: string;
  readonly total: string;
  /** The local name of the tax in the total. */
  readonly tax: string;
  readonly vat: string;
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
  /** Label of the button to a payment; `retry` if it was refused. */
  readonly buttons: { readonly receipt: string; readonly retry: string; readonly order: string };
  readonly purchase: (facts: MailFacts) => Words;
  readonly refused: (facts: MailFacts) => Words;
  readonly late: (facts: MailFacts) => Words;
  readonly withdrawal: (facts: WithdrawalFacts) => Words;
}

/** Mails about money. Subjects reveal nothing to someone who sees the recipient's screen. */
export const MAIL_WORDS: Readonly<Record<Language, MailWords>> = {
  it: {
    buttons: { receipt: 'Ricevuta e recesso', retry: 'Riprova con un altro metodo', order: 'Vedi l’ordine' },
    purchase: (f) => ({
      subject: `Conferma dell’ordine ${f.number}`,
      lines: [
        `Ciao ${f.name},`,
        `il pagamento dell’ordine ${f.number} è riuscito: ${f.credits}, ${f.total}, di cui ${f.tax} ${f.vat}. I crediti sono sul tuo saldo e non scadono.`,
      ],
    }),
    refused: (f) => ({
      subject: `Ordine ${f.number}: pagamento non riuscito`,
      lines: [
        `Ciao ${f.name},`,
        `la banca ha rifiutato il pagamento dell’ordine ${f.number} (${f.total}). Non ti è stato addebitato nulla. Se vuoi, puoi riprovare con un altro metodo.`,
      ],
    }),
    late: (f) => ({
      subject: `Ordine ${f.number}: ti restituiamo il pagamento`,
      lines: [
        `Ciao ${f.name},`,
        `la banca ha eseguito il pagamento dell’ordine ${f.number} (${f.total}) quando l’ordine era già chiuso. Non abbiamo accreditato nulla e ti restituiamo l’intera somma con lo stesso metodo, di solito in 3–5 giorni. Non devi fare altro.`,
      ],
    }),
    withdrawal: (f) => ({
      subject: `Recesso dall’ordine ${f.number}`,
      lines: [
        `Ciao ${f.name},`,
        elided(`abbiamo ricevuto il tuo recesso dall’ordine ${f.number} il ${f.moment}.`),
        `Ti rimborsiamo ${f.refund} con lo stesso metodo con cui hai pagato, di solito in 3–5 giorni. ${f.returned} hanno lasciato il tuo saldo.`,
      ],
    }),
  },
  de: {
    buttons: { receipt: 'Beleg und Widerruf', retry: 'Andere Zahlungsart wählen', order: 'Bestellung ansehen' },
    purchase: (f) => ({
      subject: `Bestätigung der Bestellung ${f.number}`,
      lines: [
        `Hallo ${f.name},`,
        `die Zahlung der Bestellung ${f.number} ist angekommen: ${f.credits}, ${f.total}, davon ${f.tax} ${f.vat}. Die Credits sind auf deinem Guthaben und verfallen nicht.`,
      ],
    }),
    refused: (f) => ({
      subject: `Bestellung ${f.number}: Zahlung nicht möglich`,
      lines: [
        `Hallo ${f.name},`,
        `die Bank hat die Zahlung der Bestellung ${f.number} (${f.total}) abgelehnt. Dir wurde nichts abgebucht. Wenn du möchtest, versuch es mit einer anderen Zahlungsart.`,
      ],
    }),
    late: (f) => ({
      subject: `Bestellung ${f.number}: Du bekommst dein Geld zurück`,
      lines: [
        `Hallo ${f.name},`,
        `die Bank hat die Zahlung der Bestellung ${f.number} (${f.total}) ausgeführt, als die Bestellung schon beendet war. Wir haben keine Credits gutgeschrieben und zahlen dir den ganzen Betrag auf demselben Weg zurück, meist in 3–5 Tagen. Du musst nichts tun.`,
      ],
    }),
    withdrawal: (f) => ({
      subject: `Widerruf der Bestellung ${f.number}`,
      lines: [
        `Hallo ${f.name},`,
        `deinen Widerruf der Bestellung ${f.number} haben wir am ${f.moment} erhalten.`,
        `Wir erstatten ${f.refund} auf dem Weg, auf dem du bezahlt hast, meist in 3–5 Tagen. ${f.returned} sind von deinem Guthaben abgezogen.`,
      ],
    }),
  },
  en: {
    buttons: { receipt: 'Receipt and withdrawal', retry: 'Try another method', order: 'See the order' },
    purchase: (f) => ({
      subject: `Confirmation of order ${f.number}`,
      lines: [
        `Hi ${f.name},`,
        `Your payment for order ${f.number} has arrived: ${f.credits}, ${f.total}, of which ${f.tax} ${f.vat}. The credits are in your balance and never expire.`,
      ],
    }),
    refused: (f) => ({
      subject: `Order ${f.number}: payment refused`,
      lines: [
        `Hi ${f.name},`,
        `The bank refused the payment for order ${f.number} (${f.total}). You have not been charged. If you like, try again with another method.`,
      ],
    }),
    late: (f) => ({
      subject: `Order ${f.number}: we are returning your payment`,
      lines: [
        `Hi ${f.name},`,
        `The bank paid order ${f.number} (${f.total}) after the order had ended. We added no credits and are returning the full amount the way you paid, usually within 3–5 days. You don’t need to do anything.`,
      ],
    }),
    withdrawal: (f) => ({
      subject: `Withdrawal from order ${f.number}`,
      lines: [
        `Hi ${f.name},`,
        `We received your withdrawal from order ${f.number} on ${f.moment}.`,
        `We are refunding ${f.refund} the way you paid, usually within 3–5 days. ${f.returned} have left your balance.`,
      ],
    }),
  },
  es: {
    buttons: { receipt: 'Recibo y desistimiento', retry: 'Probar con otro método', order: 'Ver el pedido' },
    purchase: (f) => ({
      subject: `Confirmación del pedido ${f.number}`,
      lines: [
        `Hola, ${f.name}:`,
        `El pago del pedido ${f.number} ha llegado: ${f.credits}, ${f.total}, de los cuales ${f.vat} son ${f.tax}. Los créditos están en tu saldo y no caducan.`,
      ],
    }),
    refused: (f) => ({
      subject: `Pedido ${f.number}: pago no realizado`,
      lines: [
        `Hola, ${f.name}:`,
        `El banco ha rechazado el pago del pedido ${f.number} (${f.total}). No se te ha cobrado nada. Si quieres, prueba con otro método.`,
      ],
    }),
    late: (f) => ({
      subject: `Pedido ${f.number}: te devolvemos el pago`,
      lines: [
        `Hola, ${f.name}:`,
        `el banco ha ejecutado el pago del pedido ${f.number} (${f.total}) cuando el pedido ya estaba cerrado. No hemos añadido créditos y te devolvemos el importe completo por el mismo medio, normalmente en 3–5 días. No tienes que hacer nada.`,
      ],
    }),
    withdrawal: (f) => ({
      subject: `Desistimiento del pedido ${f.number}`,
      lines: [
        `Hola, ${f.name}:`,
        `Recibimos tu desistimiento del pedido ${f.number} el ${f.moment}.`,
        `Te devolvemos ${f.refund} por la misma vía por la que pagaste, normalmente en 3–5 días. ${f.returned} han salido de tu saldo.`,
      ],
    }),
  },
  fr: {
    buttons: { receipt: 'Reçu et rétractation', retry: 'Essayer un autre moyen', order: 'Voir la commande' },
    purchase: (f) => ({
      subject: `Confirmation de la commande ${f.number}`,
      lines: [
        `Bonjour ${f.name},`,
        `Le paiement de la commande ${f.number} est arrivé : ${f.credits}, ${f.total}, dont ${f.tax} ${f.vat}. Les crédits sont sur ton solde et n’expirent pas.`,
      ],
    }),
    refused: (f) => ({
      subject: `Commande ${f.number} : paiement refusé`,
      lines: [
        `Bonjour ${f.name},`,
        `La banque a refusé le paiement de la commande ${f.number} (${f.total}). Rien n’a été débité. Si tu veux, réessaie avec un autre moyen.`,
      ],
    }),
    late: (f) => ({
      subject: `Commande ${f.number} : nous te remboursons`,
      lines: [
        `Bonjour ${f.name},`,
        `La banque a exécuté le paiement de la commande ${f.number} (${f.total}) alors que la commande était déjà close. Nous n’avons crédité aucun crédit et te remboursons la totalité par le même moyen, en général sous 3 à 5 jours. Tu n’as rien à faire.`,
      ],
    }),
    withdrawal: (f) => ({
      subject: `Rétractation de la commande ${f.number}`,
      lines: [
        `Bonjour ${f.name},`,
        `Nous avons reçu ta rétractation de la commande ${f.number} le ${f.moment}.`,
        `Nous te remboursons ${f.refund} par le moyen avec lequel tu as payé, en général sous 3 à 5 jours. ${f.returned} ont quitté ton solde.`,
      ],
    }),
  },
  nl: {
    buttons: { receipt: 'Bon en herroeping', retry: 'Andere methode proberen', order: 'Bestelling bekijken' },
    purchase: (f) => ({
      subject: `Bevestiging van bestelling ${f.number}`,
      lines: [
        `Hallo ${f.name},`,
        `De betaling van bestelling ${f.number} is binnen: ${f.credits}, ${f.total}, waarvan ${f.tax} ${f.vat}. De credits staan op je saldo en verlopen niet.`,
      ],
    }),
    refused: (f) => ({
      subject: `Bestelling ${f.number}: betaling niet gelukt`,
      lines: [
        `Hallo ${f.name},`,
        `De bank heeft de betaling van bestelling ${f.number} (${f.total}) geweigerd. Er is niets afgeschreven. Probeer het als je wilt met een andere methode.`,
      ],
    }),
    late: (f) => ({
      subject: `Bestelling ${f.number}: je krijgt je betaling terug`,
      lines: [
        `Hallo ${f.name},`,
        `de bank heeft bestelling ${f.number} (${f.total}) betaald toen de bestelling al gesloten was. We hebben geen credits bijgeschreven en betalen het hele bedrag terug op dezelfde manier, meestal binnen 3–5 dagen. Je hoeft niets te doen.`,
      ],
    }),
    withdrawal: (f) => ({
      subject: `Herroeping van bestelling ${f.number}`,
      lines: [
        `Hallo ${f.name},`,
        `We hebben je herroeping van bestelling ${f.number} ontvangen op ${f.moment}.`,
        `We betalen ${f.refund} terug zoals je betaald hebt, meestal binnen 3–5 dagen. ${f.returned} zijn van je saldo gehaald.`,
      ],
    }),
  },
  pl: {
    buttons: { receipt: 'Rachunek i odstąpienie', retry: 'Wybierz inną metodę', order: 'Zobacz zamówienie' },
    purchase: (f) => ({
      subject: `Potwierdzenie zamówienia ${f.number}`,
      lines: [
        `Cześć, ${f.name}!`,
        `Płatność za zamówienie ${f.number} dotarła: ${f.credits}, ${f.total}, w tym ${f.tax} ${f.vat}. Kredyty są na twoim saldzie i nie tracą ważności.`,
      ],
    }),
    refused: (f) => ({
      subject: `Zamówienie ${f.number}: płatność odrzucona`,
      lines: [
        `Cześć, ${f.name}!`,
        `Bank odrzucił płatność za zamówienie ${f.number} (${f.total}). Nic nie zostało pobrane. Jeśli chcesz, spróbuj innej metody.`,
      ],
    }),
    late: (f) => ({
      subject: `Zamówienie ${f.number}: zwracamy płatność`,
      lines: [
        `Cześć, ${f.name}!`,
        `bank zrealizował płatność za zamówienie ${f.number} (${f.total}), gdy zamówienie było już zamknięte. Nie doliczyliśmy kredytów i zwracamy całą kwotę tą samą metodą, zwykle w ciągu 3–5 dni. Nie musisz nic robić.`,
      ],
    }),
    withdrawal: (f) => ({
      subject: `Odstąpienie od zamówienia ${f.number}`,
      lines: [
        `Cześć, ${f.name}!`,
        `Twoje odstąpienie od zamówienia ${f.number} dotarło do nas ${f.moment}.`,
        `Zwracamy ${f.refund} tą samą drogą, którą przyszła płatność, zwykle w 3–5 dni. Z twojego salda zniknęło: ${f.returned}.`,
      ],
    }),
  },
};
