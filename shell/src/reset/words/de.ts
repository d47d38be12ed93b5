import type source from './it.ts';

const de: { [Key in keyof typeof source]: string } = {
  quote: 'Einen Satz merkt man sich leichter als ein Wort.',
  'ask.title': 'Passwort vergessen?',
  'ask.lead': 'Wir schicken dir einen Link, mit dem du ein neues wählst. Er gilt {{minutes}} Minuten und nur einmal.',
  email: 'E-Mail',
  'ask.submit': 'Link senden',
  'ask.busy': 'Wird gesendet',
  to_login: 'Zurück zur Anmeldung',
  'sent.title': 'Schau in dein Postfach',
  'sent.text':
    'Wenn es zu {{email}} ein Konto gibt, kommt der Link gleich. Wir schicken höchstens alle {{minutes}} Minuten einen; so lange gilt der letzte.',
  'new.title': 'Wähle ein neues Passwort',
  'new.lead': '{{min}} bis {{max}} Zeichen. Du kannst es aus einem Passwortmanager einfügen.',
  password: 'Neues Passwort',
  repeat: 'Passwort wiederholen',
  'new.sessions': 'Danach musst du dich auf allen Geräten neu anmelden.',
  'passkeys.title': 'Passkeys entfernen',
  'passkeys.lead': 'Auch sie öffnen dein Konto. Die neuesten sind schon angekreuzt.',
  'passkeys.one': '{{name}}, hinzugefügt am {{date}}',
  'new.submit': 'Passwort speichern',
  'new.busy': 'Wird gespeichert',
  'password.missing': 'Gib das neue Passwort ein.',
  'strength.0': 'Zu leicht zu erraten.',
  'strength.1': 'Noch leicht zu erraten.',
  'strength.2': 'Fast: Füge ein Wort hinzu.',
  'strength.3': 'Ein starkes Passwort.',
  'strength.4': 'Ein sehr starkes Passwort.',
  again: 'Neuen Link anfordern',
};

export default de;
