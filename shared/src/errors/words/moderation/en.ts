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
  report_self: () => 'This is your own profile: you can only report others.',
  reports_used_up: (e, { number }) =>
    `You have sent ${number(e.limit)} reports within the last 24 hours, and this one wasn’t sent. What you wrote stays here: try again tomorrow.`,
  report_open: () =>
    'You reported this person: you stay apart until the report is decided. We’ll write to you then, and you can unblock them.',
  case_claimed: (e) => `${e.by || 'Somebody else'} is working on this case. Pick another one, or wait a few minutes until it is free.`,
  case_decided: () => 'This case has been decided already. Your decision wasn’t recorded: go on to the next one.',
  case_not_yours: () => 'You can’t decide this case: it’s about you, a report of yours or a decision of yours. Somebody else has to.',
  appeal_closed: () =>
    'This decision can no longer be appealed against: there’s an appeal already, the time has run out or the decision was taken back.',
  address_unconfirmed: () =>
    'First confirm your address with the link we e-mailed you: then you can write to people and like them. No credits were used.',
  account_suspended: (e, { date }) =>
    e.until === null
      ? 'Your account is switched off: you can’t write or like. No credits were used. The decision, and how to appeal, are in your e-mail.'
      : `Your account is suspended until ${date(e.until)}: until then you can’t write or like. No credits were used. The decision, and how to appeal, are in your e-mail.`,
};
