import type { Translation } from '@amarena/shared/neutral/i18n';
import type it from './it.ts';

const de: Translation<typeof it, 'de'> = {
  'page.title': 'Gemacht mit {{framework}}',
  'page.credits': 'Deine Credits: {{credits}}',
  'page.members': 'Mitglieder: {{members}}',
  'page.show': 'Eine Nachricht zeigen',
  'page.shown': 'Eine Nachricht von {{framework}}',
  'page.search': 'Personen suchen',
  'page.today': 'Heute hier',
  'page.break': 'Die Seite kaputt machen',
};

export default de;
