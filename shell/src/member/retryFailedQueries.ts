import type { AppError } from '@amarena/shared/errors';
import { ProblemError, type QueryClient, queryClient } from '@amarena/shared/query';
import { isSiteUp } from '../loading/failure.ts';
import { whenBack } from '../loading/whenBack.ts';

/** Errors that pass by themselves: no network, or the site is down or broken. The others need an action. */
const PASSING: readonly AppError['code'][] = ['network', 'unavailable', 'internal'];
const SERVERS_FAULT = 500;

function passes(error: unknown): boolean {
  if (!(error instanceof ProblemError)) return false;
  const { problem } = error;
  return PASSING.includes(problem.code) || (problem.code === 'generic' && problem.status >= SERVERS_FAULT);
}

/**
 * Retries the queries that failed when the site responds again, so that the person does not have to press a button. If
 * they fail again, the pauses keep growing. Returns a function that stops it.
 */
export function retryFailedQueries(client: QueryClient = queryClient, there: () => Promise<boolean> = isSiteUp): () => void {
  let stopWaiting: (() => void) | null = null;
  let times = 0;
  const failed = () =>
    client.getQueryCache().findAll({ type: 'active', predicate: ({ state }) => state.status === 'error' && passes(state.error) });

  const readAgain = async () => {
    stopWaiting = null;
    times += 1;
    await Promise.all(failed().map((query) => client.refetchQueries({ queryKey: query.queryKey, exact: true })));
  };
  const look = () => {
    const none = failed().length === 0;
    if (none && stopWaiting !== null) {
      stopWaiting();
      stopWaiting = null;
    }
    if (none && client.isFetching() === 0) times = 0;
    if (none || stopWaiting !== null) return;
    stopWaiting = whenBack({ there, back: () => void readAgain(), times });
  };
  const unsubscribe = client.getQueryCache().subscribe(look);
  look();
  return () => {
    unsubscribe();
    stopWaiting?.();
  };
}
