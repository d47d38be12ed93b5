import type { Translation } from '../../i18n/catalogueTypes.ts';
import type it from './it.ts';

const de = {
  'internal.title': 'Etwas ist kaputtgegangen',
  'internal.text':
    'Das liegt an uns, nicht an dir. Deine Credits wurden nicht angetastet und deine Nachrichten sind sicher. Versuch es gleich noch einmal.',
  'unavailable.title': 'Wir sind gleich wieder da',
  'unavailable.text':
    'Die Seite kann gerade nicht antworten. Meist dauert das weniger als eine Minute; Credits und Nachrichten sind sicher.',
  retry: 'Noch einmal versuchen',
  code: 'Fehler',
} as const satisfies Translation<typeof it>;

export default de;
