import type { MoneyFields, MoneyTexts } from './codes.ts';

export const MONEY: MoneyTexts = {
  discount_code_not_found: () =>
    'Code de réduction introuvable : il s’écrit peut-être autrement ou vaut dans un autre pays. Vérifie-le ; sans code, le prix affiché ne change pas.',
  discount_code_used: () =>
    'Ce code de réduction a déjà été utilisé : il ne vaut qu’une fois. Retire-le ou saisis-en un autre ; rien n’a été débité.',
  discount_code_expired: () => 'Ce code de réduction a expiré. Retire-le ou saisis-en un autre ; rien n’a été débité.',
  spending_limit_reached: (e, { money }) =>
    e.period === 'day'
      ? `Cet achat dépasserait ta limite de dépense quotidienne de ${money(e.limit)} : il reste ${money(e.left)}. Rien n’a été débité. Choisis un pack plus petit ou réessaie demain.`
      : `Cet achat dépasserait ta limite de dépense mensuelle de ${money(e.limit)} : il reste ${money(e.left)}. Rien n’a été débité. Choisis un pack plus petit ou attends le mois prochain.`,
  iban_blocked: () =>
    'Nous n’acceptons pas de prélèvement sur cet IBAN. Rien n’a été débité. Prends un autre compte ou un autre moyen de paiement.',
  phone_blocked: () =>
    'Nous ne pouvons pas envoyer de code à ce numéro de téléphone. Prends un autre numéro ou un autre moyen de paiement.',
  direct_debit_limit: (e, { money }) =>
    `Tu as atteint la limite du prélèvement : ${money(e.left)} peuvent être prélevés maintenant. Réessaie plus tard, choisis un pack moins cher ou un autre moyen de paiement.`,
  direct_debit_wait: (e, { number, plural }) =>
    `Nous venons de t’envoyer un code. Tu peux en demander un autre dans ${plural(e.seconds, { one: '1 seconde', other: `${number(e.seconds)} secondes` })}.`,
  direct_debit_code_wrong: (e, { number, plural }) =>
    `Le code n’est pas le bon. ${plural(e.tries, { one: 'Il te reste 1 essai', other: `Il te reste ${number(e.tries)} essais` })}. Vérifie le message et saisis-le de nouveau ; rien n’a été débité.`,
  direct_debit_code_expired: () =>
    'Ce code ne vaut plus : il a expiré ou a été essayé trop souvent. Demandes-en un nouveau ; rien n’a été débité.',
  withdrawal_over: () => 'Le délai de rétractation de cet achat est passé. Les crédits restent à toi et n’expirent pas.',
  withdrawal_done: () => 'La rétractation de cet achat est déjà faite : le remboursement figure dans les détails du paiement.',
  withdrawal_nothing_left: () => 'Tous les crédits de cet achat ont été utilisés : il n’y a plus rien à rembourser.',
  withdrawal_changed: (e, { money }) =>
    `Le remboursement a changé, car ton solde a bougé : il est maintenant de ${money(e.refund)}. Rien ne s’est passé ; vérifie le compte et confirme de nouveau.`,
};

export const MONEY_FIELDS: MoneyFields = {
  iban_invalid: 'Cet IBAN ne passe pas la vérification : un caractère manque ou est faux. Compare-le avec l’application de ta banque.',
  iban_country: 'Nous ne pouvons pas prélever sur les comptes de ce pays. Prends un autre compte ou un autre moyen.',
  phone_invalid: 'Ce n’est pas un numéro de mobile valable. Écris-le avec l’indicatif du pays, par exemple +33.',
};
