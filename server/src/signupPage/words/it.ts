/** Words of the sign-up page without scripts, which the server writes. */
const it = {
  title: 'Iniziamo dalle basi',
  lead: 'Il nome lo vedono gli altri. L’e-mail resta tra noi.',
  gender: 'Sono',
  'gender.female': 'Donna',
  'gender.male': 'Uomo',
  seeks: 'Chi vuoi incontrare',
  'seeks.male': 'Uomini',
  'seeks.female': 'Donne',
  'seeks.both': 'Uomini e donne',
  name: 'Nome visibile',
  'name.help': 'Da 3 a 20 lettere, cifre, punti o trattini.',
  email: 'E-mail',
  birth: 'Data di nascita',
  country: 'Paese',
  password: 'Password',
  'password.help': 'Servono almeno 12 caratteri, anche una frase.',
  consent:
    'Acconsento che chi voglio incontrare, e il mio orientamento se lo indico, servano a propormi persone adatte. Posso ripensarci dal profilo.',
  'consent.required': 'Serve il tuo consenso per proporti persone adatte.',
  adults: 'Solo per maggiorenni. Alcuni profili sono fittizi, sempre con la loro etichetta.',
  terms: 'Continuando accetti i [termini]. L’[informativa privacy] dice come usiamo i tuoi dati.',
  submit: 'Crea il tuo account',
  problems: 'Controlla i campi segnati: spieghiamo sotto ognuno che cosa manca.',
  email_in_use:
    'Con questa e-mail c’è già un account. Se l’iscrizione non è mai stata confermata, nella posta di questo indirizzo c’è un’e-mail che dice come continuare.',
  login: 'Accedi da qui',
  'closed.title': 'Per ora si entra su invito',
  'closed.text': 'Le iscrizioni sono aperte solo a chi arriva da un invito. Se hai già un account puoi accedere.',
  'done.title': 'Ti diamo il benvenuto',
  'done.text': 'L’account c’è. Ti abbiamo scritto a {{email}}: apri il collegamento per confermare l’iscrizione.',
  'done.go': 'Continua',
} as const;

export default it;
