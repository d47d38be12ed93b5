import { newRequestId } from '@amarena/shared/api';
import { deleteVerification, getVerification, postVerification } from '@amarena/shared/contracts/verification';
import type { AppError } from '@amarena/shared/errors';
import { answerOrThrow, keyOf, problemOf, useMutation, useQueryClient } from '@amarena/shared/query';

type Act = { endpoint: typeof postVerification | typeof deleteVerification; requestId: string };

export interface Request {
  /** Asks for a code; one that was drawn before ends. */
  draw(): void;
  /** Takes back what waits. */
  withdraw(): void;
  busy: boolean;
  /** Why the last act did not happen. */
  problem: AppError | null;
}

/** What a member does about the request beside sending the selfie. */
export function useRequest(): Request {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ endpoint, requestId }: Act) => answerOrThrow(endpoint, { requestId }),
    onSuccess: (answer) => client.setQueryData(keyOf(getVerification), answer),
    // Where it was refused, something else happened meanwhile: on another device, or on the desk.
    onError: () => client.invalidateQueries({ queryKey: keyOf(getVerification) }),
  });
  return {
    draw: () => mutate({ endpoint: postVerification, requestId: newRequestId() }),
    withdraw: () => mutate({ endpoint: deleteVerification, requestId: newRequestId() }),
    busy: isPending,
    problem: error === null ? null : problemOf(error),
  };
}
