import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const de: Translation<typeof it, 'de'> = {
  'entry.title': 'Bevor du eintrittst',
  'entry.text': '{{name}} ist nur für Erwachsene.',
  'entry.fictional': 'Hier gibt es auch {{fictional}}: Sie sind immer gekennzeichnet, und ein echtes Treffen mit ihnen ist nicht möglich.',
  'entry.adult': 'Mit dem Eintreten bestätigst du, dass du mindestens {{age}} Jahre alt bist.',
  'entry.enter': 'Verstanden, eintreten',
  'entry.leave': 'Verlassen',
  'terms.title': 'Wir haben die Bedingungen geändert',
  'terms.since': 'Sie gelten ab {{date}}. Das ändert sich für dich:',
  'terms.read': 'Die ganzen Bedingungen lesen',
  'terms.accept': 'Ich nehme die neuen Bedingungen an',
  'terms.leave': 'Ich nehme sie nicht an: meine Daten und mein Konto',
  'bonus.title': '{{percentage}} weniger, {{hours}} Stunden lang',
  'bonus.text': 'Dein erster Kauf kostet {{percentage}} weniger, bis {{time}} Uhr. Das gilt ein einziges Mal.',
  'bonus.text_tonight': 'Dein erster Kauf kostet {{percentage}} weniger, bis {{time}} Uhr heute Nacht. Das gilt ein einziges Mal.',
  'bonus.left': 'Verbleibende Zeit: {{time}}',
};

export default de;
