import { call, newRequestId } from '@amarena/shared/api';
import { bus } from '@amarena/shared/bus';
import {
  type CaseDetail,
  deleteClaim,
  getAudit,
  getCase,
  getDesk,
  postClaim,
  postDecision,
} from '@amarena/shared/contracts/moderation/moderation';
import type { BodyOf } from '@amarena/shared/contracts/platform/endpoint';
import type { AppError } from '@amarena/shared/errors';
import { answerOrThrow, invalidate, problemOf, useMutation, useQueryClient } from '@amarena/shared/query';
import { useEffect, useRef } from 'react';
import { useT } from './catalogue.ts';

type Order = Omit<BodyOf<typeof postDecision>, 'queue' | 'id'>;

export interface DecisionActions {
  readonly busy: boolean;
  /** True while the decision is being sent, or waits for its claim to be confirmed. */
  readonly deciding: boolean;
  /** Why the last step failed; null: no failure. */
  readonly problem: AppError | null;
  claim(): void;
  release(): void;
  decide(order: Order): void;
}

/** Claims, releases and decides one case. Leaving for another case releases this one. */
export function useDecision({ queue, id, claim: held }: CaseDetail, onDecided: () => void): DecisionActions {
  const client = useQueryClient();
  const t = useT();
  const body = { queue, id };
  const readAgain = () => {
    void invalidate(client, [getDesk, getCase, getAudit]);
  };
  // In sequence: a decision that overtook its claim would leave the case claimed.
  const scope = { id: `desk ${queue} ${id}` };
  const claim = useMutation({ scope, mutationFn: () => answerOrThrow(postClaim, { body }), onSettled: readAgain });
  const release = useMutation({ scope, mutationFn: () => answerOrThrow(deleteClaim, { body }), onSettled: readAgain });
  const decide = useMutation({
    scope,
    mutationFn: ({ order, requestId }: { order: Order; requestId: string }) =>
      answerOrThrow(postDecision, { body: { ...body, ...order }, requestId }),
    onSuccess: (_answer, { order }) => {
      mine.current = false;
      bus.ask({ type: 'toast', tone: 'success', text: t('done', { decision: t(`decision.${order.decision}`) }) });
      onDecided();
    },
    onSettled: readAgain,
  });

  const mine = useRef(false);
  useEffect(() => {
    mine.current = held?.by_me === true;
  }, [held]);
  useEffect(
    () => () => {
      // If this call fails, the claim expires after a few minutes.
      if (mine.current) void call(deleteClaim, { body: { queue, id } });
    },
    [queue, id],
  );

  const failed = [decide, claim, release].find((step) => step.isError);
  return {
    busy: claim.isPending || release.isPending || decide.isPending,
    deciding: decide.isPending,
    problem: failed?.error ? problemOf(failed.error) : null,
    claim: () => claim.mutate(),
    release: () => release.mutate(),
    decide: (order) => decide.mutate({ order, requestId: newRequestId() }),
  };
}
