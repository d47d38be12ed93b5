/** What a page says that the server could not make. The page has no script, so these words travel inside it. */
const it = {
  'internal.title': 'Qualcosa si è rotto',
  'internal.text':
    'È un problema nostro, non tuo. I tuoi crediti non sono stati toccati e i tuoi messaggi sono al sicuro. Riprova tra poco.',
  'unavailable.title': 'Torniamo subito',
  'unavailable.text':
    'In questo momento il sito non riesce a rispondere. Di solito dura meno di un minuto; crediti e messaggi sono al sicuro.',
  retry: 'Riprova',
  code: 'Errore',
} as const;

export default it;
