import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const de: Translation<typeof it, 'de'> = {
  'email.dialog': 'E-Mail-Adresse ändern',
  'email.lead': 'Wir schreiben an die neue Adresse. Bis zur Bestätigung gilt die jetzige.',
  'email.new': 'Neue Adresse',
  'email.submit': 'Bestätigung schicken',
  'email.taken': 'Diese Adresse wird schon verwendet. Nimm eine andere.',
  'email.sent.title': 'Schau in dein Postfach',
  'email.sent': 'Wir haben an {{email}} geschrieben. Öffne den Link innerhalb von 24 Stunden, um diese Adresse zu benutzen.',
  'mail.ask.title': 'Änderung der Adresse bestätigen?',
  'mail.ask.text': 'Sie gilt erst, wenn du auf die Schaltfläche tippst.',
  'mail.ask.button': 'Bestätigen',
  'mail.busy': 'Einen Moment',
  'mail.done.title': 'Die neue Adresse ist bestätigt',
  'mail.done.text': 'Ab jetzt meldest du dich mit {{email}} an. Auch die alte Adresse hat Bescheid bekommen.',
  'mail.undone.title': 'Die Änderung ist rückgängig',
  'mail.undone.text': 'Deine Adresse ist wieder {{email}}, und alle Sitzungen sind beendet. Wähle jetzt ein neues Passwort.',
  'mail.reset': 'Neues Passwort wählen',
  'mail.failed': 'Die Adresse wurde nicht geändert',
};

export default de;
