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
  report_self: () => 'Das ist dein eigenes Profil: Melden kannst du nur andere.',
  reports_used_up: (e, { number }) =>
    `Du hast in den letzten 24 Stunden schon ${number(e.limit)} Meldungen geschickt, diese ist nicht angekommen. Dein Text bleibt hier: Versuch es morgen noch einmal.`,
  report_open: () =>
    'Du hast diese Person gemeldet: Bis zur Entscheidung begegnet ihr euch nicht. Wir schreiben dir dann, und du kannst sie entsperren.',
  case_claimed: (e) =>
    `${e.by || 'Jemand anderes'} arbeitet gerade an diesem Fall. Nimm einen anderen oder warte ein paar Minuten, bis er frei ist.`,
  case_decided: () => 'Dieser Fall ist schon entschieden. Deine Entscheidung wurde nicht gespeichert: Nimm den nächsten.',
  case_not_yours: () =>
    'Diesen Fall kannst du nicht entscheiden: Er betrifft dich, deine Meldung oder deine Entscheidung. Das muss jemand anderes tun.',
  appeal_closed: () =>
    'Gegen diese Entscheidung ist kein Widerspruch mehr möglich: Es gibt schon einen, die Frist ist um oder sie wurde aufgehoben.',
  address_unconfirmed: () =>
    'Bestätige zuerst deine Adresse mit dem Link aus unserer E-Mail: Danach kannst du schreiben und Likes vergeben. Es wurden keine Credits verbraucht.',
  account_suspended: (e, { date }) =>
    e.until === null
      ? 'Dein Konto ist stillgelegt: Du kannst weder schreiben noch Likes vergeben. Es wurden keine Credits verbraucht. Die Entscheidung und wie du widersprichst, steht in deiner E-Mail.'
      : `Dein Konto ist bis ${date(e.until)} gesperrt: Bis dahin kannst du weder schreiben noch Likes vergeben. Es wurden keine Credits verbraucht. Die Entscheidung und wie du widersprichst, steht in deiner E-Mail.`,
};
