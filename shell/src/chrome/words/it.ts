/** Words of the footer and of the dialogs that any page can open. They load with the deferred parts. Italian is the source. */
const it = {
  'footer.nav': 'Informazioni',
  'footer.pages-terms': 'Termini',
  'footer.pages-privacy': 'Privacy',
  'footer.pages-cookies': 'Cookie',
  'footer.pages-ban': 'Che cosa non è ammesso',
  'footer.pricing': 'Prezzi',
  'footer.complaints': 'Reclami',
  'footer.pages-return-policy': 'Diritto di recesso',
  'footer.pages-faq': 'Domande frequenti',
  'footer.pages-service': 'Assistenza',
  disclaimer:
    '{{name}} è riservato a persone maggiorenni. Qui ci sono anche {{fictional}}: servono all’intrattenimento, si riconoscono sempre dall’etichetta e con loro non è possibile incontrarsi di persona. I messaggi si pagano in crediti; il costo è indicato prima dell’invio.',
  'buy.title': 'Crediti insufficienti',
  'buy.needed_one': 'Serve {{needed}}, il tuo saldo è di {{balance}}.',
  'buy.needed_many': 'Servono {{needed}}, il tuo saldo è di {{balance}}.',
  'buy.needed_other': 'Servono {{needed}}, il tuo saldo è di {{balance}}.',
  'buy.kept': 'Quello che hai scritto resta qui e nessun credito è stato usato.',
  'buy.go': 'Vedi i crediti',
  'upgrade.title': 'È una funzione Premium',
  'upgrade.all_photos': 'Con Premium vedi tutte le foto di ogni profilo.',
  'upgrade.more_photos': 'Con Premium puoi aggiungere altre foto al tuo profilo.',
  'upgrade.photo_messages': 'Con Premium puoi inviare foto nelle conversazioni.',
  'upgrade.conversations': 'Con Premium puoi iniziare tutte le conversazioni che vuoi.',
  'upgrade.how': 'Lo diventi con l’acquisto di un qualsiasi pacchetto di crediti, senza abbonamento.',
  'signup.title': 'Iscriviti gratis',
  'signup.failed': 'L’iscrizione non si è caricata in questa finestra. Prova con la sua pagina.',
  'signup.page': 'Apri la pagina di iscrizione',
} as const;

export default it;
