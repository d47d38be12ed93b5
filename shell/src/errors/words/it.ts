/** Words of the page that is not there without a network. They load with the deferred parts. Italian is the source. */
const it = {
  'offline.title': 'Sei offline',
  'offline.page': 'Questa pagina non è ancora stata aperta su questo dispositivo. Si apre da sola appena torna la rete.',
} as const;

export default it;
