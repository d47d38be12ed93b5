import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const de: Translation<typeof it, 'de'> = {
  'shared.title': 'Was möchtest du mit diesem Foto machen?',
  'shared.text': 'Noch ist es nur auf diesem Gerät: Es geht erst raus, wenn du es willst.',
  'shared.picture': 'Das Foto, das du geteilt hast',
  'shared.chat': 'In einer Unterhaltung senden',
  'shared.profile': 'Zu deinen Fotos hinzufügen',
  'shared.drop': 'Nicht verwenden',
  'shared.choose': 'Öffne eine Unterhaltung: Das Foto wartet dort auf dich.',
  'shared.lost': 'Das Foto ist nicht angekommen',
  'shared.lost.text':
    'Als du es geteilt hast, konnte die App es noch nicht annehmen, oder es war kein Foto. Nichts ist verloren: Teile es noch einmal aus deiner Galerie.',
};

export default de;
