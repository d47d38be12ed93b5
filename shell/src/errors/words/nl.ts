import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const nl: Translation<typeof it, 'nl'> = {
  'offline.title': 'Je bent offline',
  'offline.page': 'Deze pagina is op dit apparaat nog niet geopend. De pagina gaat vanzelf open zodra het netwerk terug is.',
};

export default nl;
