import { newRequestId } from '@amarena/shared/api';
import { bus, useLive } from '@amarena/shared/bus';
import { getDecisions, type MyDecision, postAppeal } from '@amarena/shared/contracts/moderation/moderation';
import type { AppError } from '@amarena/shared/errors';
import { useLanguage } from '@amarena/shared/i18n';
import { answerOrThrow, keyOf, problemOf, queryFor, useMutation, useQuery, useQueryClient } from '@amarena/shared/query';
import { useT } from './catalogue.ts';

export type DecisionsView =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError; retry(): void }
  | { status: 'ready'; decisions: readonly MyDecision[] };

/** Decisions that concern the member, in the current language. */
export function useDecisions(): DecisionsView {
  const client = useQueryClient();
  const language = useLanguage();
  const found = useQuery({ ...queryFor(getDecisions, { query: { language } }), staleTime: 0 });
  useLive('decision', () => void client.invalidateQueries({ queryKey: keyOf(getDecisions) }));
  if (found.data !== undefined) return { status: 'ready', decisions: found.data.decisions };
  if (!found.isError) return { status: 'loading' };
  return { status: 'failed', error: problemOf(found.error), retry: () => void found.refetch() };
}

export interface Appeal {
  readonly busy: boolean;
  /** Why the last attempt failed; null: no failure. */
  readonly problem: AppError | null;
  send(text: string): void;
}

/** Appeals against a decision. */
export function useAppeal(decision: string): Appeal {
  const client = useQueryClient();
  const t = useT();
  const appeal = useMutation({
    mutationFn: ({ text, requestId }: { text: string; requestId: string }) =>
      answerOrThrow(postAppeal, { body: { decision, text }, requestId }),
    onSuccess: async () => {
      bus.ask({ type: 'toast', tone: 'success', text: t('appeal_sent') });
      await client.invalidateQueries({ queryKey: keyOf(getDecisions) });
    },
  });
  return {
    busy: appeal.isPending,
    problem: appeal.isError ? problemOf(appeal.error) : null,
    send: (text) => appeal.mutate({ text, requestId: newRequestId() }),
  };
}
