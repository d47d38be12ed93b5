import type source from './it.ts';

const fr: { [Key in keyof typeof source]: string } = {
  title: 'Te revoilà',
  lead: 'Connecte-toi pour lire tes messages.',
  passkey: 'Utiliser une clé d’accès',
  or: 'ou',
  email: 'E-mail',
  password: 'Mot de passe',
  remember: 'Se souvenir de moi pendant {{days}} jours',
  submit: 'Se connecter',
  busy: 'Connexion en cours',
  no_account: 'Pas encore de compte ?',
  forgot: 'Mot de passe oublié ?',
  reset_done: 'Le mot de passe a changé. Connecte-toi avec le nouveau.',
  reactivated: 'Ton compte est de retour. Connecte-toi : tout est comme avant.',
  quote: 'Quelqu’un t’a peut-être écrit.',
  'email.missing': 'Saisis ton adresse e-mail.',
  'password.missing': 'Saisis ton mot de passe.',
};

export default fr;
