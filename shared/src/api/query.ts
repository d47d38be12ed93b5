import {
  type DataTag,
  type InfiniteData,
  notifyManager,
  QueryClient,
  type UseInfiniteQueryResult,
  useInfiniteQuery as useAnyInfiniteQuery,
} from '@tanstack/react-query';
import type { AnswerOf, Endpoint } from '../contracts/endpoint.ts';
import type { AppError } from '../errors/codes.ts';
import { type CallArguments, type CallInput, call } from './client.ts';

export {
  type InfiniteData,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  replaceEqualDeep,
  skipToken,
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

// Before the browser does anything else: a switch whose new state is written into the cache must not flicker back.
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

type Query<E extends Endpoint> = CallInput<E> extends { query?: infer Q } ? Q : undefined;

/** A cache key that knows what the cache holds under it. */
export type Key<Data> = DataTag<readonly unknown[], Data>;
/** A list that is read a page at a time, by the cursor of each page; null for the first one. */
export type Pages<Page> = InfiniteData<Page, string | null>;

const key = <Data>(root: string, query: unknown): Key<Data> => (query === undefined ? [root] : [root, query]) as unknown as Key<Data>;

/** Cache key of a call. Without `input` it is the prefix of every call of the endpoint, which is what invalidation needs. */
export const keyOf = <E extends Endpoint>(endpoint: E, input?: { query?: Query<E> }): Key<AnswerOf<E>> => key(endpoint.name, input?.query);

/**
 * Cache key of a list that is read a page at a time, with `useInfiniteQuery`. Its root is not that of `keyOf`: the cache holds
 * something else under it, and a prefix of one must not match the other.
 */
export const pagesKeyOf = <E extends Endpoint>(endpoint: E, input?: { query?: Query<E> }): Key<Pages<AnswerOf<E>>> =>
  key(`${endpoint.name} in pages`, input?.query);

/** Marks all cached answers of these endpoints as stale, in pages or not, and reads again what is shown unless `refetchType` is `none`. */
export async function invalidate(
  client: QueryClient,
  endpoints: readonly Endpoint[],
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  const keys = endpoints.flatMap((endpoint): (readonly unknown[])[] => [keyOf(endpoint), pagesKeyOf(endpoint)]);
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey, refetchType })));
}

/** Changes every cached answer whose key begins with `prefix`. */
export function patchCached<Data>(client: QueryClient, prefix: Key<Data>, change: (data: Data) => Data): void {
  client.setQueriesData<Data>({ queryKey: prefix }, (data) => (data === undefined ? data : change(data)));
}

/** Changes each page of every cached list whose key begins with `prefix`. */
export function patchPages<Page>(client: QueryClient, prefix: Key<Pages<Page>>, change: (page: Page) => Page): void {
  patchCached(client, prefix, (list) => ({ ...list, pages: list.pages.map(change) }));
}

/** Every cached answer whose key begins with `prefix`. */
export const allCached = <Data>(client: QueryClient, prefix: Key<Data>): Data[] =>
  client.getQueriesData<Data>({ queryKey: prefix }).flatMap(([, data]) => (data === undefined ? [] : [data]));

/** The answer of a call; throws `ProblemError` for a refusal. For mutation and query functions only. */
export async function answerOrThrow<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>): Promise<AnswerOf<E>> {
  const result = await call(endpoint, ...input);
  if (!result.ok) throw new ProblemError(result.error);
  return result.value;
}

interface QueryOptions<E extends Endpoint> {
  queryKey: Key<AnswerOf<E>>;
  queryFn: (context: { signal: AbortSignal }) => Promise<AnswerOf<E>>;
  staleTime?: number;
  gcTime?: number;
}

/** Options for `useQuery` of one GET call. */
export function queryFor<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>): QueryOptions<E> {
  const [given] = input;
  return {
    queryKey: keyOf(endpoint, given as { query?: Query<E> }),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<AnswerOf<E>> =>
      answerOrThrow(endpoint, ...([{ ...given, signal }] as CallArguments<E>)),
    ...(endpoint.lasting && { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }),
  };
}

interface PagesOptions<Page> {
  readonly queryKey: Key<Pages<Page>>;
  /** `pageParam` is the cursor of the page; null for the first one. */
  readonly queryFn: (context: { pageParam: string | null; signal: AbortSignal }) => Promise<Page>;
  /** The cursor of the page after `last`; null: there is none. */
  readonly getNextPageParam: (last: Page) => string | null;
  readonly initialPageParam: string | null;
  readonly refetchOnMount?: 'always';
  /** Milliseconds. */
  readonly staleTime?: number;
}

/** A list that is read a page at a time. The compiler refuses any key but one of `pagesKeyOf`. */
export const useInfiniteQuery: <Page>(options: PagesOptions<Page>) => UseInfiniteQueryResult<Pages<Page>> = useAnyInfiniteQuery;
