import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const fr: Translation<typeof it, 'fr'> = {
  offline: 'Tu es hors ligne. Tu peux lire ce qui est déjà là ; le reste revient avec le réseau.',
  reconnecting: 'La connexion s’est coupée : nous la rétablissons. Les nouveaux messages peuvent tarder.',
  slow: 'C’est plus long que d’habitude : le réseau est lent, ou nous le sommes. Nous continuons d’essayer ; inutile de recharger.',
  banners: 'Avis sur ton compte',
  'banner.dismiss': 'Masquer cet avis',
  'banner.unfinished.title': 'Paiement non terminé.',
  'banner.unfinished.text': 'Tu as quitté la page de paiement : tu peux le reprendre ou l’annuler.',
  'banner.unfinished.go': 'Reprendre ou annuler',
  'banner.payment.title': 'Paiement en attente.',
  'banner.payment.text': 'Les crédits arrivent dès que le paiement est confirmé ; tu n’as rien d’autre à faire.',
  'banner.payment.go': 'Voir le paiement',
  'banner.activation.title': 'Confirme ton adresse.',
  'banner.activation.text':
    'Ensuite tu pourras écrire et mettre des likes. Le lien est dans ta boîte mail, regarde aussi dans les indésirables.',
  'banner.activation.again': 'Renvoyer',
  'banner.activation.sent': 'Envoyé. Ouvre le lien de l’e-mail le plus récent : il est valable 7 jours.',
  'banner.role.title': 'Ton rôle attend une clé d’accès.',
  'banner.role.text':
    'Il ne vaut qu’après une connexion par clé d’accès : ajoutes-en une si tu n’en as pas, puis déconnecte-toi et reconnecte-toi avec elle.',
  'banner.role.go': 'Voir les clés d’accès',
  'banner.email.title': 'Les e-mails sont suspendus.',
  'banner.email.bounce': 'Le dernier message est revenu : l’adresse n’est pas valable.',
  'banner.email.fbl': 'Un de nos messages a été signalé comme spam, nous ne t’en envoyons donc plus.',
  'banner.email.listunsubscribe': 'Tu as annulé l’abonnement depuis ta messagerie.',
  'banner.email.correct': 'Corriger l’adresse',
  'banner.email.settings': 'Voir les réglages',
  'banner.photo.title': 'Ajoute une photo.',
  'banner.photo.text': 'Ainsi, la personne qui t’écrit sait à qui elle parle.',
  'banner.photo.go': 'Ajouter une photo',
  'banner.bonus.title': '−{{percentage}} sur le premier achat.',
  'banner.bonus.ends': 'Ton bonus se termine dans',
  'banner.push.title': 'Tu veux savoir tout de suite qui t’écrit ?',
  'banner.push.text': 'Active les notifications sur cet appareil.',
  'banner.push.failed': 'Cela n’a pas marché. Vérifie ta connexion et réessaie.',
  'banner.push.go': 'Activer',
  'push.on': 'Les notifications sont activées sur cet appareil.',
  'banner.install.title': '{{name}} en application.',
  'banner.install.text': 'Elle s’ouvre depuis l’écran d’accueil, et ce que tu as lu reste là, même sans réseau.',
  'banner.install.ios': 'Touche Partager dans le navigateur, puis « Sur l’écran d’accueil ».',
  'banner.install.go': 'Installer',
};

export default fr;
