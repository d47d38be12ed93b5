import type { ProblemTexts } from '../../problemText.ts';

/** Errors that an editor of landers sees. Each refused place has a text of its own, see `errors/landers`. */
export const LANDERS: Pick<ProblemTexts['problems'], 'lander_refused' | 'lander_changed' | 'lander_test_runs'> = {
  lander_refused: (e, { number, plural }) =>
    `Przed publikacją trzeba poprawić ${plural(e.problems.length, { one: '1 miejsce', few: `${number(e.problems.length)} miejsca`, other: `${number(e.problems.length)} miejsc` })}. To, co jest na stronie, się nie zmieniło.`,
  lander_changed: (e) =>
    `Po otwarciu tej strony ktoś zapisał zmianę: ${e.by || 'inna osoba'}. Nic nie zostało nadpisane: sprawdź, co się zmieniło, i zdecyduj.`,
  lander_test_runs: (e, { number }) =>
    `Trwa test, dziś jest dzień ${number(e.day)}, a ta publikacja zakończy go bez wyniku. To, co jest na stronie, się nie zmieniło.`,
};
