import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const nl: Translation<typeof it, 'nl'> = {
  'country.title': 'Taal en land',
  'country.lead': 'De taal geldt voor de hele site. Van het land hangen de aangeboden talen, de munt en de betaalmethoden af.',
  'country.language': 'Taal',
  'country.country': 'Land',
  'country.own': 'Het land van je profiel',
  'country.found': 'Het land van je verbinding',
  'country.done': 'Terug naar de site',
};

export default nl;
