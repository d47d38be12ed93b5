import { notifyManager, QueryClient } from '@tanstack/react-query';
import type { AnswerOf, Endpoint } from '../contracts/endpoint.ts';
import { getInterests, getRegions } from '../contracts/profile.ts';
import { getCompanyInfo } from '../contracts/settings.ts';
import type { AppError } from '../errors/codes.ts';
import { type CallArguments, type CallInput, call } from './client.ts';

export {
  type InfiniteData,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  replaceEqualDeep,
  skipToken,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

/** Carries a refusal through TanStack Query, which knows failure only as a throw. */
export class ProblemError extends Error {
  readonly problem: AppError;

  constructor(problem: AppError) {
    super(problem.code);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

/** The refusal behind a query's error. Anything but a `ProblemError` is a bug of ours, and thrown on. */
export function problemOf(error: unknown): AppError {
  if (error instanceof ProblemError) return error.problem;
  throw error;
}

// Before the browser does anything else: a switch whose new state is written into the cache must not spring back for a moment.
notifyManager.setScheduler(queueMicrotask);

/** Milliseconds for which an answer counts as fresh; live events invalidate what changes earlier. */
const FRESH = 30_000;

/**
 * Without a network a query asks all the same: what was read before may be answered from this device, and what was not
 * says so. Once the network is back all that shows is read anew.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: FRESH, networkMode: 'offlineFirst', refetchOnReconnect: 'always' },
      mutations: { retry: false },
    },
  });

/** The one cache of the page. Retries are the API client's, so a query makes none of its own. */
export const queryClient: QueryClient = createQueryClient();

const NEVER_STALE: readonly Endpoint['name'][] = [getInterests.name, getRegions.name, getCompanyInfo.name];

type Query<E extends Endpoint> = CallInput<E> extends { query?: infer Q } ? Q : undefined;

/** Cache key of a call. Without `input` it stands for every call of the endpoint, which is what invalidation needs. */
export const keyOf = <E extends Endpoint>(endpoint: E, input?: { query?: Query<E> }): readonly unknown[] =>
  input?.query === undefined ? [endpoint.name] : [endpoint.name, input.query];

/** The answer of a call; throws `ProblemError` for a refusal. For mutation and query functions only. */
export async function answerOrThrow<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>): Promise<AnswerOf<E>> {
  const result = await call(endpoint, ...input);
  if (!result.ok) throw new ProblemError(result.error);
  return result.value;
}

/** Options for `useQuery` of one GET call. */
export function queryFor<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>) {
  const [given] = input;
  return {
    queryKey: keyOf(endpoint, given as { query?: Query<E> }),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<AnswerOf<E>> =>
      answerOrThrow(endpoint, ...([{ ...given, signal }] as CallArguments<E>)),
    ...(NEVER_STALE.includes(endpoint.name) && { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }),
  };
}
