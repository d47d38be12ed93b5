import type { Translation } from '@amarena/shared/neutral/i18n';
import type it from './it.ts';

const es: Translation<typeof it, 'es'> = {
  'page.title': 'Hecho con {{framework}}',
  'page.credits': 'Tus créditos: {{credits}}',
  'page.members': 'Miembros: {{members}}',
  'page.show': 'Mostrar un mensaje',
  'page.shown': 'Un mensaje de {{framework}}',
  'page.search': 'Buscar personas',
  'page.break': 'Romper la página',
};

export default es;
