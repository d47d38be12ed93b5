import type source from './it.ts';

const de: { [Key in keyof typeof source]: string } = {
  title: 'Schön, dass du wieder da bist',
  lead: 'Melde dich an, um deine Nachrichten zu lesen.',
  passkey: 'Mit Passkey anmelden',
  or: 'oder',
  email: 'E-Mail',
  password: 'Passwort',
  remember: '{{days}} Tage angemeldet bleiben',
  submit: 'Anmelden',
  busy: 'Anmeldung läuft',
  no_account: 'Noch kein Konto?',
  forgot: 'Passwort vergessen?',
  reset_done: 'Das Passwort ist geändert. Melde dich mit dem neuen an.',
  reactivated: 'Dein Konto ist wieder da. Melde dich an: Alles ist wie vorher.',
  quote: 'Vielleicht hat dir jemand geschrieben.',
  'email.missing': 'Gib deine E-Mail-Adresse ein.',
  'password.missing': 'Gib dein Passwort ein.',
};

export default de;
