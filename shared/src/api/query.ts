import {
  type DataTag,
  type InfiniteData,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  notifyManager,
  QueryClient,
  type UseInfiniteQueryResult,
  useInfiniteQuery as useAnyInfiniteQuery,
} from '@tanstack/react-query';
import type { AnswerOf, Endpoint } from '../contracts/platform/endpoint.ts';
import type { AppError } from '../errors/apiErrors.ts';
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

/** Carries a refusal through TanStack Query, which knows failures only as exceptions. */
export class ProblemError extends Error {
  readonly problem: AppError;

  constructor(problem: AppError) {
    super(problem.code);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

/** The refusal behind a query's error. Anything but a `ProblemError` is a bug and rethrown. */
export function problemOf(error: unknown): AppError {
  if (error instanceof ProblemError) return error.problem;
  throw error;
}

// Notify before the browser does anything else: a switch whose new state is written into the cache must not flicker back.
notifyManager.setScheduler(queueMicrotask);

/** Milliseconds for which an answer counts as fresh; live events invalidate earlier what changes. */
const FRESH = 30_000;

/**
 * Invalidates queries that are read for the first time, too: their answer may be from before the change. TanStack Query
 * restarts a read that is under way only if the query has data.
 */
class StrictQueryClient extends QueryClient {
  override async invalidateQueries(filters: InvalidateQueryFilters = {}, options?: InvalidateOptions): Promise<void> {
    const { predicate } = filters;
    // One that nobody observes would not be read again: who waits for its answer gets it, and it counts as old.
    const first = this.resetQueries({
      ...filters,
      fetchStatus: 'fetching',
      predicate: (query) => query.isActive() && query.state.data === undefined && predicate?.(query) !== false,
    });
    await Promise.all([first, super.invalidateQueries(filters, options)]);
  }
}

/**
 * Queries run even when offline: the service worker may have a stored answer, and otherwise the query fails visibly.
 * When the network is back, everything visible is refetched.
 */
export const createQueryClient = (): QueryClient =>
  new StrictQueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: FRESH, networkMode: 'offlineFirst', refetchOnReconnect: 'always' },
      mutations: { retry: false },
    },
  });

/** The page's only cache. The API client already retries, so queries do not. */
export const queryClient: QueryClient = createQueryClient();

type Query<E extends Endpoint> = CallInput<E> extends { query?: infer Q } ? Q : undefined;

/** A cache key with the type of its data. */
export type Key<Data> = DataTag<readonly unknown[], Data>;
/** A list that is read a page at a time, by each page's cursor; null for the first one. */
export type Pages<Page> = InfiniteData<Page, string | null>;

const key = <Data>(root: string, query: unknown): Key<Data> => (query === undefined ? [root] : [root, query]) as unknown as Key<Data>;

/** Cache key of a call. Without `input` it is the prefix of every call of the endpoint, as needed for invalidation. */
export const keyOf = <E extends Endpoint>(endpoint: E, input?: { query?: Query<E> }): Key<AnswerOf<E>> => key(endpoint.name, input?.query);

/**
 * Cache key of a paged list, for `useInfiniteQuery`. Its root differs from that of `keyOf`: the data has another shape,
 * so a prefix of one must not match the other.
 */
export const pagesKeyOf = <E extends Endpoint>(endpoint: E, input?: { query?: Query<E> }): Key<Pages<AnswerOf<E>>> =>
  key(`${endpoint.name} in pages`, input?.query);

/** Marks all cached answers of these endpoints as stale, paged or not, and refetches what is visible unless `refetchType` is `none`. */
export async function invalidate(
  client: QueryClient,
  endpoints: readonly Endpoint[],
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  const keys = endpoints.flatMap((endpoint): (readonly unknown[])[] => [keyOf(endpoint), pagesKeyOf(endpoint)]);
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey, refetchType })));
}

/** Updates every cached answer whose key starts with `prefix`. */
export function patchCached<Data>(client: QueryClient, prefix: Key<Data>, change: (data: Data) => Data): void {
  client.setQueriesData<Data>({ queryKey: prefix }, (data) => (data === undefined ? data : change(data)));
}

/** Updates each page of every cached list whose key starts with `prefix`. */
export function patchPages<Page>(client: QueryClient, prefix: Key<Pages<Page>>, change: (page: Page) => Page): void {
  patchCached(client, prefix, (list) => ({ ...list, pages: list.pages.map(change) }));
}

/** Every cached answer whose key starts with `prefix`. */
export const allCached = <Data>(client: QueryClient, prefix: Key<Data>): Data[] =>
  client.getQueriesData<Data>({ queryKey: prefix }).flatMap(([, data]) => (data === undefined ? [] : [data]));

/** The answer of a call; throws `ProblemError` for a refusal. Only for mutation and query functions. */
export async function answerOrThrow<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>): Promise<AnswerOf<E>> {
  const result = await call(endpoint, ...input);
  if (!result.ok) throw new ProblemError(result.error);
  return result.value;
}

/** What a query function is called with. */
export interface Reading {
  readonly signal: AbortSignal;
  readonly client: QueryClient;
  readonly queryKey: readonly unknown[];
  /** The cursor of a page; null: the first one. */
  readonly pageParam?: unknown;
}

/** Input of a read: what is cached already must not be replaced by an older stored answer. A page that is new may be one. */
export function readWith({ signal, client, queryKey, pageParam }: Reading): { signal: AbortSignal; fresh: boolean } {
  const cached = client.getQueryData<{ readonly pageParams?: readonly unknown[] }>(queryKey);
  return { signal, fresh: cached !== undefined && (pageParam === undefined || cached.pageParams?.includes(pageParam) === true) };
}

interface QueryOptions<E extends Endpoint> {
  queryKey: Key<AnswerOf<E>>;
  queryFn: (context: Reading) => Promise<AnswerOf<E>>;
  staleTime?: number;
  gcTime?: number;
}

/** Options for `useQuery` of one GET call. */
export function queryFor<E extends Endpoint>(endpoint: E, ...input: CallArguments<E>): QueryOptions<E> {
  const [given] = input;
  return {
    queryKey: keyOf(endpoint, given as { query?: Query<E> }),
    queryFn: (context: Reading): Promise<AnswerOf<E>> =>
      answerOrThrow(endpoint, ...([{ ...given, ...readWith(context) }] as CallArguments<E>)),
    ...(endpoint.lasting && { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }),
  };
}

interface PagesOptions<Page> {
  readonly queryKey: Key<Pages<Page>>;
  /** `pageParam` is the cursor of the page; null for the first one. */
  readonly queryFn: (context: Reading & { readonly pageParam: string | null }) => Promise<Page>;
  /** The cursor of the page after `last`; null: there is none. */
  readonly getNextPageParam: (last: Page) => string | null;
  readonly initialPageParam: string | null;
  readonly refetchOnMount?: 'always' | false;
  /** Milliseconds between two reads of all loaded pages. Default: none. */
  readonly refetchInterval?: number;
  /** Milliseconds. */
  readonly staleTime?: number;
}

/** A list that is read a page at a time. Only keys of `pagesKeyOf` compile. */
export const useInfiniteQuery: <Page>(options: PagesOptions<Page>) => UseInfiniteQueryResult<Pages<Page>> = useAnyInfiniteQuery;
