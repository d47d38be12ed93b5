import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

export default {
  'example.title': 'Example',
  'example.text': 'Ta strona czeka jeszcze na napisanie.',
  'greeting.visitor': 'Cześć, witamy.',
  'greeting.member': 'Cześć, {{name}}.',
  'greeting.answer': 'Cześć',
  'greeting.answers_one': '{{count}} odpowiedź',
  'greeting.answers_few': '{{count}} odpowiedzi',
  'greeting.answers_many': '{{count}} odpowiedzi',
  'greeting.answers_other': '{{count}} odpowiedzi',
  'teaser.visitor': 'Mamy dla ciebie coś nowego.',
  'teaser.member': '{{name}}, mamy dla ciebie coś nowego.',
  'teaser.open': 'Zobacz',
} satisfies Translation<typeof it, 'pl'>;
