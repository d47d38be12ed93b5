import type { ProblemTexts } from '../../problemText.ts';

/** Errors that an editor of landers sees. Each refused place has a text of its own, see `errors/landers`. */
export const LANDERS: Pick<ProblemTexts['problems'], 'lander_refused' | 'lander_changed' | 'lander_test_runs'> = {
  lander_refused: (e, { number, plural }) =>
    `The lander has ${plural(e.problems.length, { one: '1 place', other: `${number(e.problems.length)} places` })} to correct before it can go out. What is live hasn’t changed.`,
  lander_changed: (e) =>
    `${e.by || 'Somebody else'} saved a change after you opened this lander. Nothing was overwritten: look at what changed and decide.`,
  lander_test_runs: (e, { number }) =>
    `A test is running, on day ${number(e.day)}, and publishing this ends it without a result. What is live hasn’t changed.`,
};
