import { newRequestId } from '@amarena/shared/api';
import { bus } from '@amarena/shared/bus';
import { deleteMatch, getMatchFinder, type Match, type MatchRound, postMatchFinder } from '@amarena/shared/contracts/people/match';
import { getSwipe } from '@amarena/shared/contracts/people/swipe';
import type { AnswerOf, BodyOf } from '@amarena/shared/contracts/platform/endpoint';
import type { AppError } from '@amarena/shared/errors';
import { answerOrThrow, keyOf, problemOf, queryFor, useMutation, useQuery, useQueryClient } from '@amarena/shared/query';
import { useLaterT } from '../laterWords.ts';

type Asked = BodyOf<typeof postMatchFinder>;

export type MatchView =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError; retry(): void }
  /** `round`: the last one; null before the first. */
  | { status: 'ready'; round: MatchRound | null };

export interface MatchFinder {
  view: MatchView;
  asking: boolean;
  /** Finds new matches; `onFound` is called when they have arrived. */
  ask(asked: Asked, onFound: () => void): void;
  /** Removes a member from the match finder permanently; `onPassed` is called when they are gone. */
  pass(match: Pick<Match, 'id' | 'name'>, onPassed: () => void): void;
  /** The member who is being passed right now. */
  passing: string | null;
}

/** The last round of the match finder, which the server keeps, and the ways to change it. */
export function useMatch(): MatchFinder {
  const t = useLaterT();
  const client = useQueryClient();
  const found = useQuery(queryFor(getMatchFinder));
  const change = useMutation({
    mutationFn: ({ asked, requestId }: { asked: Asked; requestId: string }) => answerOrThrow(postMatchFinder, { body: asked, requestId }),
    onSuccess: (answer) => client.setQueryData<AnswerOf<typeof getMatchFinder>>(keyOf(getMatchFinder), answer),
    onError: (cause) => {
      if (problemOf(cause).code !== 'authentication_required') bus.ask({ type: 'toast', tone: 'danger', text: t('match.failed') });
    },
  });
  const pass = useMutation({
    // In sequence: each answer is the round without everyone who was passed before.
    scope: { id: 'match-pass' },
    mutationFn: ({ match, requestId }: { match: Pick<Match, 'id' | 'name'>; requestId: string }) =>
      answerOrThrow(deleteMatch, { body: { profile: match.id }, requestId }),
    onSuccess: (answer, { match: { name } }) => {
      client.setQueryData<AnswerOf<typeof getMatchFinder>>(keyOf(getMatchFinder), answer);
      void client.invalidateQueries({ queryKey: keyOf(getSwipe) });
      bus.ask({ type: 'toast', tone: 'neutral', text: t('match.passed', { name }) });
    },
    onError: (cause, { match: { name } }) => {
      if (problemOf(cause).code !== 'authentication_required') {
        bus.ask({ type: 'toast', tone: 'danger', text: t('match.pass_failed', { name }) });
      }
    },
  });
  return {
    view: viewOf(found),
    asking: change.isPending,
    ask: (asked, onFound) => change.mutate({ asked, requestId: newRequestId() }, { onSuccess: onFound }),
    pass: (match, onPassed) => pass.mutate({ match, requestId: newRequestId() }, { onSuccess: onPassed }),
    passing: pass.isPending ? pass.variables.match.id : null,
  };
}

function viewOf({
  data,
  isError,
  error,
  refetch,
}: Pick<ReturnType<typeof useQuery<AnswerOf<typeof getMatchFinder>>>, 'data' | 'isError' | 'error' | 'refetch'>): MatchView {
  if (data !== undefined) return { status: 'ready', round: data.round };
  return isError ? { status: 'failed', error: problemOf(error), retry: () => void refetch() } : { status: 'loading' };
}
