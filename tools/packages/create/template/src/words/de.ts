import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

export default {
  'example.title': 'Example',
  'example.text': 'Diese Seite muss noch geschrieben werden.',
  'greeting.visitor': 'Hallo und willkommen.',
  'greeting.member': 'Hallo, {{name}}.',
  'greeting.answer': 'Hallo',
  'greeting.answers_one': '{{count}} Antwort',
  'greeting.answers_other': '{{count}} Antworten',
  'teaser.visitor': 'Hier gibt es etwas Neues für dich.',
  'teaser.member': '{{name}}, hier gibt es etwas Neues für dich.',
  'teaser.open': 'Ansehen',
} satisfies Translation<typeof it, 'de'>;
