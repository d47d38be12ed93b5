import type { PackageId } from '@amarena/shared/contracts/money/packages';
import type { PaymentMethod } from '@amarena/shared/contracts/money/paymentMethods';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { elided } from '@amarena/shared/elided';

export interface ReceiptTexts {
  readonly title: string;
  readonly refundTitle: string;
  readonly number: string;
  readonly date: string;
  /** When the credits were added to the balance. */
  readonly supplied: string;
  readonly order: string;
  readonly seller: string;
  readonly register: string;
  readonly vatNumber: string;
  readonly customer: string;
  readonly what: string;
  readonly amount: (currency: string) => string;
  readonly discount: (percentage: string) => string;
  readonly refunded: string;
  readonly net: string;
  /** Names of the value added tax and of a goods and services tax. */
  readonly taxes: Readonly<Record<'vat' | 'gst', string>>;
  readonly vat: (tax: string, percentage: string, country: string) => string;
  readonly untaxed: (country: string) => string;
  readonly total: string;
  readonly paidBy: string;
  readonly state: string;
  readonly refundFor: string;
  readonly numberOf: (number: string, date: string) => string;
  readonly print: string;
  readonly back: string;
  readonly packages: Readonly<Record<PackageId, string>>;
  readonly methods: Readonly<Record<PaymentMethod, string>>;
}

const brands = { paypal: 'PayPal', ideal: 'iDEAL', bancontact: 'Bancontact', blik: 'BLIK' } as const;

export const RECEIPT_WORDS: Readonly<Record<Language, ReceiptTexts>> = {
  it: {
    title: 'Ricevuta',
    refundTitle: 'Nota di rimborso',
    number: 'Numero',
    date: 'Data',
    supplied: 'Data di fornitura',
    order: 'Ordine',
    seller: 'Venditore',
    register: 'Registro imprese',
    vatNumber: 'Partita IVA',
    customer: 'Cliente',
    what: 'Descrizione',
    amount: (currency) => `Importo (${currency})`,
    discount: (p) => `Sconto ${p}`,
    refunded: 'Crediti non usati, recesso',
    net: 'Imponibile',
    taxes: { vat: 'IVA', gst: 'GST' },
    vat: (tax, p, country) => `${tax} ${p} (${country})`,
    untaxed: (country) => `Fuori campo IVA: servizio a una persona in questo paese: ${country}`,
    total: 'Totale',
    paidBy: 'Pagato con',
    state: 'Pagamento ricevuto. Nulla da pagare.',
    refundFor: 'Si riferisce alla ricevuta',
    numberOf: (number, date) => elided(`${number} del ${date}`),
    print: 'Per il PDF usa «Stampa» del browser e scegli «Salva come PDF».',
    back: 'Torna al pagamento',
    packages: { p0: 'Assaggio', p1: 'Classico', p2: 'Grande', p3: 'Riserva' },
    methods: { ...brands, card: 'Carta', directdebit: 'Addebito diretto SEPA' },
  },
  de: {
    title: 'Beleg',
    refundTitle: 'Erstattungsbeleg',
    number: 'Nummer',
    date: 'Datum',
    supplied: 'Leistungsdatum',
    order: 'Bestellung',
    seller: 'Verkäufer',
    register: 'Handelsregister',
    vatNumber: 'USt-IdNr.',
    customer: 'Kunde',
    what: 'Beschreibung',
    amount: (currency) => `Betrag (${currency})`,
    discount: (p) => `Rabatt ${p}`,
    refunded: 'Nicht verbrauchte Credits, Widerruf',
    net: 'Nettobetrag',
    taxes: { vat: 'MwSt.', gst: 'GST' },
    vat: (tax, p, country) => `${tax} ${p} (${country})`,
    untaxed: (country) => `Nicht steuerbar: Leistung an eine Person in diesem Land: ${country}`,
    total: 'Gesamtbetrag',
    paidBy: 'Bezahlt mit',
    state: 'Zahlung erhalten. Es ist nichts offen.',
    refundFor: 'Gehört zum Beleg',
    numberOf: (number, date) => `${number} vom ${date}`,
    print: 'Für ein PDF nimm „Drucken“ im Browser und wähle „Als PDF speichern“.',
    back: 'Zurück zur Zahlung',
    packages: { p0: 'Kostprobe', p1: 'Klassisch', p2: 'Groß', p3: 'Reserve' },
    methods: { ...brands, card: 'Karte', directdebit: 'SEPA-Lastschrift' },
  },
  en: {
    title: 'Receipt',
    refundTitle: 'Refund note',
    number: 'Number',
    date: 'Date',
    supplied: 'Date of supply',
    order: 'Order',
    seller: 'Seller',
    register: 'Company register',
    vatNumber: 'VAT number',
    customer: 'Customer',
    what: 'Description',
    amount: (currency) => `Amount (${currency})`,
    discount: (p) => `Discount ${p}`,
    refunded: 'Unused credits, withdrawal',
    net: 'Net amount',
    taxes: { vat: 'VAT', gst: 'GST' },
    vat: (tax, p, country) => `${tax} ${p} (${country})`,
    untaxed: (country) => `Outside the scope of VAT: service to a person in this country: ${country}`,
    total: 'Total',
    paidBy: 'Paid by',
    state: 'Payment received. Nothing is due.',
    refundFor: 'Belongs to receipt',
    numberOf: (number, date) => `${number} of ${date}`,
    print: 'For a PDF use your browser’s “Print” and choose “Save as PDF”.',
    back: 'Back to the payment',
    packages: { p0: 'Taster', p1: 'Classic', p2: 'Large', p3: 'Reserve' },
    methods: { ...brands, card: 'Card', directdebit: 'SEPA direct debit' },
  },
  es: {
    title: 'Recibo',
    refundTitle: 'Nota de reembolso',
    number: 'Número',
    date: 'Fecha',
    supplied: 'Fecha de prestación',
    order: 'Pedido',
    seller: 'Vendedor',
    register: 'Registro mercantil',
    vatNumber: 'NIF-IVA',
    customer: 'Cliente',
    what: 'Descripción',
    amount: (currency) => `Importe (${currency})`,
    discount: (p) => `Descuento ${p}`,
    refunded: 'Créditos no usados, desistimiento',
    net: 'Base imponible',
    taxes: { vat: 'IVA', gst: 'GST' },
    vat: (tax, p, country) => `${tax} ${p} (${country})`,
    untaxed: (country) => `No sujeto a IVA: servicio a una persona en este país: ${country}`,
    total: 'Total',
    paidBy: 'Pagado con',
    state: 'Pago recibido. No queda nada pendiente.',
    refundFor: 'Corresponde al recibo',
    numberOf: (number, date) => elided(`${number} del ${date}`),
    print: 'Para un PDF usa «Imprimir» del navegador y elige «Guardar como PDF».',
    back: 'Volver al pago',
    packages: { p0: 'Prueba', p1: 'Clásico', p2: 'Grande', p3: 'Reserva' },
    methods: { ...brands, card: 'Tarjeta', directdebit: 'Adeudo directo SEPA' },
  },
  fr: {
    title: 'Reçu',
    refundTitle: 'Note de remboursement',
    number: 'Numéro',
    date: 'Date',
    supplied: 'Date de la prestation',
    order: 'Commande',
    seller: 'Vendeur',
    register: 'Registre du commerce',
    vatNumber: 'N° de TVA',
    customer: 'Client',
    what: 'Description',
    amount: (currency) => `Montant (${currency})`,
    discount: (p) => `Réduction ${p}`,
    refunded: 'Crédits non utilisés, rétractation',
    net: 'Montant hors taxe',
    taxes: { vat: 'TVA', gst: 'TPS' },
    vat: (tax, p, country) => `${tax} ${p} (${country})`,
    untaxed: (country) => `Hors champ de la TVA : service à une personne dans ce pays : ${country}`,
    total: 'Total',
    paidBy: 'Payé par',
    state: 'Paiement reçu. Rien n’est dû.',
    refundFor: 'Se rapporte au reçu',
    numberOf: (number, date) => `${number} du ${date}`,
    print: 'Pour un PDF, utilise « Imprimer » du navigateur et choisis « Enregistrer en PDF ».',
    back: 'Retour au paiement',
    packages: { p0: 'Découverte', p1: 'Classique', p2: 'Grand', p3: 'Réserve' },
    methods: { ...brands, card: 'Carte', directdebit: 'Prélèvement SEPA' },
  },
  nl: {
    title: 'Bon',
    refundTitle: 'Terugbetalingsbon',
    number: 'Nummer',
    date: 'Datum',
    supplied: 'Leveringsdatum',
    order: 'Bestelling',
    seller: 'Verkoper',
    register: 'Handelsregister (KVK)',
    vatNumber: 'Btw-nummer',
    customer: 'Klant',
    what: 'Omschrijving',
    amount: (currency) => `Bedrag (${currency})`,
    discount: (p) => `Korting ${p}`,
    refunded: 'Niet gebruikte credits, herroeping',
    net: 'Bedrag zonder btw',
    taxes: { vat: 'btw', gst: 'GST' },
    vat: (tax, p, country) => `${tax} ${p} (${country})`,
    untaxed: (country) => `Buiten de btw: dienst aan een persoon in dit land: ${country}`,
    total: 'Totaal',
    paidBy: 'Betaald met',
    state: 'Betaling ontvangen. Er staat niets open.',
    refundFor: 'Hoort bij bon',
    numberOf: (number, date) => `${number} van ${date}`,
    print: 'Voor een pdf gebruik je ‘Afdrukken’ in je browser en kies je ‘Opslaan als pdf’.',
    back: 'Terug naar de betaling',
    packages: { p0: 'Proefje', p1: 'Klassiek', p2: 'Groot', p3: 'Reserve' },
    methods: { ...brands, card: 'Kaart', directdebit: 'SEPA-incasso' },
  },
  pl: {
    title: 'Rachunek',
    refundTitle: 'Nota zwrotu',
    number: 'Numer',
    date: 'Data',
    supplied: 'Data wykonania usługi',
    order: 'Zamówienie',
    seller: 'Sprzedawca',
    register: 'Rejestr handlowy',
    vatNumber: 'Numer VAT',
    customer: 'Klient',
    what: 'Opis',
    amount: (currency) => `Kwota (${currency})`,
    discount: (p) => `Rabat ${p}`,
    refunded: 'Niewykorzystane kredyty, odstąpienie',
    net: 'Kwota netto',
    taxes: { vat: 'VAT', gst: 'GST' },
    vat: (tax, p, country) => `${tax} ${p} (${country})`,
    untaxed: (country) => `Poza zakresem VAT: usługa dla osoby w tym kraju: ${country}`,
    total: 'Razem',
    paidBy: 'Zapłacono',
    state: 'Płatność otrzymana. Nic nie pozostało do zapłaty.',
    refundFor: 'Dotyczy rachunku',
    numberOf: (number, date) => `${number} z ${date}`,
    print: 'Aby zapisać PDF, użyj „Drukuj” w przeglądarce i wybierz „Zapisz jako PDF”.',
    back: 'Wróć do płatności',
    packages: { p0: 'Na próbę', p1: 'Klasyczny', p2: 'Duży', p3: 'Rezerwa' },
    methods: { ...brands, card: 'Karta', directdebit: 'Polecenie zapłaty SEPA' },
  },
};
