import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const pl: Translation<typeof it, 'pl'> = {
  'offline.title': 'Jesteś offline',
  'offline.page': 'Ta strona nie była jeszcze otwierana na tym urządzeniu. Otworzy się sama, gdy tylko wróci sieć.',
};

export default pl;
