import type { Offer } from '@amarena/shared/contracts/money/offer';
import { getPackages, type Package } from '@amarena/shared/contracts/money/packages';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import type { AppError } from '@amarena/shared/errors';
import { keepPreviousData, problemOf, queryFor, useQuery } from '@amarena/shared/query';

export type PackagesView =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError; retry: () => void }
  | { status: 'ready'; packages: Package[]; offer: Offer | null; country: Country; reload: () => void };

/** The four packages in the currency of a payment country. Without one, the server chooses the country. */
export function usePackages(country?: Country): PackagesView {
  const query = useQuery({
    ...queryFor(getPackages, country === undefined ? {} : { query: { country } }),
    placeholderData: keepPreviousData,
  });
  const retry = () => void query.refetch();
  if (query.isError) return { status: 'failed', error: problemOf(query.error), retry };
  return query.data === undefined ? { status: 'loading' } : { status: 'ready', ...query.data, reload: retry };
}
