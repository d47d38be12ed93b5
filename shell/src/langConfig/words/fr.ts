import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const fr: Translation<typeof it, 'fr'> = {
  'country.title': 'Langue et pays',
  'country.lead': 'La langue vaut pour tout le site. Du pays dépendent les langues proposées, la monnaie et les moyens de paiement.',
  'country.language': 'Langue',
  'country.country': 'Pays',
  'country.own': 'Le pays de ton profil',
  'country.found': 'Le pays de ta connexion',
  'country.done': 'Retour au site',
};

export default fr;
