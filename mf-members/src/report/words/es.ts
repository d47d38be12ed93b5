import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const es: Translation<typeof it, 'es'> = {
  title: 'Denunciar a {{name}}',
  intro: '{{name}} no sabrá quién ha denunciado. Te escribimos qué hemos decidido y por qué.',
  legend: 'Motivo',
  missing: 'Elige un motivo para continuar.',
  'category.spam_or_money': 'Pide dinero o envía publicidad',
  'category.harassment': 'Mensajes ofensivos o insistentes',
  'category.fake': 'El perfil no es auténtico',
  'category.sexual_content': 'Contenido sexual no deseado',
  'category.minor': 'Podría ser menor de edad',
  'category.other': 'Otra cosa',
  text: '¿Qué ha pasado? Opcional',
  left: 'Quedan {{number}} caracteres',
  message: 'El mensaje denunciado se adjunta.',
  lines: 'Adjuntar los últimos {{number}} mensajes de la conversación',
  block: 'Bloquear también a {{name}}: no podrá abrir tu página',
  apart: 'Desde ahora ya no os cruzáis ni podéis escribiros. La conversación desaparece de tu lista.',
  send: 'Enviar denuncia',
  sent: 'Denuncia enviada. Ya no te cruzarás con {{name}}.',
};

export default es;
