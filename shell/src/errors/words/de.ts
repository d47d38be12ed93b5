import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const de: Translation<typeof it, 'de'> = {
  'offline.title': 'Du bist offline',
  'offline.page': 'Diese Seite wurde auf diesem Gerät noch nicht geöffnet. Sie öffnet sich von selbst, sobald das Netz wieder da ist.',
};

export default de;
