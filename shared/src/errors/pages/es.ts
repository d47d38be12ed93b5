import type { Translation } from '../../i18n/catalogueTypes.ts';
import type it from './it.ts';

const es = {
  'internal.title': 'Algo se ha roto',
  'internal.text':
    'Es un problema nuestro, no tuyo. Tus créditos no se han tocado y tus mensajes están a salvo. Vuelve a intentarlo en un momento.',
  'unavailable.title': 'Volvemos enseguida',
  'unavailable.text': 'El sitio no puede responder en este momento. Suele durar menos de un minuto; tus créditos y mensajes están a salvo.',
  retry: 'Reintentar',
  code: 'Error',
} as const satisfies Translation<typeof it>;

export default es;
