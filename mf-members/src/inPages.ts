import type { AppError } from '@amarena/shared/errors';
import { problemOf } from '@amarena/shared/query';
import type { Growth } from './Growing.tsx';

/** What is read of an infinite query; TanStack's result has all of it. */
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

/** `first` holds what is said once for the whole list; `growth` is its end. A later page that fails leaves the list as it is. */
export type InPages<Page> = { status: 'loading' } | Failed | { status: 'ready'; first: Page; pages: readonly Page[]; growth: Growth };

/** A list that is read a page at a time, in the three states that a screen shows. `arrived`: whether it may show yet. */
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
