/** Words of the log-in. Italian is the source. */
const it = {
  title: 'Eccoti di nuovo',
  lead: 'Accedi per leggere i tuoi messaggi.',
  passkey: 'Accedi con una passkey',
  or: 'oppure',
  email: 'E-mail',
  password: 'Password',
  remember: 'Ricordami per {{days}} giorni',
  submit: 'Accedi',
  busy: 'Accesso in corso',
  no_account: 'Non hai ancora un account?',
  forgot: 'Password dimenticata?',
  reset_done: 'La password è cambiata. Accedi con quella nuova.',
  reactivated: 'Il tuo account è di nuovo attivo. Accedi: è tutto come prima.',
  quote: 'Qualcuno potrebbe averti scritto.',
  'email.missing': 'Scrivi la tua e-mail.',
  'password.missing': 'Scrivi la tua password.',
} as const;

export default it;
