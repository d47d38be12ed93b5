import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

export default {
  'example.title': 'Example',
  'example.text': 'Esta página está por escribir.',
  'greeting.visitor': 'Hola, te damos la bienvenida.',
  'greeting.member': 'Hola, {{name}}.',
  'greeting.answer': 'Hola',
  'greeting.answers_one': '{{count}} respuesta',
  'greeting.answers_many': '{{count}} respuestas',
  'greeting.answers_other': '{{count}} respuestas',
  'teaser.visitor': 'Hay algo nuevo para ti.',
  'teaser.member': '{{name}}, hay algo nuevo para ti.',
  'teaser.open': 'Ver',
} satisfies Translation<typeof it, 'es'>;
