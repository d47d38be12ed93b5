import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const nl: Translation<typeof it, 'nl'> = {
  'gifts.title': 'De cadeaus van {{name}}',
  'gifts.sent': 'De cadeaus die je gaf',
  'gifts.search': 'Mensen zoeken',
  'gifts.today': 'Vandaag hier',
  'gifts.nobody': 'Er is vandaag niemand.',
  'gifts.one': 'Cadeau {{gift}}',
  'gifts.all': 'Alle cadeaus',
  'gifts.none': 'Hier is niets.',
};

export default nl;
