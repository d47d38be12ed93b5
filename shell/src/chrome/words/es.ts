import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const es: Translation<typeof it, 'es'> = {
  'footer.nav': 'Información',
  'footer.pages-terms': 'Condiciones',
  'footer.pages-privacy': 'Privacidad',
  'footer.pages-cookies': 'Cookies',
  'footer.pages-ban': 'Prohibiciones',
  'footer.pricing': 'Precios',
  'footer.complaints': 'Reclamaciones',
  'footer.pages-return-policy': 'Derecho de desistimiento',
  'footer.pages-faq': 'Preguntas frecuentes',
  'footer.pages-service': 'Ayuda',
  disclaimer:
    '{{name}} es solo para personas adultas. Aquí también hay {{fictional}}: sirven para entretener, siempre llevan etiqueta y no es posible conocerlos en persona. Los mensajes se pagan con créditos; el coste se muestra antes de enviar.',
  'buy.title': 'Créditos insuficientes',
  'buy.needed_one': 'Hace falta {{needed}} y tu saldo es de {{balance}}.',
  'buy.needed_many': 'Hacen falta {{needed}} y tu saldo es de {{balance}}.',
  'buy.needed_other': 'Hacen falta {{needed}} y tu saldo es de {{balance}}.',
  'buy.kept': 'Lo que has escrito se queda aquí y no se ha usado ningún crédito.',
  'buy.go': 'Ver los créditos',
  'upgrade.title': 'Es una función Premium',
  'upgrade.all_photos': 'Con Premium ves todas las fotos de cada perfil.',
  'upgrade.more_photos': 'Con Premium puedes añadir más fotos a tu perfil.',
  'upgrade.photo_messages': 'Con Premium puedes enviar fotos en tus conversaciones.',
  'upgrade.conversations': 'Con Premium puedes empezar todas las conversaciones que quieras.',
  'upgrade.how': 'Lo consigues al comprar cualquier paquete de créditos, sin suscripción.',
  'signup.title': 'Regístrate gratis',
  'signup.failed': 'El registro no se ha cargado en esta ventana. Prueba con su página.',
  'signup.page': 'Abrir la página de registro',
};

export default es;
