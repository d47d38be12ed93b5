import type { ProblemTexts } from '../../problemText.ts';

/** Errors that an editor of landers sees. Each refused place has a text of its own, see `errors/landers`. */
export const LANDERS: Pick<ProblemTexts['problems'], 'lander_refused' | 'lander_changed' | 'lander_test_runs'> = {
  lander_refused: (e, { number, plural }) =>
    `De lander heeft nog ${plural(e.problems.length, { one: '1 plek', other: `${number(e.problems.length)} plekken` })} om te verbeteren. Wat online staat, is niet veranderd.`,
  lander_changed: (e) =>
    `${e.by || 'Iemand anders'} heeft iets opgeslagen nadat je deze lander opende. Er is niets overschreven: bekijk wat er veranderd is en beslis.`,
  lander_test_runs: (e, { number }) =>
    `Er loopt een test, vandaag is dag ${number(e.day)}, en met deze publicatie eindigt die zonder uitkomst. Wat online staat, is niet veranderd.`,
};
