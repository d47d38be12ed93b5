import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const es: Translation<typeof it, 'es'> = {
  title: 'Verificación del perfil',

  lead: 'Una marca junto a tu nombre dice a los demás que las fotos te muestran de verdad. Es gratis.',

  'begin.title': 'Cómo funciona',
  'begin.code': 'Te damos un código. Vale {{minutes}} minutos.',
  'begin.selfie': 'Lo escribes a mano en un papel y te haces un selfi con el papel en la mano.',
  'begin.compared': 'Una persona de nuestro equipo, no un programa, lo compara con tus fotos.',
  'begin.draw': 'Pedir el código',
  'begin.draw_again': 'Pedir un código nuevo',
  'begin.ends':
    'La marca se mantiene mientras se vea al menos una de las fotos comparadas. Se pierde si las cambias todas o cambias de género.',

  'privacy.title': 'El selfi sigue siendo privado.',
  'privacy.text': 'Solo lo ve quien modera, hasta que decide. Después nadie puede abrirlo y lo borramos en un plazo de {{hours}} horas.',

  'refused.title': 'No se ha podido verificar el perfil.',
  'refused.code_missing': 'El código escrito a mano falta o no se lee. Escríbelo más grande y sujétalo junto a la cara.',
  'refused.code_wrong': 'El código del papel no es el que te dimos. Copia el nuevo, carácter por carácter.',
  'refused.face_hidden': 'La cara no se ve bien. Busca luz y quítate las gafas de sol o la gorra.',
  'refused.face_differs': 'La cara no parece la de tus fotos. Si son antiguas, añade una reciente antes de volver a intentarlo.',
  'refused.several_people': 'En el selfi hay más de una persona. Repítelo solo contigo.',
  'refused.edited': 'El selfi parece retocado o tomado de una pantalla. Haz una foto nueva, sin filtros.',

  'expired.title': 'El código ha caducado.',
  'expired.text': 'Vale {{minutes}} minutos para que nadie pueda prepararse antes. Pide uno nuevo: no se ha enviado nada.',

  'ended.title': 'Tu verificación ha terminado.',
  'ended.text': 'Ya no se ve ninguna de las fotos comparadas, o has cambiado de género. Puedes verificar tu perfil otra vez.',

  'no_photo.title': 'Primero hace falta una foto tuya.',
  'no_photo.text': 'El selfi se compara con las fotos del perfil: añade una y vuelve cuando sea visible.',
  'no_photo.checking': 'La estamos revisando: vuelve cuando los demás la vean.',

  limit: 'Has usado todos los intentos de hoy. El próximo: {{date}}.',

  'code.title': 'Tu código',
  'code.text': 'Escríbelo grande, a mano, en un papel. En el selfi se tiene que leer el código y ver bien la cara.',
  'code.time': 'Caduca en',
  'code.left': 'Tiempo restante: {{time}}',
  'code.leave': 'Dejarlo',

  'selfie.take': 'Hacer el selfi',
  'selfie.pick': 'Elegir una foto',
  'selfie.preview': 'Vista previa del selfi',
  'selfie.check': '¿Se ve bien la cara? ¿Se lee todo el código?',
  'selfie.send': 'Enviar el selfi',
  'selfie.again': 'Elegir otra',
  'selfie.sending': 'Enviando el selfi',
  'selfie.progress': '{{share}} enviado',

  'pending.title': 'Selfi enviado',
  'pending.text': 'Una persona lo compara con tus fotos. Te avisamos aquí y por correo en cuanto decida.',
  'pending.sent': 'Enviado {{when}}',
  'pending.withdraw': 'Retirar la solicitud',

  'withdraw.title': '¿Retirar la solicitud?',
  'withdraw.text': 'El selfi se borra enseguida. Puedes pedir un código nuevo cuando quieras.',

  'verified.title': 'Tu perfil está verificado',
  'verified.text': 'Desde el {{date}} los demás ven la marca junto a tu nombre.',
  'verified.profile': 'Ver tu perfil',

  'info.title': 'Qué quiere decir «verificado»',
  'info.text':
    '{{name}} se hizo un selfi con un código escrito a mano que le dimos en ese momento. Una persona de nuestro equipo lo comparó con las fotos del perfil.',
  'info.not':
    'Dice que las fotos muestran a quien las usa. No dice nada de la edad, las intenciones ni el resto del perfil: conserva la prudencia de siempre.',
  'info.own': 'Tú también puedes verificar tu perfil, gratis.',
  'info.button': 'Verificar tu perfil',
};

export default es;
