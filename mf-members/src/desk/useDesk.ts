import { type CaseDetail, getCase, getDesk, type QueueKind } from '@amarena/shared/contracts/moderation/moderation';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import type { AppError } from '@amarena/shared/errors';
import { keepPreviousData, problemOf, queryFor, useQuery } from '@amarena/shared/query';

/** Milliseconds between two reads of the list: other moderators claim and decide cases meanwhile. */
const READ_AGAIN = 15_000;

interface Failed {
  status: 'failed';
  error: AppError;
  retry(): void;
}
export type DeskView = { status: 'loading' } | Failed | { status: 'ready'; desk: AnswerOf<typeof getDesk> };
export type CaseView = { status: 'loading' } | Failed | { status: 'ready'; detail: CaseDetail };

/** The open cases of a queue. */
export function useDesk(queue: QueueKind): DeskView {
  const found = useQuery({ ...queryFor(getDesk, { query: { queue } }), refetchInterval: READ_AGAIN, placeholderData: keepPreviousData });
  if (found.data !== undefined) return { status: 'ready', desk: found.data };
  if (!found.isError) return { status: 'loading' };
  return { status: 'failed', error: problemOf(found.error), retry: () => void found.refetch() };
}

/** The current state of one case. */
export function useCase(queue: QueueKind, id: string): CaseView {
  const found = useQuery({ ...queryFor(getCase, { query: { queue, id } }), staleTime: 0, refetchInterval: READ_AGAIN });
  if (found.data !== undefined) return { status: 'ready', detail: found.data.case };
  if (!found.isError) return { status: 'loading' };
  return { status: 'failed', error: problemOf(found.error), retry: () => void found.refetch() };
}
