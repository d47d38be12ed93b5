/** The words of a page that the server could not make. The error page has no script, so these words are part of its HTML. */
const it = {
  'internal.title': 'Qualcosa si è rotto',
  'internal.text':
    'È un problema nostro, non tuo. I tuoi crediti non sono stati toccati e i tuoi messaggi sono al sicuro. Riprova tra poco.',
  'unavailable.title': 'Torniamo subito',
  'unavailable.text':
    'In questo momento il sito non riesce a rispondere. Di solito dura meno di un minuto; crediti e messaggi sono al sicuro.',
  'missing.title': 'La pagina non è arrivata tutta',
  'missing.text':
    'Forse la connessione si è interrotta, oppure il problema è nostro. La ricarichiamo noi appena si può; crediti e messaggi sono al sicuro.',
  'slow.title': 'Ci vuole più del solito',
  'slow.text': 'La rete è lenta, oppure lo siamo noi. La pagina compare appena arriva: non serve fare nulla.',
  'broken.title': 'La pagina non è riuscita a partire',
  'broken.text':
    'È un problema nostro, non tuo: quello che è arrivato non è leggibile. Ricarica la pagina; se non basta, riprova tra qualche minuto.',
  again: 'Riproviamo da soli: la pagina torna appena si può.',
  retry: 'Riprova',
  code: 'Errore',
  'app.search': 'Cerca persone',
  'app.messages': 'Messaggi',
  'app.likes': 'Like',
  'app.shot.search': 'La ricerca',
  'app.shot.chat': 'Una conversazione',
  'app.shot.profile': 'Un profilo',
} as const;

export default it;
