import { REACTIVATION_DAYS } from '../../contracts/account/linkLifetimes.ts';
import { CODE_MINUTES, SELFIES_PER_DAY } from '../../contracts/account/verification.ts';
import { PHOTO_MIN_SIDE } from '../../contracts/people/photoLimits.ts';
import type { ProblemTexts } from '../problemText.ts';
import { FIELDS } from './fields/es.ts';
import { LANDERS } from './landers/es.ts';
import { MODERATION } from './moderation/es.ts';
import { MONEY } from './money/es.ts';
import { SWIPE_LIMIT_TEXTS } from './swipeLimitTexts.ts';

const es: ProblemTexts = {
  problems: {
    authentication_required: null,
    forbidden: () => 'Esta página no está abierta para tu cuenta. Vuelve atrás o entra con otra cuenta.',
    not_found: () => 'Ya no está: el contenido se ha quitado o la dirección ha cambiado. Vuelve atrás e inténtalo desde ahí.',
    validation_failed: () => 'Hay campos por corregir. Revisa los marcados y vuelve a intentarlo.',
    payload_too_large: () => 'El archivo es demasiado grande. Elige uno más pequeño y vuelve a intentarlo.',
    rate_limited: (e, { number, plural }) =>
      `Demasiadas peticiones en poco tiempo. Vuelve a intentarlo en ${plural(e.seconds, { one: '1 segundo', other: `${number(e.seconds)} segundos` })}.`,
    idempotency_key_missing: () => 'La petición ha llegado incompleta y no se ha ejecutado. Recarga la página y vuelve a intentarlo.',
    idempotency_key_reused: () =>
      'Esta petición ya se había usado para otra cosa y no se ha ejecutado. Recarga la página y vuelve a intentarlo.',
    member_changed: () =>
      'En este navegador ha entrado otra cuenta. La página muestra ahora esa cuenta, y en su nombre no se ha hecho nada.',
    request_in_progress: () => 'La misma petición sigue en curso y no se ejecutará dos veces. Espera un momento y comprueba el resultado.',
    login_failed: () => 'No se ha podido iniciar sesión: el correo o la contraseña no coinciden. Revísalos y vuelve a intentarlo.',
    login_blocked: (e, { number, plural }) =>
      `Demasiados intentos desde aquí: por seguridad, el acceso queda bloqueado ${plural(e.minutes, { one: '1 minuto', other: `${number(e.minutes)} minutos` })}.`,
    account_deleted: () =>
      `Esta cuenta se ha eliminado. Durante ${REACTIVATION_DAYS} días puedes recuperarla con el enlace que te enviamos por correo.`,
    password_wrong: () => 'Esta no es tu contraseña actual. No ha cambiado nada: revísala e inténtalo de nuevo.',
    passkey_failed: () => 'Esta llave de acceso no vale aquí: se ha quitado o es de otro sitio. Usa otra o entra con la contraseña.',
    passkey_expired: () => 'La petición de la llave de acceso ha caducado. Vuelve a intentarlo, es solo un momento.',
    passkey_session_needed: () =>
      'Con un rol en el sitio, las llaves de acceso solo se cambian tras entrar con una de ellas. Cierra la sesión y entra con tu llave de acceso.',
    passkey_limit: (e, { number }) => `Ya tienes ${number(e.limit)} llaves de acceso, que es el máximo. Quita una para añadir otra.`,
    link_invalid: () => 'Este enlace ha caducado, ya se ha usado o está incompleto. Pide otro correo y abre el enlace más reciente.',
    mails_used_up: (e, { number }) =>
      `Ya has pedido ${number(e.limit)} correos en un día y no enviamos más. Inténtalo mañana; el enlace más reciente vale hasta que caduque.`,
    email_in_use: () => 'Ya existe una cuenta con este correo. Entra en ella en vez de registrarte de nuevo.',
    account_being_deleted: () =>
      'La cuenta con este correo se está eliminando. Para conservarla, usa el enlace de reactivación que te enviamos.',
    signup_disabled: () => 'Por ahora el registro es solo con invitación. Si tienes una, abre el enlace que recibiste.',
    search_hidden: () => 'La búsqueda es para quien tiene cuenta. Entra o regístrate gratis para ver quién está.',
    profile_disabled: () => 'Este perfil no está visible en este momento. Puedes volver a intentarlo más tarde.',
    profile_deleted: () => 'Este perfil ya no existe: la persona ha dejado el sitio.',
    blocked_by_user: () => 'Esta persona ha bloqueado el contacto contigo. No se ha usado ningún crédito.',
    blocked: () => 'Has bloqueado a esta persona. Desbloquéala en su perfil para volver a escribir; no se ha usado ningún crédito.',
    like_self: () => 'Es tu propio perfil: solo puedes dar likes a otras personas.',
    ...SWIPE_LIMIT_TEXTS,
    ...MODERATION,
    ...LANDERS,
    credits_insufficient: (e, { number, plural }) => {
      const missing = e.needed - e.balance;
      const lack = plural(missing, { one: 'Te falta 1 crédito', other: `Te faltan ${number(missing)} créditos` });
      const price = plural(e.needed, { one: 'hace falta 1', other: `hacen falta ${number(e.needed)}` });
      return `${lack}: ${price} y tu saldo es ${number(e.balance)}. No se ha usado ningún crédito y lo que has escrito se queda aquí.`;
    },
    conversation_limit: () =>
      'Con la cuenta gratuita no puedes empezar más conversaciones. Sigue con las que tienes o hazte Premium con un paquete de créditos.',
    message_too_long: (e, { number }) =>
      `El mensaje tiene ${number(e.length)} caracteres y el máximo es ${number(e.limit)}. Acórtalo y envíalo otra vez; no se ha usado ningún crédito.`,
    verification_photo_missing: () =>
      'Para verificar tu perfil necesitamos al menos una foto tuya revisada con la que comparar el selfi. Añade una foto y vuelve a intentarlo cuando sea visible.',
    verification_closed: () =>
      'Ya hay una solicitud de verificación en curso o tu perfil ya está verificado. Recarga la página para ver cómo va.',
    verification_code_expired: () =>
      `El código ya no vale: dura ${CODE_MINUTES} minutos y el selfi llegó después. No se ha enviado nada; pide un código nuevo y repite la foto.`,
    verification_limit: (e, { number, plural }) =>
      `Ya has enviado ${SELFIES_PER_DAY} selfis en un día. Puedes volver a intentarlo dentro de ${plural(e.hours, { one: '1 hora', other: `${number(e.hours)} horas` })}.`,
    premium_required: () => 'Es una función Premium. Te haces Premium al comprar cualquier paquete de créditos.',
    photo_unusable: (e) =>
      ({
        format: 'Este archivo no es una foto que podamos usar. Elige una foto en JPEG, PNG, WebP, AVIF o HEIC.',
        unreadable: 'Esta foto está dañada o incompleta y no se puede abrir. Elige otra.',
        too_small: `Esta foto es demasiado pequeña. Elige una de al menos ${PHOTO_MIN_SIDE} píxeles por lado.`,
        too_many_pixels: 'Esta foto tiene demasiados píxeles. Redúcela o elige otra.',
        refused: 'Esta foto no respeta nuestras normas y ya fue rechazada. Elige otra.',
      })[e.problem],
    photo_limit: (e, { number }) => `Ya tienes ${number(e.limit)} fotos, que es el máximo. Quita una para añadir otra.`,
    gift_price_changed: (e, { number, plural }) =>
      `El precio de este regalo ha cambiado mientras tanto: ahora cuesta ${plural(e.credits, { one: '1 crédito', other: `${number(e.credits)} créditos` })}. No se ha usado ningún crédito; compruébalo y confirma.`,
    photo_deleted: () => 'La foto se ha eliminado. Ya no se puede ver.',
    country_unproven: () =>
      'Por el IVA, el país elegido y el de tu conexión deben coincidir. Elige el país en el que estás, desactiva la VPN si usas una o paga por domiciliación desde una cuenta de ese país. No se te ha cobrado nada.',
    payment_method_unavailable: () => 'Este método de pago no está disponible en tu país. Elige otro: no se te ha cobrado nada.',
    price_changed: (e, { money }) =>
      `El precio ha cambiado entretanto: ahora es ${money(e.total)}. No se te ha cobrado nada; compruébalo y confirma.`,
    ...MONEY,
    unavailable: () =>
      'El sitio no puede responder en este momento; suele durar menos de un minuto. No se ha perdido nada; vuelve a intentarlo en un momento.',
    internal: () => 'Es un problema nuestro, no tuyo: no hemos podido completar la petición. Vuelve a intentarlo en un momento.',
    network: () => 'No hay conexión con el sitio. Comprueba tu red y vuelve a intentarlo.',
    contract_broken: () => 'No podemos leer la respuesta del sitio: puede que esta página esté anticuada. Recárgala y vuelve a intentarlo.',
    generic: () => 'Algo ha salido mal. Vuelve a intentarlo más tarde.',
  },
  fields: FIELDS,
};

export default es;
