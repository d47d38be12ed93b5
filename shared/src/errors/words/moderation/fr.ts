import type { ProblemTexts } from '../../problemText.ts';

type Moderation =
  | 'report_self'
  | 'reports_used_up'
  | 'report_open'
  | 'case_claimed'
  | 'case_decided'
  | 'case_not_yours'
  | 'appeal_closed'
  | 'account_suspended'
  | 'address_unconfirmed';

/** Errors of reports and decisions. */
export const MODERATION: Pick<ProblemTexts['problems'], Moderation> = {
  report_self: () => 'C’est ton propre profil : tu ne peux signaler que les autres.',
  reports_used_up: (e, { number }) =>
    `Tu as déjà envoyé ${number(e.limit)} signalements ces dernières 24 heures et celui-ci n’est pas parti. Ton texte reste ici : réessaie demain.`,
  report_open: () =>
    'Tu as signalé cette personne : vous ne vous croisez plus jusqu’à la décision. Nous t’écrirons alors et tu pourras la débloquer.',
  case_claimed: (e) =>
    `${e.by || 'Une autre personne'} travaille déjà sur ce cas. Choisis-en un autre ou attends quelques minutes qu’il se libère.`,
  case_decided: () => 'Ce cas est déjà tranché. Ta décision n’a pas été enregistrée : passe au suivant.',
  case_not_yours: () =>
    'Tu ne peux pas trancher ce cas : il te concerne, ou concerne ton signalement ou ta décision. Il faut une autre personne.',
  appeal_closed: () => 'Cette décision ne peut plus être contestée : un recours existe déjà, le délai est passé ou elle a été annulée.',
  address_unconfirmed: () =>
    'Confirme d’abord ton adresse avec le lien que nous t’avons envoyé par e-mail : ensuite, tu pourras écrire et donner des likes. Aucun crédit utilisé.',
  account_suspended: (e, { date }) =>
    e.until === null
      ? 'Ton compte est désactivé : tu ne peux ni écrire ni donner de like. Aucun crédit utilisé. La décision et la façon de la contester sont dans ton e-mail.'
      : `Ton compte est suspendu jusqu’au ${date(e.until)} : d’ici là, tu ne peux ni écrire ni donner de like. Aucun crédit utilisé. La décision et la façon de la contester sont dans ton e-mail.`,
};
