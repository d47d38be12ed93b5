import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const en: Translation<typeof it, 'en'> = {
  'offline.title': 'You’re offline',
  'offline.page': 'This page hasn’t been opened on this device yet. It opens by itself as soon as the network is back.',
};

export default en;
