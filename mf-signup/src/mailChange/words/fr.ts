import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const fr: Translation<typeof it, 'fr'> = {
  'email.dialog': 'Changer d’e-mail',
  'email.lead': 'Nous écrivons à la nouvelle adresse. Jusqu’à la confirmation, l’actuelle reste valable.',
  'email.new': 'Nouvelle adresse',
  'email.submit': 'Envoyer la confirmation',
  'email.taken': 'Un compte utilise déjà cette adresse. Choisis-en une autre.',
  'email.sent.title': 'Regarde ta boîte mail',
  'email.sent': 'Nous avons écrit à {{email}}. Ouvre le lien dans les 24 heures pour utiliser cette adresse.',
  'mail.ask.title': 'Confirmer le changement d’adresse ?',
  'mail.ask.text': 'Rien ne change tant que tu n’as pas appuyé sur le bouton.',
  'mail.ask.button': 'Confirmer',
  'mail.busy': 'Un instant',
  'mail.done.title': 'La nouvelle adresse est confirmée',
  'mail.done.text': 'Désormais, tu te connectes avec {{email}}. L’ancienne adresse a été prévenue aussi.',
  'mail.undone.title': 'Le changement est annulé',
  'mail.undone.text':
    'Ton adresse est de nouveau {{email}} et toutes les sessions sont terminées. Choisis maintenant un nouveau mot de passe.',
  'mail.reset': 'Choisir un nouveau mot de passe',
  'mail.failed': 'L’adresse n’a pas changé',
};

export default fr;
