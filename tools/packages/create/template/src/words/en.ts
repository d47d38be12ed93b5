import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

export default {
  'example.title': 'Example',
  'example.text': 'This page is still to be written.',
  'greeting.visitor': 'Hello, and welcome.',
  'greeting.member': 'Hello, {{name}}.',
  'greeting.answer': 'Hello',
  'greeting.answers_one': '{{count}} answer',
  'greeting.answers_other': '{{count}} answers',
  'teaser.visitor': 'There is something new for you.',
  'teaser.member': '{{name}}, there is something new for you.',
  'teaser.open': 'Take a look',
} satisfies Translation<typeof it, 'en'>;
