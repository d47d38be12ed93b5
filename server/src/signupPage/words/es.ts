import type { SignupWords } from '../signupWords.ts';

const es: SignupWords = {
  title: 'Empecemos por lo básico',
  lead: 'El nombre lo ven los demás. El correo queda entre nosotros.',
  gender: 'Soy',
  'gender.female': 'Mujer',
  'gender.male': 'Hombre',
  seeks: 'Quiero conocer a',
  'seeks.male': 'Hombres',
  'seeks.female': 'Mujeres',
  'seeks.both': 'Ambos',
  name: 'Nombre visible',
  'name.help': 'De 3 a 20 letras, cifras, puntos o guiones.',
  email: 'Correo electrónico',
  birth: 'Fecha de nacimiento',
  country: 'País',
  password: 'Contraseña',
  'password.help': 'Al menos 12 caracteres; también sirve una frase.',
  consent:
    'Acepto que a quién quiero conocer y, si la indico, mi orientación se usen para proponerme personas afines. Puedo cambiar de idea en mi perfil.',
  'consent.required': 'Necesitamos tu consentimiento para proponerte personas afines.',
  adults: 'Solo para mayores de edad. Algunos perfiles son ficticios, siempre con su etiqueta.',
  terms: 'Al continuar aceptas las [condiciones]. La [política de privacidad] explica cómo usamos tus datos.',
  submit: 'Crear tu cuenta',
  problems: 'Revisa los campos marcados: debajo de cada uno decimos qué falta.',
  email_in_use: 'Ya hay una cuenta con este correo. Si el registro nunca se confirmó, en ese buzón hay un mensaje que explica cómo seguir.',
  login: 'Inicia sesión aquí',
  'closed.title': 'Por ahora se entra con invitación',
  'closed.text': 'El registro está abierto solo para quien tiene una invitación. Si ya tienes cuenta, puedes iniciar sesión.',
  'done.title': 'Te damos la bienvenida',
  'done.text': 'Tu cuenta ya existe. Te hemos escrito a {{email}}: abre el enlace para confirmar el registro.',
  'done.go': 'Continuar',
};

export default es;
