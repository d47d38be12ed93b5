import type { MoneyFields, MoneyTexts } from './codes.ts';

export const MONEY: MoneyTexts = {
  discount_code_not_found: () =>
    'Codice sconto non trovato: forse è scritto diversamente o vale in un altro paese. Controllalo; senza codice il prezzo resta quello che vedi.',
  discount_code_used: () =>
    'Questo codice sconto è già stato usato: vale una volta sola. Togli il codice o scrivine un altro; non ti è stato addebitato nulla.',
  discount_code_expired: () => 'Questo codice sconto è scaduto. Togli il codice o scrivine un altro; non ti è stato addebitato nulla.',
  spending_limit_reached: (e, { money }) =>
    e.period === 'day'
      ? `Con questo acquisto supereresti il tuo limite di spesa al giorno di ${money(e.limit)}: restano ${money(e.left)}. Non ti è stato addebitato nulla. Scegli un pacchetto più piccolo o riprova domani.`
      : `Con questo acquisto supereresti il tuo limite di spesa al mese di ${money(e.limit)}: restano ${money(e.left)}. Non ti è stato addebitato nulla. Scegli un pacchetto più piccolo o aspetta il mese prossimo.`,
  iban_blocked: () =>
    'Da questo IBAN non accettiamo addebiti. Non ti è stato addebitato nulla. Usa un altro conto o un altro metodo di pagamento.',
  phone_blocked: () => 'A questo numero di telefono non possiamo mandare codici. Usa un altro numero o un altro metodo di pagamento.',
  direct_debit_limit: (e, { money }) =>
    `Hai raggiunto il limite dell’addebito diretto: adesso puoi addebitare ancora ${money(e.left)}. Riprova più tardi, scegli un pacchetto meno caro o un altro metodo di pagamento.`,
  direct_debit_wait: (e, { number, plural }) =>
    `Ti abbiamo appena mandato un codice. Puoi chiederne un altro tra ${plural(e.seconds, { one: '1 secondo', other: `${number(e.seconds)} secondi` })}.`,
  direct_debit_code_wrong: (e, { number, plural }) =>
    `Il codice non è giusto. ${plural(e.tries, { one: 'Hai ancora 1 tentativo', other: `Hai ancora ${number(e.tries)} tentativi` })}. Controlla il messaggio e riscrivilo; non ti è stato addebitato nulla.`,
  direct_debit_code_expired: () =>
    'Questo codice non vale più: è scaduto o è stato provato troppe volte. Chiedine uno nuovo; non ti è stato addebitato nulla.',
  withdrawal_over: () => 'Il termine per recedere da questo acquisto è passato. I crediti restano tuoi e non scadono.',
  withdrawal_done: () => 'Da questo acquisto hai già receduto. Trovi il rimborso nei dettagli del pagamento.',
  withdrawal_nothing_left: () => 'Di questo acquisto hai usato tutti i crediti: non c’è più nulla da rimborsare.',
  withdrawal_changed: (e, { money }) =>
    `Il rimborso è cambiato, perché il saldo si è mosso: ora è ${money(e.refund)}. Non è successo nulla; controlla il conto e conferma di nuovo.`,
};

export const MONEY_FIELDS: MoneyFields = {
  iban_invalid: 'Questo IBAN non supera il controllo: manca o è sbagliato un carattere. Confrontalo con l’app della tua banca.',
  iban_country: 'Da conti di questo paese non possiamo addebitare. Usa un altro conto o un altro metodo.',
  phone_invalid: 'Questo non è un numero di cellulare valido. Scrivilo con il prefisso del paese, per esempio +39.',
};
