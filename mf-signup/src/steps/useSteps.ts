import { newRequestId } from '@amarena/shared/api';
import { getSignupSteps, putSignupStep, type SignupProgress } from '@amarena/shared/contracts/signupSteps';
import type { AppError } from '@amarena/shared/errors';
import { answerOrThrow, keyOf, problemOf, queryFor, useMutation, useQuery, useQueryClient } from '@amarena/shared/query';
import { useState } from 'react';
import { openStep, type ShownStep, stepAfter } from './steps.model.ts';

export type StepsView =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError; retry(): void }
  | { status: 'over' }
  | { status: 'ready'; step: ShownStep; progress: SignupProgress };

export interface Steps {
  view: StepsView;
  /** Goes past the step that shows, done or skipped; the server remembers it. */
  pass(): void;
  passing: boolean;
  /** Why the last step could not be passed. */
  problem: AppError | null;
  goTo(step: ShownStep): void;
}

/** Where the member stands in sign-up: as the server knows it, until the person goes back or on. */
export function useSteps(): Steps {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ ...queryFor(getSignupSteps), refetchOnWindowFocus: false });
  const [at, setAt] = useState<ShownStep | null>(null);
  const first = data === undefined ? null : openStep(data);
  const step = at ?? first;
  const passed = useMutation({
    mutationFn: (order: { step: ShownStep; requestId: string }) =>
      answerOrThrow(putSignupStep, { body: { step: order.step }, requestId: order.requestId }),
    onSuccess: (progress, order) => {
      setAt(stepAfter(order.step));
      client.setQueryData(keyOf(getSignupSteps), progress);
    },
  });
  const viewOf = (): StepsView => {
    if (data === undefined)
      return error === null ? { status: 'loading' } : { status: 'failed', error: problemOf(error), retry: () => void refetch() };
    return step === null ? { status: 'over' } : { status: 'ready', step, progress: data };
  };
  return {
    view: viewOf(),
    pass: () => step !== null && passed.mutate({ step, requestId: newRequestId() }),
    passing: passed.isPending,
    problem: passed.error === null ? null : problemOf(passed.error),
    goTo: (wanted) => {
      passed.reset();
      setAt(wanted);
    },
  };
}
