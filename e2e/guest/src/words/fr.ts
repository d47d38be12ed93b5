import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const fr: Translation<typeof it, 'fr'> = {
  'gifts.title': 'Les cadeaux de {{name}}',
  'gifts.sent': 'Les cadeaux que vous avez faits',
  'gifts.search': 'Chercher des personnes',
  'gifts.today': 'Ici aujourd’hui',
  'gifts.nobody': 'Il n’y a personne aujourd’hui.',
  'gifts.one': 'Cadeau {{gift}}',
  'gifts.all': 'Tous les cadeaux',
  'gifts.none': 'Il n’y a rien ici.',
  'teaser.visitor': 'Un cadeau attend qui entre.',
  'teaser.member': '{{name}}, un cadeau vous attend.',
  'teaser.open': 'Ouvrir le cadeau',
};

export default fr;
