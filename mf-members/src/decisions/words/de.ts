import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const de: Translation<typeof it, 'de'> = {
  title: 'Entscheidungen, die dich betreffen',
  intro: 'Was wir entschieden haben, warum, und was du tun kannst.',
  none_title: 'Keine Entscheidungen',
  none_text: 'Wenn du jemanden meldest oder wir etwas zu deinem Profil entscheiden, findest du es hier.',
  answer: 'Unsere Antwort',
  overturned: 'Aufgehoben',
  appealed: 'Du hast {{when}} widersprochen. Eine andere Person entscheidet und schreibt dir.',
  upheld: 'Von einer anderen Person geprüft: Die Entscheidung bleibt.',
  appeal: 'Widersprechen',
  appeal_until: 'Möglich bis {{date}}. Eine andere Person entscheidet.',
  appeal_label: 'Warum ist die Entscheidung falsch?',
  appeal_missing: 'Schreib, warum; ein Satz genügt.',
  appeal_send: 'Widerspruch senden',
  appeal_sent: 'Widerspruch gesendet. Eine andere Person prüft die Entscheidung.',
  not_found: 'Diese Entscheidung gehört nicht zu deinen. Hier sind die anderen.',
};

export default de;
