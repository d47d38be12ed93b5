import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const pl: Translation<typeof it, 'pl'> = {
  'gifts.title': 'Prezenty: {{name}}',
  'gifts.sent': 'Prezenty od ciebie',
  'gifts.search': 'Szukaj osób',
  'gifts.today': 'Dziś tutaj',
  'gifts.nobody': 'Dziś nikogo tu nie ma.',
  'gifts.one': 'Prezent {{gift}}',
  'gifts.all': 'Wszystkie prezenty',
  'gifts.none': 'Nic tu nie ma.',
  'teaser.visitor': 'Tu czeka prezent.',
  'teaser.member': '{{name}}, czeka na Ciebie prezent.',
  'teaser.open': 'Otwórz prezent',
};

export default pl;
