import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const es: Translation<typeof it, 'es'> = {
  'email.dialog': 'Cambiar el correo',
  'email.lead': 'Te escribimos a la nueva dirección. Hasta que la confirmes vale la actual.',
  'email.new': 'Nueva dirección',
  'email.submit': 'Enviar la confirmación',
  'email.taken': 'Una cuenta ya usa esta dirección. Elige otra.',
  'email.sent.title': 'Mira tu correo',
  'email.sent': 'Hemos escrito a {{email}}. Abre el enlace en 24 horas para usar esta dirección.',
  'mail.ask.title': '¿Confirmas el cambio de dirección?',
  'mail.ask.text': 'El cambio solo vale cuando pulsas el botón.',
  'mail.ask.button': 'Confirmar',
  'mail.busy': 'Un momento',
  'mail.done.title': 'La nueva dirección está confirmada',
  'mail.done.text': 'Desde ahora inicias sesión con {{email}}. También hemos avisado a la dirección anterior.',
  'mail.undone.title': 'El cambio se ha deshecho',
  'mail.undone.text': 'Tu dirección vuelve a ser {{email}} y todas las sesiones se han cerrado. Elige ahora una contraseña nueva.',
  'mail.reset': 'Elegir una contraseña nueva',
  'mail.failed': 'La dirección no ha cambiado',
};

export default es;
