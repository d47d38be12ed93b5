/** Words of the password reset. Italian is the source. */
const it = {
  quote: 'Una frase si ricorda meglio di una parola.',
  'ask.title': 'Password dimenticata?',
  'ask.lead': 'Ti inviamo un collegamento per sceglierne una nuova. Vale {{minutes}} minuti e una volta sola.',
  email: 'E-mail',
  'ask.submit': 'Invia il collegamento',
  'ask.busy': 'Invio in corso',
  to_login: 'Torna all’accesso',
  'sent.title': 'Guarda la posta',
  'sent.text':
    'Se {{email}} ha un account, il collegamento arriva tra poco. Ne mandiamo al massimo uno ogni {{minutes}} minuti: intanto vale l’ultimo.',
  'new.title': 'Scegli una password nuova',
  'new.lead': 'Da {{min}} a {{max}} caratteri. Puoi incollarla da un gestore di password.',
  password: 'Nuova password',
  repeat: 'Ripeti la password',
  'new.sessions': 'Dopo il cambio dovrai accedere di nuovo su tutti i dispositivi.',
  'passkeys.title': 'Passkey da eliminare',
  'passkeys.lead': 'Anche queste aprono il tuo account. Le più recenti sono già scelte.',
  'passkeys.one': '{{name}}, aggiunta il {{date}}',
  'new.submit': 'Salva la password',
  'new.busy': 'Salvataggio in corso',
  'password.missing': 'Scrivi la nuova password.',
  'strength.0': 'Troppo facile da indovinare.',
  'strength.1': 'Ancora facile da indovinare.',
  'strength.2': 'Quasi: aggiungi una parola.',
  'strength.3': 'Password robusta.',
  'strength.4': 'Password molto robusta.',
  again: 'Chiedi un nuovo collegamento',
} as const;

export default it;
