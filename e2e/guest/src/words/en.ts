import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const en: Translation<typeof it, 'en'> = {
  'gifts.title': '{{name}}’s gifts',
  'gifts.sent': 'The gifts you gave',
  'gifts.search': 'Search for people',
  'gifts.today': 'Here today',
  'gifts.nobody': 'There is no one here today.',
  'gifts.one': 'Gift {{gift}}',
  'gifts.all': 'All gifts',
  'gifts.none': 'There is nothing here.',
  'teaser.visitor': 'There is a gift for those who join.',
  'teaser.member': '{{name}}, there is a gift for you.',
  'teaser.open': 'Open the gift',
};

export default en;
