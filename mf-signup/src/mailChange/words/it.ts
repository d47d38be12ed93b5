/** Words of the change of the e-mail address. They load with those of the settings. Italian is the source. */
const it = {
  'email.dialog': 'Cambia e-mail',
  'email.lead': 'Ti scriviamo al nuovo indirizzo. Fino alla conferma vale quello di adesso.',
  'email.new': 'Nuovo indirizzo',
  'email.submit': 'Invia la conferma',
  'email.taken': 'Questo indirizzo è già usato da un account. Scegline un altro.',
  'email.sent.title': 'Guarda la posta',
  'email.sent': 'Abbiamo scritto a {{email}}. Apri il collegamento entro 24 ore per usare questo indirizzo.',
  'mail.ask.title': 'Confermi il cambio di indirizzo?',
  'mail.ask.text': 'Il cambio vale solo dopo che premi il pulsante.',
  'mail.ask.button': 'Conferma',
  'mail.busy': 'Un momento',
  'mail.done.title': 'Il nuovo indirizzo è confermato',
  'mail.done.text': 'Da ora accedi con {{email}}. Abbiamo avvisato anche il vecchio indirizzo.',
  'mail.undone.title': 'Il cambio è annullato',
  'mail.undone.text': 'Il tuo indirizzo è di nuovo {{email}} e tutte le sessioni sono terminate. Ora scegli una password nuova.',
  'mail.reset': 'Scegli una password nuova',
  'mail.failed': 'L’indirizzo non è cambiato',
} as const;

export default it;
