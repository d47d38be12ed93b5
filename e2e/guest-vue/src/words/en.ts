import type { Translation } from '@amarena/shared/neutral/i18n';
import type it from './it.ts';

const en: Translation<typeof it, 'en'> = {
  'page.title': 'Made with {{framework}}',
  'page.credits': 'Your credits: {{credits}}',
  'page.members': 'Members: {{members}}',
  'page.show': 'Show a message',
  'page.shown': 'A message from {{framework}}',
  'page.search': 'Search for people',
  'page.today': 'Here today',
  'page.break': 'Break the page',
};

export default en;
