import { newRequestId } from '@amarena/shared/api';
import { bus } from '@amarena/shared/bus';
import { getLabels, postLabels } from '@amarena/shared/contracts/people/labels';
import { search } from '@amarena/shared/contracts/people/search';
import type { BodyOf } from '@amarena/shared/contracts/platform/endpoint';
import type { AppError } from '@amarena/shared/errors';
import { answerOrThrow, invalidate, problemOf, useMutation, useQueryClient } from '@amarena/shared/query';
import { useT } from './catalogue.ts';

type Order = BodyOf<typeof postLabels>;

export interface LabelActions {
  readonly busy: boolean;
  /** Why the last change failed; null: no failure. */
  readonly problem: AppError | null;
  set(order: Order): void;
}

/** Adds or removes a member's labels. */
export function useLabels(onDone: () => void): LabelActions {
  const client = useQueryClient();
  const t = useT();
  const change = useMutation({
    mutationFn: ({ body, requestId }: { body: Order; requestId: string }) => answerOrThrow(postLabels, { body, requestId }),
    onSuccess: (_answer, { body }) => {
      void invalidate(client, [getLabels, search]);
      bus.ask({ type: 'toast', tone: 'success', text: t('labels.done', { name: body.name }) });
      onDone();
    },
  });
  return {
    busy: change.isPending,
    problem: change.isError ? problemOf(change.error) : null,
    set: (body) => change.mutate({ body, requestId: newRequestId() }),
  };
}
