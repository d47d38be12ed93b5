import { newRequestId } from '@amarena/shared/api';
import { deleteVerification, getVerification, postVerification } from '@amarena/shared/contracts/account/verification';
import type { AppError } from '@amarena/shared/errors';
import { answerOrThrow, keyOf, problemOf, useMutation, useQueryClient } from '@amarena/shared/query';

type Act = { endpoint: typeof postVerification | typeof deleteVerification; requestId: string };

export interface Request {
  /** Requests a code; an earlier one becomes invalid. */
  draw(): void;
  /** Withdraws the pending request. */
  withdraw(): void;
  busy: boolean;
  /** Why the last action failed. */
  problem: AppError | null;
}

/** The member's actions on the request, besides sending the selfie. */
export function useRequest(): Request {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ endpoint, requestId }: Act) => answerOrThrow(endpoint, { requestId }),
    onSuccess: (answer) => client.setQueryData(keyOf(getVerification), answer),
    // A refusal means that something changed meanwhile: on another device, or on the desk.
    onError: () => client.invalidateQueries({ queryKey: keyOf(getVerification) }),
  });
  return {
    draw: () => mutate({ endpoint: postVerification, requestId: newRequestId() }),
    withdraw: () => mutate({ endpoint: deleteVerification, requestId: newRequestId() }),
    busy: isPending,
    problem: error === null ? null : problemOf(error),
  };
}
