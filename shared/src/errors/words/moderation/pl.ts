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
  report_self: () => 'To twój własny profil: zgłaszać można tylko inne osoby.',
  reports_used_up: (e, { number }) =>
    `W ciągu ostatnich 24 godzin wysłano już ${number(e.limit)} zgłoszeń i to nie zostało wysłane. Twój tekst tu zostaje: spróbuj jutro.`,
  report_open: () =>
    'Ta osoba została przez ciebie zgłoszona: do decyzji nie będziecie się widzieć. Napiszemy wtedy do ciebie i odblokujesz tę osobę.',
  case_claimed: (e) => `${e.by || 'Inna osoba'} pracuje już nad tą sprawą. Wybierz inną albo poczekaj kilka minut, aż się zwolni.`,
  case_decided: () => 'Ta sprawa jest już rozstrzygnięta. Twoja decyzja nie została zapisana: przejdź do następnej.',
  case_not_yours: () =>
    'Nie możesz rozstrzygnąć tej sprawy: dotyczy ciebie, twojego zgłoszenia albo twojej decyzji. Musi to zrobić inna osoba.',
  appeal_closed: () => 'Od tej decyzji nie można się już odwołać: odwołanie już jest, termin minął albo decyzję cofnięto.',
  address_unconfirmed: () =>
    'Najpierw potwierdź swój adres linkiem, który wysłaliśmy ci e-mailem: potem możesz pisać i dawać polubienia. Nie wykorzystano żadnych kredytów.',
  account_suspended: (e, { date }) =>
    e.until === null
      ? 'Twoje konto jest wyłączone: nie możesz pisać ani dawać polubień. Nie wykorzystano żadnych kredytów. Decyzja i sposób odwołania są w twojej poczcie.'
      : `Twoje konto jest zawieszone do ${date(e.until)}: do tego czasu nie możesz pisać ani dawać polubień. Nie wykorzystano żadnych kredytów. Decyzja i sposób odwołania są w twojej poczcie.`,
};
