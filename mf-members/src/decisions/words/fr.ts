import type { Translation } from '@amarena/shared/i18n';
import type it from './it.ts';

const fr: Translation<typeof it, 'fr'> = {
  title: 'Décisions qui te concernent',
  intro: 'Ce que nous avons décidé, pourquoi et ce que tu peux faire.',
  none_title: 'Aucune décision',
  none_text: 'Si tu signales quelqu’un ou si nous décidons quelque chose sur ton profil, tu le trouves ici.',
  answer: 'Notre réponse',
  overturned: 'Annulée',
  appealed: 'Tu as fait un recours {{when}}. Une autre personne décide et t’écrit.',
  upheld: 'Réexaminée par une autre personne : la décision est maintenue.',
  appeal: 'Faire un recours',
  appeal_until: 'Possible jusqu’au {{date}}. Une autre personne décide.',
  appeal_label: 'Pourquoi la décision est-elle injustifiée ?',
  appeal_missing: 'Écris pourquoi, une phrase suffit.',
  appeal_send: 'Envoyer le recours',
  appeal_sent: 'Recours envoyé. Une autre personne réexamine la décision.',
  not_found: 'Cette décision n’est pas parmi les tiennes. Voici les autres.',
};

export default fr;
