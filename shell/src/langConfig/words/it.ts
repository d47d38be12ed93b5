/** Words of the page for language and country. They load with the deferred parts. Italian is the source. */
const it = {
  'country.title': 'Lingua e paese',
  'country.lead': 'La lingua vale per tutto il sito. Dal paese dipendono le lingue offerte, la valuta e i modi di pagare.',
  'country.language': 'Lingua',
  'country.country': 'Paese',
  'country.own': 'Il paese del tuo profilo',
  'country.found': 'Il paese della tua connessione',
  'country.done': 'Torna al sito',
} as const;

export default it;
