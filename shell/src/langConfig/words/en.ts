import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const en: Translation<typeof it, 'en'> = {
  'country.title': 'Language and country',
  'country.lead':
    'The language applies to the whole site. The country decides which languages are on offer, the currency and the ways to pay.',
  'country.language': 'Language',
  'country.country': 'Country',
  'country.own': 'The country in your profile',
  'country.found': 'The country of your connection',
  'country.done': 'Back to the site',
};

export default en;
