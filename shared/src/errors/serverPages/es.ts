import type { Translation } from '../../i18n/translation.ts';
import type it from './it.ts';

const es = {
  'internal.title': 'Algo ha salido mal',
  'internal.text':
    'Es un problema nuestro, no tuyo. Tus créditos no se han tocado y tus mensajes están a salvo. Vuelve a intentarlo en un momento.',
  'unavailable.title': 'Volvemos enseguida',
  'unavailable.text': 'El sitio no puede responder en este momento. Suele durar menos de un minuto; tus créditos y mensajes están a salvo.',
  'missing.title': 'La página no ha llegado entera',
  'missing.text':
    'Quizá se ha cortado la conexión, o el problema es nuestro. La recargamos en cuanto se pueda; tus créditos y mensajes están a salvo.',
  'slow.title': 'Tarda más de lo normal',
  'slow.text': 'La red va lenta, o vamos lentos nosotros. La página aparece en cuanto llegue: no tienes que hacer nada.',
  'broken.title': 'La página no ha podido arrancar',
  'broken.text':
    'Es un problema nuestro, no tuyo: lo que ha llegado no se puede leer. Recarga la página; si no basta, inténtalo en unos minutos.',
  again: 'Lo reintentamos solos: la página vuelve en cuanto se pueda.',
  retry: 'Reintentar',
  code: 'Error',
  'app.search': 'Buscar personas',
  'app.messages': 'Mensajes',
  'app.likes': 'Likes',
  'app.shot.search': 'La búsqueda',
  'app.shot.chat': 'Una conversación',
  'app.shot.profile': 'Un perfil',
} as const satisfies Translation<typeof it>;

export default es;
