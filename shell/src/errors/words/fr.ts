import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const fr: Translation<typeof it, 'fr'> = {
  'offline.title': 'Tu es hors ligne',
  'offline.page': 'Cette page n’a pas encore été ouverte sur cet appareil. Elle s’ouvre d’elle-même dès que le réseau revient.',
};

export default fr;
