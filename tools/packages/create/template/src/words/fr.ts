import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

export default {
  'example.title': 'Example',
  'example.text': 'Cette page reste à écrire.',
  'greeting.visitor': 'Bonjour et bienvenue.',
  'greeting.member': 'Bonjour {{name}}.',
  'greeting.answer': 'Bonjour',
  'greeting.answers_one': '{{count}} réponse',
  'greeting.answers_many': '{{count}} réponses',
  'greeting.answers_other': '{{count}} réponses',
  'teaser.visitor': 'Il y a du nouveau pour toi.',
  'teaser.member': '{{name}}, il y a du nouveau pour toi.',
  'teaser.open': 'Voir',
} satisfies Translation<typeof it, 'fr'>;
