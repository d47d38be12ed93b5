import type source from './it.ts';

const es: { [Key in keyof typeof source]: string } = {
  title: 'Qué bien verte de nuevo',
  lead: 'Inicia sesión para leer tus mensajes.',
  passkey: 'Usar una llave de acceso',
  or: 'o bien',
  email: 'Correo electrónico',
  password: 'Contraseña',
  remember: 'Recordarme durante {{days}} días',
  submit: 'Iniciar sesión',
  busy: 'Iniciando sesión',
  no_account: '¿Aún no tienes cuenta?',
  forgot: '¿Has olvidado la contraseña?',
  reset_done: 'La contraseña ha cambiado. Inicia sesión con la nueva.',
  reactivated: 'Tu cuenta vuelve a estar activa. Inicia sesión: todo está como antes.',
  quote: 'Puede que alguien te haya escrito.',
  'email.missing': 'Escribe tu correo electrónico.',
  'password.missing': 'Escribe tu contraseña.',
};

export default es;
