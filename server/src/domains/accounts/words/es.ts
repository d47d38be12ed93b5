import { listed } from './listed.ts';
import type { AccountMails } from './words.ts';

export const es: AccountMails = {
  activation: (name) => ({
    subject: 'Confirma tu correo electrónico',
    title: `Un toque y ya está, ${name}`,
    paragraphs: ['Confirma que esta dirección es tuya: a partir de ahí los demás ven tu perfil.'],
    button: 'Confirmar la dirección',
    after: ['El enlace vale 7 días y una sola vez. Si no creaste una cuenta, no hagas nada: sin confirmar, el perfil sigue invisible.'],
  }),
  reset: (passkeys) => ({
    subject: 'Tu nueva contraseña',
    title: 'Elige una contraseña nueva',
    paragraphs: ['Alguien, esperamos que tú, ha pedido una contraseña nueva para tu cuenta.'],
    button: 'Elegir la contraseña',
    after: [
      'El enlace vale 60 minutos y una sola vez. Después tendrás que entrar de nuevo en todos los dispositivos.',
      '¿No has sido tú? No hagas nada: tu contraseña sigue siendo la de antes.',
      ...(passkeys.length === 0
        ? []
        : [
            `Estas llaves de acceso también abren tu cuenta: ${listed('es', passkeys)}. En la página puedes eliminar las que no reconozcas.`,
          ]),
    ],
  }),
  no_account: () => ({
    subject: 'Tu solicitud',
    title: 'Aquí no hay ninguna cuenta',
    paragraphs: [
      'Alguien ha pedido una contraseña nueva con esta dirección, pero ninguna cuenta la usa.',
      'Si has sido tú, prueba con tu otro correo. Si no, no hagas nada: no hemos guardado tu dirección.',
    ],
    after: [],
    why: 'address',
  }),
  release: () => ({
    subject: 'Tu registro',
    title: 'Ya hay un registro con esta dirección',
    paragraphs: [
      'Alguien acaba de intentar registrarse con esta dirección. Ya hay un registro que nadie ha confirmado.',
      'Si el primero no es tuyo, libera la dirección y regístrate enseguida.',
    ],
    button: 'Liberar la dirección',
    after: [
      'El enlace vale 24 horas y una sola vez. Si el primer registro es tuyo, confírmalo con el otro correo que te enviamos. Si ahora no has sido tú, no hagas nada.',
    ],
    why: 'address',
  }),
  password_changed: (name, passkeys) => ({
    subject: 'Tu contraseña ha cambiado',
    title: 'Tu contraseña ha cambiado',
    paragraphs: [`Hola, ${name}: la contraseña de tu cuenta acaba de cambiar. Las demás sesiones se han cerrado.`],
    button: 'No he sido yo',
    after: [
      'Si has sido tú, no tienes que hacer nada. Si no, elige ya una contraseña nueva con el botón.',
      ...(passkeys.length === 0
        ? []
        : [`Estas llaves de acceso siguen abriendo tu cuenta: ${listed('es', passkeys)}. Si no reconoces alguna, elimínala.`]),
    ],
  }),
  login_attack: (name) => ({
    subject: 'Intentos de entrar en tu cuenta',
    title: 'Alguien intenta entrar',
    paragraphs: [
      `Hola, ${name}: alguien ha probado contraseñas incorrectas para tu cuenta desde muchas direcciones distintas. Ninguna era correcta y puedes seguir entrando.`,
    ],
    button: 'Elegir una contraseña nueva',
    after: [
      'Si tu contraseña es larga y solo la usas aquí, no tienes que hacer nada. Una llave de acceso te protege mejor: la añades en los ajustes.',
    ],
  }),
  passkey_added: (name, passkey) => ({
    subject: 'Una nueva passkey en tu cuenta',
    title: 'Una nueva passkey en tu cuenta',
    paragraphs: [`Hola, ${name}: se acaba de añadir una passkey a tu cuenta: «${passkey}». Quien la tenga entra sin contraseña.`],
    button: 'Ver tus passkeys',
    after: ['Si has sido tú, no tienes que hacer nada. Si no, quítala ya en los ajustes y elige una contraseña nueva.'],
  }),
  mail_change: () => ({
    subject: 'Confirma la nueva dirección',
    title: 'Confirma la nueva dirección',
    paragraphs: ['Has pedido entrar con esta dirección. Hasta que la confirmes vale la anterior.'],
    button: 'Usar esta dirección',
    after: ['El enlace vale 24 horas y una sola vez. ¿No has sido tú? No hagas nada.'],
  }),
  mail_changed: (name) => ({
    subject: 'Tu dirección ha cambiado',
    title: 'Tu dirección ha cambiado',
    paragraphs: [`Hola, ${name}: tu cuenta usa ahora otra dirección y con esta ya no se puede entrar.`],
    button: 'Deshacer el cambio',
    after: ['Si has sido tú, no tienes que hacer nada. Si no, tienes 48 horas: vuelve esta dirección y se cierran todas las sesiones.'],
  }),
  deleted: (name, until) => ({
    subject: 'Tu cuenta se ha eliminado',
    title: `Hasta pronto, ${name}`,
    paragraphs: [
      'Hemos eliminado tu cuenta: desde ahora nadie ve tu perfil.',
      `Si cambias de idea, hasta el ${until} todo vuelve con este botón.`,
    ],
    button: 'Recuperar mi cuenta',
    after: [
      'Después, los mensajes y las fotos se borran para siempre. Solo guardamos los documentos de los pagos, porque la ley lo exige.',
    ],
  }),
};
