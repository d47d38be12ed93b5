import type { SignupWords } from '../signupWords.ts';

const de: SignupWords = {
  title: 'Fangen wir mit dem Wichtigsten an',
  lead: 'Den Namen sehen andere. Die E-Mail bleibt unter uns.',
  gender: 'Ich bin',
  'gender.female': 'Eine Frau',
  'gender.male': 'Ein Mann',
  seeks: 'Wen möchtest du treffen?',
  'seeks.male': 'Männer',
  'seeks.female': 'Frauen',
  'seeks.both': 'Beide',
  name: 'Sichtbarer Name',
  'name.help': '3 bis 20 Buchstaben, Ziffern, Punkte oder Bindestriche.',
  email: 'E-Mail',
  birth: 'Geburtsdatum',
  country: 'Land',
  password: 'Passwort',
  'password.help': 'Mindestens 12 Zeichen, gern auch ein Satz.',
  consent:
    'Ich willige ein, dass mein Suchwunsch und, wenn ich sie angebe, meine Orientierung genutzt werden, um mir passende Menschen vorzuschlagen. Im Profil kann ich das widerrufen.',
  'consent.required': 'Wir brauchen deine Einwilligung, um dir passende Menschen vorzuschlagen.',
  adults: 'Nur für Erwachsene. Manche Profile sind fiktiv, immer mit Kennzeichnung.',
  terms: 'Wenn du fortfährst, nimmst du die [Bedingungen] an. Wie wir deine Daten nutzen, steht in der [Datenschutzerklärung].',
  submit: 'Konto erstellen',
  problems: 'Prüfe die markierten Felder: Darunter steht, was fehlt.',
  email_in_use:
    'Mit dieser E-Mail gibt es schon ein Konto. Wurde die Registrierung nie bestätigt, steht in einer E-Mail in diesem Postfach, wie es weitergeht.',
  login: 'Hier anmelden',
  'closed.title': 'Zurzeit nur mit Einladung',
  'closed.text': 'Registrieren kann sich nur, wer eine Einladung hat. Mit einem Konto kannst du dich anmelden.',
  'done.title': 'Willkommen bei uns',
  'done.text': 'Dein Konto ist da. Wir haben dir an {{email}} geschrieben: Öffne den Link, um die Registrierung zu bestätigen.',
  'done.go': 'Weiter',
};

export default de;
