import type { Translation } from '../../i18n/translation.ts';
import type it from './it.ts';

const de = {
  'internal.title': 'Etwas ist schiefgegangen',
  'internal.text':
    'Das liegt an uns, nicht an dir. Deine Credits wurden nicht angetastet und deine Nachrichten sind sicher. Versuch es gleich noch einmal.',
  'unavailable.title': 'Wir sind gleich wieder da',
  'unavailable.text':
    'Die Seite kann gerade nicht antworten. Meist dauert das weniger als eine Minute; Credits und Nachrichten sind sicher.',
  'missing.title': 'Die Seite ist nicht ganz angekommen',
  'missing.text':
    'Vielleicht ist die Verbindung abgerissen, oder es liegt an uns. Wir laden sie neu, sobald es geht; Credits und Nachrichten sind sicher.',
  'slow.title': 'Es dauert länger als sonst',
  'slow.text': 'Das Netz ist langsam, oder wir sind es. Die Seite erscheint, sobald sie da ist: Du musst nichts tun.',
  'broken.title': 'Die Seite konnte nicht starten',
  'broken.text':
    'Das liegt an uns, nicht an dir: Was angekommen ist, lässt sich nicht lesen. Lade die Seite neu; wenn das nicht reicht, versuch es in ein paar Minuten noch einmal.',
  again: 'Wir versuchen es von selbst: Die Seite kommt zurück, sobald es geht.',
  retry: 'Noch einmal versuchen',
  code: 'Fehler',
  'app.search': 'Leute finden',
  'app.messages': 'Nachrichten',
  'app.likes': 'Likes',
  'app.shot.search': 'Die Suche',
  'app.shot.chat': 'Eine Unterhaltung',
  'app.shot.profile': 'Ein Profil',
} as const satisfies Translation<typeof it>;

export default de;
