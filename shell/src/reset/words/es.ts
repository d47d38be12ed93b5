import type source from './it.ts';

const es: { [Key in keyof typeof source]: string } = {
  quote: 'Una frase se recuerda mejor que una palabra.',
  'ask.title': '¿Has olvidado la contraseña?',
  'ask.lead': 'Te enviamos un enlace para elegir otra. Vale {{minutes}} minutos y una sola vez.',
  email: 'Correo electrónico',
  'ask.submit': 'Enviar el enlace',
  'ask.busy': 'Enviando',
  to_login: 'Volver a iniciar sesión',
  'sent.title': 'Mira tu correo',
  'sent.text':
    'Si {{email}} tiene una cuenta, el enlace llega enseguida. Enviamos como mucho uno cada {{minutes}} minutos; mientras tanto vale el último.',
  'new.title': 'Elige una contraseña nueva',
  'new.lead': 'De {{min}} a {{max}} caracteres. Puedes pegarla desde un gestor de contraseñas.',
  password: 'Nueva contraseña',
  repeat: 'Repite la contraseña',
  'new.sessions': 'Después tendrás que entrar de nuevo en todos los dispositivos.',
  'passkeys.title': 'Llaves de acceso que eliminar',
  'passkeys.lead': 'También abren tu cuenta. Las más recientes ya están marcadas.',
  'passkeys.one': '{{name}}, añadida el {{date}}',
  'new.submit': 'Guardar la contraseña',
  'new.busy': 'Guardando',
  'password.missing': 'Escribe la nueva contraseña.',
  'strength.0': 'Demasiado fácil de adivinar.',
  'strength.1': 'Todavía fácil de adivinar.',
  'strength.2': 'Casi: añade una palabra.',
  'strength.3': 'Contraseña segura.',
  'strength.4': 'Contraseña muy segura.',
  again: 'Pedir otro enlace',
};

export default es;
