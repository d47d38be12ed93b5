import type { ProblemTexts } from '../../problemText.ts';

/** What an editor of landers meets. Each refused place has a text of its own, see `errors/landers`. */
export const LANDERS: Pick<ProblemTexts['problems'], 'lander_refused' | 'lander_changed'> = {
  lander_refused: (e, { number, plural }) =>
    `De lander heeft nog ${plural(e.problems.length, { one: '1 plek', other: `${number(e.problems.length)} plekken` })} om te verbeteren. Wat online staat, is niet veranderd.`,
  lander_changed: (e) =>
    `${e.by || 'Iemand anders'} heeft iets opgeslagen nadat je deze lander opende. Er is niets overschreven: bekijk wat er veranderd is en beslis.`,
};
