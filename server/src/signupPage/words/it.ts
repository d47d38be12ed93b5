/** Words of sign-up without a script: the server writes that page. */
const it = {
  title: 'Iniziamo dalle basi',
  lead: 'Il nome lo vedono gli altri. L’e-mail resta tra noi.',
  gender: 'Sono',
  'gender.female': 'Donna',
  'gender.male': 'Uomo',
  name: 'Nome visibile',
  'name.help': 'Da 3 a 20 lettere, cifre, punti o trattini.',
  email: 'E-mail',
  birth: 'Data di nascita',
  country: 'Paese',
  password: 'Password',
  'password.help': 'Servono almeno 12 caratteri, anche una frase.',
  adult: 'Sono maggiorenne e so che alcuni profili sono fittizi, sempre con la loro etichetta.',
  'adult.required': 'Il sito è solo per maggiorenni: conferma di esserlo per continuare.',
  submit: 'Crea il tuo account',
  problems: 'Controlla i campi segnati: spieghiamo sotto ognuno che cosa manca.',
  email_in_use: 'Con questa e-mail c’è già un account.',
  login: 'Accedi da qui',
  'closed.title': 'Per ora si entra su invito',
  'closed.text': 'Le iscrizioni sono aperte solo a chi arriva da un invito. Se hai già un account puoi accedere.',
  'done.title': 'Ti diamo il benvenuto',
  'done.text': 'L’account c’è. Ti abbiamo scritto a {{email}}: apri il collegamento per confermare l’iscrizione.',
  'done.go': 'Continua',
} as const;

export default it;
