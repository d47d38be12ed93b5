import { newRequestId } from '@amarena/shared/api';
import { bus } from '@amarena/shared/bus';
import { postReport } from '@amarena/shared/contracts/moderation/reports';
import { getBlocks } from '@amarena/shared/contracts/people/blocks';
import { getLikeList, getLikes } from '@amarena/shared/contracts/people/likes';
import { getRelated } from '@amarena/shared/contracts/people/profile';
import { search } from '@amarena/shared/contracts/people/search';
import { getVisits } from '@amarena/shared/contracts/people/visits';
import type { BodyOf } from '@amarena/shared/contracts/platform/endpoint';
import type { AppError } from '@amarena/shared/errors';
import { patchMember } from '@amarena/shared/people';
import { answerOrThrow, invalidate, problemOf, useMutation, useQueryClient } from '@amarena/shared/query';
import { useT } from './catalogue.ts';

type Order = BodyOf<typeof postReport>;

export interface ReportForm {
  readonly busy: boolean;
  /** Why the last attempt failed; null: no failure. */
  readonly problem: AppError | null;
  send(order: Order): void;
}

/** Sends a report, then refetches cached data, which may show the reported member. */
export function useReport(name: string, onSent: () => void): ReportForm {
  const client = useQueryClient();
  const t = useT();
  const report = useMutation({
    mutationFn: ({ body, requestId }: { body: Order; requestId: string }) => answerOrThrow(postReport, { body, requestId }),
    onSuccess: (_answer, { body }) => {
      patchMember(client, body.profile, { blocked: true });
      void invalidate(client, [getBlocks, getRelated, getLikes, getLikeList, getVisits, search]);
      bus.ask({ type: 'toast', tone: 'success', text: t('sent', { name }) });
      onSent();
    },
  });
  return {
    busy: report.isPending,
    problem: report.isError ? problemOf(report.error) : null,
    send: (body) => report.mutate({ body, requestId: newRequestId() }),
  };
}
