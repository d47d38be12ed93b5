import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const es: Translation<typeof it, 'es'> = {
  'shared.title': '¿Qué quieres hacer con esta foto?',
  'shared.text': 'Por ahora solo está en este dispositivo: solo sale cuando tú lo decidas.',
  'shared.picture': 'La foto que has compartido',
  'shared.chat': 'Enviarla en una conversación',
  'shared.profile': 'Añadirla a tus fotos',
  'shared.drop': 'No usarla',
  'shared.choose': 'Abre una conversación: la foto te espera ahí.',
  'shared.lost': 'La foto no ha llegado',
  'shared.lost.text':
    'Cuando la compartiste, la aplicación no estaba lista para recibirla, o no era una foto. No se ha perdido nada: compártela otra vez desde tu galería.',
};

export default es;
