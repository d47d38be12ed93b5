import type { SignupProgress, SignupStep } from '@amarena/shared/contracts/signupSteps';

/** Steps with a screen of their own here, behind the account itself. */
export const SHOWN_STEPS = ['photo', 'info', 'about', 'mail'] as const satisfies readonly SignupStep[];
export type ShownStep = (typeof SHOWN_STEPS)[number];

/** The account and every step but the last, which asks for nothing. */
export const STEPS_IN_ALL = SHOWN_STEPS.length;

/** Place of a step in the bar, from 1; the account is the first. */
export const placeOf = (step: ShownStep): number => SHOWN_STEPS.indexOf(step) + 2;

/** The step at which sign-up goes on; null: it is over. */
export const openStep = ({ done }: Pick<SignupProgress, 'done'>): ShownStep | null =>
  SHOWN_STEPS.find((step) => !done.includes(step)) ?? null;

export const stepAfter = (step: ShownStep): ShownStep => SHOWN_STEPS[SHOWN_STEPS.indexOf(step) + 1] ?? 'mail';

/** Null at the first one: the account exists already. */
export const stepBefore = (step: ShownStep): ShownStep | null => SHOWN_STEPS[SHOWN_STEPS.indexOf(step) - 1] ?? null;
