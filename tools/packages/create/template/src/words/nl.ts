import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

export default {
  'example.title': 'Example',
  'example.text': 'Deze pagina moet nog worden geschreven.',
  'greeting.visitor': 'Hallo en welkom.',
  'greeting.member': 'Hallo {{name}}.',
  'greeting.answer': 'Hallo',
  'greeting.answers_one': '{{count}} antwoord',
  'greeting.answers_other': '{{count}} antwoorden',
  'teaser.visitor': 'Er is iets nieuws voor je.',
  'teaser.member': '{{name}}, er is iets nieuws voor je.',
  'teaser.open': 'Bekijken',
} satisfies Translation<typeof it, 'nl'>;
