import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const es: Translation<typeof it, 'es'> = {
  'offline.title': 'Estás sin conexión',
  'offline.page': 'Esta página todavía no se ha abierto en este dispositivo. Se abrirá sola en cuanto vuelva la red.',
};

export default es;
