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
  report_self: () => 'Dit is je eigen profiel: je kunt alleen anderen melden.',
  reports_used_up: (e, { number }) =>
    `Je hebt in de laatste 24 uur al ${number(e.limit)} meldingen gestuurd en deze is niet verstuurd. Je tekst blijft hier staan: probeer het morgen opnieuw.`,
  report_open: () =>
    'Je hebt deze persoon gemeld: tot de beslissing blijven jullie uit elkaar. Daarna schrijven we je en kun je deblokkeren.',
  case_claimed: (e) => `${e.by || 'Iemand anders'} werkt al aan deze zaak. Kies een andere of wacht een paar minuten tot hij vrij is.`,
  case_decided: () => 'Deze zaak is al beslist. Jouw beslissing is niet bewaard: ga door naar de volgende.',
  case_not_yours: () => 'Jij kunt deze zaak niet beslissen: hij gaat over jou, je melding of je beslissing. Iemand anders moet dat doen.',
  appeal_closed: () => 'Tegen deze beslissing is geen bezwaar meer mogelijk: er is er al een, de tijd is om of ze is ingetrokken.',
  address_unconfirmed: () =>
    'Bevestig eerst je adres met de link die we je hebben gemaild: daarna kun je schrijven en liken. Er zijn geen credits gebruikt.',
  account_suspended: (e, { date }) =>
    e.until === null
      ? 'Je account is uitgeschakeld: je kunt niet schrijven of liken. Er zijn geen credits gebruikt. De beslissing en hoe je bezwaar maakt staan in je e-mail.'
      : `Je account is geschorst tot ${date(e.until)}: tot dan kun je niet schrijven of liken. Er zijn geen credits gebruikt. De beslissing en hoe je bezwaar maakt staan in je e-mail.`,
};
