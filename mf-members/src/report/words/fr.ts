import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const fr: Translation<typeof it, 'fr'> = {
  title: 'Signaler {{name}}',
  intro: '{{name}} ne saura pas de qui vient le signalement. Nous t’écrivons ce que nous avons décidé et pourquoi.',
  legend: 'Motif',
  missing: 'Choisis un motif pour continuer.',
  'category.spam_or_money': 'Demande de l’argent ou envoie de la publicité',
  'category.harassment': 'Messages offensants ou insistants',
  'category.fake': 'Le profil n’est pas authentique',
  'category.sexual_content': 'Contenus sexuels non désirés',
  'category.minor': 'Pourrait avoir moins de 18 ans',
  'category.other': 'Autre chose',
  text: 'Que s’est-il passé ? Facultatif',
  left: 'Encore {{number}} caractères',
  message: 'Le message signalé est joint.',
  lines: 'Joindre les {{number}} derniers messages de la conversation',
  block: 'Bloquer aussi {{name}} : ta page lui sera fermée',
  apart: 'Dès maintenant, vous ne vous croisez plus et ne pouvez plus vous écrire. La conversation quitte ta liste.',
  send: 'Envoyer le signalement',
  sent: 'Signalement envoyé. Tu ne croiseras plus {{name}}.',
};

export default fr;
