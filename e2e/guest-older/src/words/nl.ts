import type { Translation } from '@amarena/shared/neutral/i18n';
import type it from './it.ts';

const nl: Translation<typeof it, 'nl'> = {
  'page.title': 'Gemaakt met {{framework}}',
  'page.credits': 'Je credits: {{credits}}',
  'page.members': 'Leden: {{members}}',
  'page.show': 'Een bericht tonen',
  'page.shown': 'Een bericht van {{framework}}',
  'page.search': 'Mensen zoeken',
  'page.break': 'De pagina breken',
};

export default nl;
