import type source from './it.ts';

const fr: { [Key in keyof typeof source]: string } = {
  quote: 'Une phrase se retient mieux qu’un mot.',
  'ask.title': 'Mot de passe oublié ?',
  'ask.lead': 'Nous t’envoyons un lien pour en choisir un nouveau. Il est valable {{minutes}} minutes et une seule fois.',
  email: 'E-mail',
  'ask.submit': 'Envoyer le lien',
  'ask.busy': 'Envoi en cours',
  to_login: 'Retour à la connexion',
  'sent.title': 'Regarde ta boîte mail',
  'sent.text':
    'Si {{email}} a un compte, le lien arrive dans un instant. Nous en envoyons un toutes les {{minutes}} minutes au plus ; d’ici là, le dernier reste valable.',
  'new.title': 'Choisis un nouveau mot de passe',
  'new.lead': 'De {{min}} à {{max}} caractères. Tu peux le coller depuis un gestionnaire de mots de passe.',
  password: 'Nouveau mot de passe',
  repeat: 'Répète le mot de passe',
  'new.sessions': 'Ensuite, il faudra te reconnecter sur tous tes appareils.',
  'passkeys.title': 'Clés d’accès à supprimer',
  'passkeys.lead': 'Elles ouvrent aussi ton compte. Les plus récentes sont déjà cochées.',
  'passkeys.one': '{{name}}, ajoutée le {{date}}',
  'new.submit': 'Enregistrer le mot de passe',
  'new.busy': 'Enregistrement en cours',
  'password.missing': 'Saisis le nouveau mot de passe.',
  'strength.0': 'Trop facile à deviner.',
  'strength.1': 'Encore facile à deviner.',
  'strength.2': 'Presque : ajoute un mot.',
  'strength.3': 'Mot de passe solide.',
  'strength.4': 'Mot de passe très solide.',
  again: 'Demander un nouveau lien',
};

export default fr;
