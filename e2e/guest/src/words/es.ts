import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const es: Translation<typeof it, 'es'> = {
  'gifts.title': 'Los regalos de {{name}}',
  'gifts.sent': 'Los regalos que has hecho',
  'gifts.search': 'Buscar personas',
  'gifts.today': 'Quién está hoy',
  'gifts.nobody': 'Hoy no hay nadie.',
  'gifts.one': 'Regalo {{gift}}',
  'gifts.all': 'Todos los regalos',
  'gifts.none': 'Aquí no hay nada.',
  'teaser.visitor': 'Hay un regalo para quien entra.',
  'teaser.member': '{{name}}, hay un regalo para ti.',
  'teaser.open': 'Abrir el regalo',
};

export default es;
