import type { PushState } from '@amarena/shared/bus';
import type { SignupProgress, SignupStep } from '@amarena/shared/contracts/signupSteps';

/** Steps with a screen of their own here, behind the account itself. */
const SHOWN_STEPS = ['push', 'photo', 'info', 'about', 'mail'] as const satisfies readonly SignupStep[];
export type ShownStep = (typeof SHOWN_STEPS)[number];

/** The steps of this sign-up, in their order. */
export type StepsHere = readonly ShownStep[];

/** Which steps there are, by how pushes stand where sign-up begins; null: that is not known yet. */
export function stepsWith({ subscription }: Pick<PushState, 'subscription'>, pushOffered: boolean): StepsHere | null {
  if (!pushOffered) return SHOWN_STEPS.filter((step) => step !== 'push');
  if (subscription === 'unknown') return null;
  return SHOWN_STEPS.filter((step) => step !== 'push' || subscription === 'none');
}

/** The account and every step but the last, which asks for nothing. */
export const stepsInAll = (steps: StepsHere): number => steps.length;

/** Place of a step in the bar, from 1; the account is the first. */
export const placeOf = (steps: StepsHere, step: ShownStep): number => steps.indexOf(step) + 2;

/** The step at which sign-up goes on; null: it is over. */
export const openStep = (steps: StepsHere, { done }: Pick<SignupProgress, 'done'>): ShownStep | null =>
  steps.find((step) => !done.includes(step)) ?? null;

/** The step of a name, where sign-up has come that far; null: an address names none, or one that is still to come. */
export function reachedStep(steps: StepsHere, name: string | null, open: ShownStep): ShownStep | null {
  const step = steps.find((known) => known === name);
  return step !== undefined && steps.indexOf(step) <= steps.indexOf(open) ? step : null;
}

export const stepAfter = (steps: StepsHere, step: ShownStep): ShownStep => steps[steps.indexOf(step) + 1] ?? 'mail';

/** Null at the first one: the account exists already. */
export const stepBefore = (steps: StepsHere, step: ShownStep): ShownStep | null => steps[steps.indexOf(step) - 1] ?? null;
