import { newRequestId } from '@amarena/shared/api';
import { bus, useSettings, useStream } from '@amarena/shared/bus';
import type { SignupStep } from '@amarena/shared/contracts/account/signupStepOrder';
import { getSignupSteps, putSignupStep, type SignupProgress } from '@amarena/shared/contracts/account/signupSteps';
import type { AppError } from '@amarena/shared/errors';
import { answerOrThrow, keyOf, problemOf, queryFor, useMutation, useQuery, useQueryClient } from '@amarena/shared/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type AvailableSteps, stepAfter, stepsWith } from './availableSteps.model.ts';
import { openStep, reachedStep } from './resume.model.ts';
import { useStepEntry } from './useStepEntry.ts';

export type StepsView =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError; retry(): void }
  | { status: 'over' }
  | { status: 'ready'; step: SignupStep; steps: AvailableSteps; progress: SignupProgress };

export interface Steps {
  view: StepsView;
  /** Passes the current step, completed or skipped; the server remembers it. */
  pass(): void;
  passing: boolean;
  /** Why the last step could not be passed. */
  problem: AppError | null;
  goBack(step: SignupStep): void;
}

/** The steps, fixed when it is known whether this device supports push; a decision made afterwards does not change them. */
function useAvailableSteps(): AvailableSteps | null {
  const push = useStream(bus.push$);
  const { push_public_key } = useSettings();
  const [steps, setSteps] = useState<AvailableSteps | null>(null);
  const known = steps ?? stepsWith(push, push_public_key !== null);
  if (steps === null && known !== null) setSteps(known);
  return known;
}

/**
 * The member's position in sign-up: the server's, until the person goes back or forward. `ownPage`: the steps are the
 * page, and its address has the current step.
 */
export function useSteps(ownPage: boolean): Steps {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ ...queryFor(getSignupSteps), refetchOnWindowFocus: false });
  const steps = useAvailableSteps();
  const entry = useStepEntry(ownPage);
  const first = data === undefined || steps === null ? null : openStep(steps, data);
  const chosen = first === null || steps === null ? null : reachedStep(steps, entry.at, first);
  const step = chosen ?? first;
  const begin = useEffectEvent(() => step !== null && entry.begin(step));
  const unnamed = step !== null && chosen === null;
  useEffect(() => {
    if (unnamed) begin();
  }, [unnamed]);
  const passed = useMutation({
    mutationFn: (order: { step: SignupStep; requestId: string }) =>
      answerOrThrow(putSignupStep, { body: { step: order.step }, requestId: order.requestId }),
    onSuccess: (progress, order) => {
      client.setQueryData(keyOf(getSignupSteps), progress);
      if (steps !== null) entry.goOn(order.step, stepAfter(steps, order.step));
    },
  });
  const viewOf = (): StepsView => {
    if (data === undefined)
      return error === null ? { status: 'loading' } : { status: 'failed', error: problemOf(error), retry: () => void refetch() };
    if (steps === null) return { status: 'loading' };
    return step === null ? { status: 'over' } : { status: 'ready', step, steps, progress: data };
  };
  return {
    view: viewOf(),
    pass: () => step !== null && passed.mutate({ step, requestId: newRequestId() }),
    passing: passed.isPending,
    problem: passed.error === null || passed.variables.step !== step ? null : problemOf(passed.error),
    goBack: entry.goBack,
  };
}
