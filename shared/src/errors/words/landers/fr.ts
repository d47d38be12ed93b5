import type { ProblemTexts } from '../../problemText.ts';

/** Errors that an editor of landers sees. Each refused place has a text of its own, see `errors/landers`. */
export const LANDERS: Pick<ProblemTexts['problems'], 'lander_refused' | 'lander_changed' | 'lander_test_runs'> = {
  lander_refused: (e, { number, plural }) =>
    `Le lander a ${plural(e.problems.length, { one: '1 point', other: `${number(e.problems.length)} points` })} à corriger avant de sortir. La version en ligne n’a pas changé.`,
  lander_changed: (e) =>
    `${e.by || 'Quelqu’un d’autre'} a enregistré une modification après que tu as ouvert ce lander. Rien n’a été écrasé : regarde ce qui a changé et décide.`,
  lander_test_runs: (e, { number }) =>
    `Un test est en cours, au jour ${number(e.day)}, et cette publication y met fin sans résultat. La version en ligne n’a pas changé.`,
};
