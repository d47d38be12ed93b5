import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const fr: Translation<typeof it, 'fr'> = {
  'footer.nav': 'Informations',
  'footer.pages-terms': 'Conditions',
  'footer.pages-privacy': 'Confidentialité',
  'footer.pages-cookies': 'Cookies',
  'footer.pages-ban': 'Interdictions',
  'footer.pricing': 'Tarifs',
  'footer.complaints': 'Réclamations',
  'footer.pages-return-policy': 'Droit de rétractation',
  'footer.pages-faq': 'Questions fréquentes',
  'footer.pages-service': 'Assistance',
  disclaimer:
    '{{name}} est réservé aux adultes. On y trouve aussi des {{fictional}} : ils servent au divertissement, portent toujours une étiquette et il n’est pas possible de les rencontrer en personne. Les messages se paient en crédits ; le coût est indiqué avant l’envoi.',
  'buy.title': 'Crédits insuffisants',
  'buy.needed_one': 'Il faut {{needed}} et ton solde est de {{balance}}.',
  'buy.needed_many': 'Il faut {{needed}} et ton solde est de {{balance}}.',
  'buy.needed_other': 'Il faut {{needed}} et ton solde est de {{balance}}.',
  'buy.kept': 'Ce que tu as écrit reste ici et aucun crédit n’a été utilisé.',
  'buy.go': 'Voir les crédits',
  'upgrade.title': 'C’est une fonction Premium',
  'upgrade.all_photos': 'Avec Premium, tu vois toutes les photos de chaque profil.',
  'upgrade.more_photos': 'Avec Premium, tu peux ajouter d’autres photos à ton profil.',
  'upgrade.photo_messages': 'Avec Premium, tu peux envoyer des photos dans tes conversations.',
  'upgrade.conversations': 'Avec Premium, tu peux commencer autant de conversations que tu veux.',
  'upgrade.how': 'Tu l’obtiens en achetant n’importe quel pack de crédits, sans abonnement.',
  'signup.title': 'Inscris-toi gratuitement',
  'signup.failed': 'L’inscription ne s’est pas chargée dans cette fenêtre. Essaie sur sa propre page.',
  'signup.page': 'Ouvrir la page d’inscription',
};

export default fr;
