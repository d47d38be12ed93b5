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
  report_self: () => 'È il tuo profilo: puoi segnalare solo gli altri.',
  reports_used_up: (e, { number }) =>
    `Hai già inviato ${number(e.limit)} segnalazioni nelle ultime 24 ore e questa non è partita. Quello che hai scritto resta qui: riprova domani.`,
  report_open: () =>
    'Hai segnalato questa persona: finché la segnalazione è aperta non vi incontrate. Ti scriviamo quando è decisa, poi puoi sbloccarla.',
  case_claimed: (e) =>
    `${e.by || 'Un’altra persona'} sta già lavorando a questo caso. Scegline un altro, o aspetta qualche minuto che si liberi.`,
  case_decided: () => 'Questo caso è già stato deciso. La tua decisione non è stata registrata: passa al prossimo.',
  case_not_yours: () => 'Non puoi decidere questo caso: riguarda te, una tua segnalazione o una tua decisione. Serve un’altra persona.',
  appeal_closed: () =>
    'Per questa decisione non si può più chiedere un riesame: è già stato chiesto, il termine è passato o la decisione è stata annullata.',
  address_unconfirmed: () =>
    'Prima conferma il tuo indirizzo con il collegamento che ti abbiamo mandato per e-mail: poi puoi scrivere e mettere like. Nessun credito usato.',
  account_suspended: (e, { date }) =>
    e.until === null
      ? 'Il tuo account è disattivato: non puoi scrivere né mettere like. Nessun credito usato. La decisione e come contestarla sono nella tua e-mail.'
      : `Il tuo account è sospeso fino al ${date(e.until)}: fino ad allora non puoi scrivere né mettere like. Nessun credito usato. La decisione e come contestarla sono nella tua e-mail.`,
};
