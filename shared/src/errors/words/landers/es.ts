import type { ProblemTexts } from '../../problemText.ts';

/** Errors that an editor of landers sees. Each refused place has a text of its own, see `errors/landers`. */
export const LANDERS: Pick<ProblemTexts['problems'], 'lander_refused' | 'lander_changed' | 'lander_test_runs'> = {
  lander_refused: (e, { number, plural }) =>
    `El lander tiene ${plural(e.problems.length, { one: '1 punto', other: `${number(e.problems.length)} puntos` })} por corregir antes de salir. Lo que está publicado no ha cambiado.`,
  lander_changed: (e) =>
    `${e.by || 'Otra persona'} ha guardado un cambio después de que abrieras este lander. No se ha sobrescrito nada: mira qué ha cambiado y decide.`,
  lander_test_runs: (e, { number }) =>
    `Hay una prueba en marcha, en el día ${number(e.day)}, y esta publicación la cierra sin resultado. Lo que está publicado no ha cambiado.`,
};
