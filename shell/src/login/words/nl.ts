import type source from './it.ts';

const nl: { [Key in keyof typeof source]: string } = {
  title: 'Fijn dat je er weer bent',
  lead: 'Log in om je berichten te lezen.',
  passkey: 'Inloggen met een passkey',
  or: 'of',
  email: 'E-mail',
  password: 'Wachtwoord',
  remember: 'Onthoud mij {{days}} dagen',
  submit: 'Inloggen',
  busy: 'Bezig met inloggen',
  no_account: 'Nog geen account?',
  forgot: 'Wachtwoord vergeten?',
  reset_done: 'Het wachtwoord is gewijzigd. Log in met het nieuwe.',
  reactivated: 'Je account is terug. Log in: alles is zoals het was.',
  quote: 'Misschien heeft iemand je geschreven.',
  'email.missing': 'Vul je e-mailadres in.',
  'password.missing': 'Vul je wachtwoord in.',
};

export default nl;
