import type { AppError } from '@amarena/shared/errors';
import { problemOf } from '@amarena/shared/query';
import type { Growth } from './Growing.tsx';

/** The fields that are read from an infinite query; TanStack's result has all of them. */
interface Found<Page> {
  data: { pages: readonly Page[] } | undefined;
  error: Error | null;
  isError: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  refetch(): unknown;
  fetchNextPage(): unknown;
}

export type Failed = { status: 'failed'; error: AppError; retry(): void };

/** `first` has what is sent once for the whole list; `growth` describes its end. If a later page fails, the list stays. */
export type InPages<Page> = { status: 'loading' } | Failed | { status: 'ready'; first: Page; pages: readonly Page[]; growth: Growth };

/** Reduces a paged query to the three states of a screen. `arrived`: whether the data may show yet. */
export function inPages<Page>(found: Found<Page>, arrived = true): InPages<Page> {
  const pages = (arrived ? found.data?.pages : undefined) ?? [];
  const [first] = pages;
  if (first === undefined) {
    if (!found.isError) return { status: 'loading' };
    return { status: 'failed', error: problemOf(found.error), retry: () => void found.refetch() };
  }
  const growth: Growth = {
    more: found.hasNextPage ? () => void found.fetchNextPage() : null,
    loadingMore: found.isFetchingNextPage,
    moreFailed: found.isFetchNextPageError ? problemOf(found.error) : null,
  };
  return { status: 'ready', first, pages, growth };
}
