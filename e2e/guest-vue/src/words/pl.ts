import type { Translation } from '@amarena/shared/neutral/i18n';
import type it from './it.ts';

const pl: Translation<typeof it, 'pl'> = {
  'page.title': 'Zrobione w {{framework}}',
  'page.credits': 'Twoje kredyty: {{credits}}',
  'page.members': 'Użytkownicy: {{members}}',
  'page.show': 'Pokaż wiadomość',
  'page.shown': 'Wiadomość od {{framework}}',
  'page.search': 'Szukaj osób',
  'page.today': 'Dziś tutaj',
  'page.break': 'Zepsuj stronę',
};

export default pl;
