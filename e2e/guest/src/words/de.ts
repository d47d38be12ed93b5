import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const de: Translation<typeof it, 'de'> = {
  'gifts.title': 'Geschenke von {{name}}',
  'gifts.sent': 'Deine Geschenke',
  'gifts.search': 'Personen suchen',
  'gifts.today': 'Heute hier',
  'gifts.nobody': 'Heute ist niemand da.',
  'gifts.one': 'Geschenk {{gift}}',
  'gifts.all': 'Alle Geschenke',
  'gifts.none': 'Hier ist nichts.',
  'teaser.visitor': 'Hier wartet ein Geschenk.',
  'teaser.member': '{{name}}, hier wartet ein Geschenk.',
  'teaser.open': 'Geschenk öffnen',
};

export default de;
