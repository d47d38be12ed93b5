import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const es: Translation<typeof it, 'es'> = {
  'country.title': 'Idioma y país',
  'country.lead': 'El idioma vale para todo el sitio. Del país dependen los idiomas disponibles, la moneda y las formas de pago.',
  'country.language': 'Idioma',
  'country.country': 'País',
  'country.own': 'El país de tu perfil',
  'country.found': 'El país de tu conexión',
  'country.done': 'Volver al sitio',
};

export default es;
