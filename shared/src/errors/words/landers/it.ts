import type { ProblemTexts } from '../../problemText.ts';

/** Errors that an editor of landers sees. Each refused place has a text of its own, see `errors/landers`. */
export const LANDERS: Pick<ProblemTexts['problems'], 'lander_refused' | 'lander_changed' | 'lander_test_runs'> = {
  lander_refused: (e, { number, plural }) =>
    `Il lander ha ${plural(e.problems.length, { one: '1 punto', other: `${number(e.problems.length)} punti` })} da correggere prima di uscire. Quello in linea non è cambiato.`,
  lander_changed: (e) =>
    `${e.by || 'Qualcun altro'} ha salvato una modifica dopo che hai aperto questo lander. Niente è stato sovrascritto: guarda che cosa è cambiato e decidi.`,
  lander_test_runs: (e, { number }) =>
    `Un test è in corso, al giorno ${number(e.day)}, e questa pubblicazione lo chiude senza un esito. Quello in linea non è cambiato.`,
};
