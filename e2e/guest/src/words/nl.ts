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
  'teaser.visitor': 'Hier wacht een cadeau.',
  'teaser.member': '{{name}}, hier wacht een cadeau.',
  'teaser.open': 'Cadeau openen',
};

export default nl;
