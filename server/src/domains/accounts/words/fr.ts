import { listed } from './listed.ts';
import type { AccountMails } from './words.ts';

export const fr: AccountMails = {
  activation: (name) => ({
    subject: 'Confirme ton adresse e-mail',
    title: `Un geste et c’est fait, ${name}`,
    paragraphs: ['Confirme que cette adresse est la tienne : à partir de là, les autres voient ton profil.'],
    button: 'Confirmer l’adresse',
    after: [
      'Le lien est valable 7 jours et une seule fois. Si cette inscription ne vient pas de toi, ne fais rien : sans confirmation, le profil reste invisible.',
    ],
  }),
  reset: (passkeys) => ({
    subject: 'Ton nouveau mot de passe',
    title: 'Choisis un nouveau mot de passe',
    paragraphs: ['Quelqu’un, toi nous l’espérons, a demandé un nouveau mot de passe pour ton compte.'],
    button: 'Choisir le mot de passe',
    after: [
      'Le lien est valable 60 minutes et une seule fois. Ensuite, il faudra te reconnecter sur tous tes appareils.',
      'Ce n’était pas toi ? Ne fais rien : ton mot de passe reste le même.',
      ...(passkeys.length === 0
        ? []
        : [
            `Ces clés d’accès ouvrent aussi ton compte : ${listed('fr', passkeys)}. Sur la page, tu peux supprimer celles que tu ne reconnais pas.`,
          ]),
    ],
  }),
  no_account: () => ({
    subject: 'Ta demande',
    title: 'Il n’y a pas de compte ici',
    paragraphs: [
      'Quelqu’un a demandé un nouveau mot de passe avec cette adresse, mais aucun compte ne l’utilise.',
      'Si c’était toi, essaie avec ton autre e-mail. Sinon, ne fais rien : nous n’avons pas gardé ton adresse.',
    ],
    after: [],
    why: 'address',
  }),
  release: () => ({
    subject: 'Ton inscription',
    title: 'Il y a déjà une inscription avec cette adresse',
    paragraphs: [
      'Quelqu’un vient d’essayer de s’inscrire avec cette adresse. Il y a déjà une inscription que personne n’a confirmée.',
      'Si la première n’est pas la tienne, libère l’adresse et inscris-toi tout de suite.',
    ],
    button: 'Libérer l’adresse',
    after: [
      'Le lien est valable 24 heures et une seule fois. Si la première inscription est la tienne, confirme-la avec l’autre e-mail que nous t’avons envoyé. Si ce n’était pas toi à l’instant, ne fais rien.',
    ],
    why: 'address',
  }),
  password_changed: (name, passkeys) => ({
    subject: 'Ton mot de passe a changé',
    title: 'Ton mot de passe a changé',
    paragraphs: [`Bonjour ${name}, le mot de passe de ton compte vient de changer. Les autres sessions sont terminées.`],
    button: 'Ce n’était pas moi',
    after: [
      'Si c’était toi, tu n’as rien à faire. Sinon, choisis tout de suite un nouveau mot de passe avec le bouton.',
      ...(passkeys.length === 0
        ? []
        : [`Ces clés d’accès ouvrent toujours ton compte : ${listed('fr', passkeys)}. Si tu n’en reconnais pas une, supprime-la.`]),
    ],
  }),
  login_attack: (name) => ({
    subject: 'Tentatives de connexion à ton compte',
    title: 'Quelqu’un essaie d’entrer',
    paragraphs: [
      `Bonjour ${name}, quelqu’un a essayé de mauvais mots de passe pour ton compte depuis de nombreuses adresses. Aucun n’était le bon, et tu peux toujours te connecter.`,
    ],
    button: 'Choisir un nouveau mot de passe',
    after: [
      'Si ton mot de passe est long et que tu ne l’utilises qu’ici, tu n’as rien à faire. Une clé d’accès te protège mieux : ajoute-la dans les réglages.',
    ],
  }),
  passkey_added: (name, passkey) => ({
    subject: 'Une nouvelle passkey pour ton compte',
    title: 'Une nouvelle passkey pour ton compte',
    paragraphs: [
      `Bonjour ${name}, une passkey vient d’être ajoutée à ton compte : « ${passkey} ». Qui la possède entre sans mot de passe.`,
    ],
    button: 'Voir tes passkeys',
    after: ['Si c’était toi, tu n’as rien à faire. Sinon, retire-la tout de suite dans les réglages et choisis un nouveau mot de passe.'],
  }),
  mail_change: () => ({
    subject: 'Confirme la nouvelle adresse',
    title: 'Confirme la nouvelle adresse',
    paragraphs: ['Tu as demandé à te connecter avec cette adresse. Jusqu’à la confirmation, l’ancienne reste valable.'],
    button: 'Utiliser cette adresse',
    after: ['Le lien est valable 24 heures et une seule fois. Ce n’était pas toi ? Ne fais rien.'],
  }),
  mail_changed: (name) => ({
    subject: 'Ton adresse a changé',
    title: 'Ton adresse a changé',
    paragraphs: [`Bonjour ${name}, ton compte utilise désormais une autre adresse et celle-ci ne permet plus de se connecter.`],
    button: 'Annuler le changement',
    after: ['Si c’était toi, tu n’as rien à faire. Sinon, tu as 48 heures : cette adresse revient et toutes les sessions se terminent.'],
  }),
  deleted: (name, until) => ({
    subject: 'Ton compte a été supprimé',
    title: `À bientôt, ${name}`,
    paragraphs: [
      'Nous avons supprimé ton compte : plus personne ne voit ton profil.',
      `Si tu changes d’avis, tout revient avec ce bouton jusqu’au ${until}.`,
    ],
    button: 'Récupérer mon compte',
    after: [
      'Ensuite, messages et photos sont effacés pour toujours. Nous ne gardons que les documents de paiement, parce que la loi le demande.',
    ],
  }),
};
