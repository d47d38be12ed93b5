import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const es: Translation<typeof it, 'es'> = {
  'entry.title': 'Antes de entrar',
  'entry.text': '{{name}} es solo para personas adultas.',
  'entry.fictional': 'Aquí también hay {{fictional}}: siempre llevan etiqueta y no es posible un encuentro real con ellos.',
  'entry.adult': 'Al entrar confirmas que tienes al menos {{age}} años.',
  'entry.enter': 'Entendido, entrar',
  'entry.leave': 'Salir',
  'terms.title': 'Hemos cambiado las condiciones',
  'terms.since': 'Valen desde el {{date}}. Qué cambia para ti:',
  'terms.read': 'Leer las condiciones completas',
  'terms.accept': 'Acepto las nuevas condiciones',
  'terms.leave': 'No las acepto: mis datos y mi cuenta',
  'bonus.title': 'Un {{percentage}} menos, durante {{hours}} horas',
  'bonus.text': 'Tu primera compra cuesta un {{percentage}} menos hasta las {{time}}. Vale una sola vez.',
  'bonus.text_tonight': 'Tu primera compra cuesta un {{percentage}} menos hasta las {{time}} de esta noche. Vale una sola vez.',
  'bonus.left': 'Tiempo restante: {{time}}',
};

export default es;
