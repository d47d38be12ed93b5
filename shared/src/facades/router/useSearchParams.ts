import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { type NavigateOptions, navigate } from './navigate.ts';

export type SearchParamsInput = URLSearchParams | Readonly<Record<string, string>>;

/**
 * The query of the address, and a setter. It uses `navigate`: the router's own setter would render the page twice, once
 * itself and once because of single-spa's event.
 */
export function useSearchParams(): [URLSearchParams, (next: SearchParamsInput, options?: NavigateOptions) => void] {
  const { pathname, search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback(
    (next: SearchParamsInput, options?: NavigateOptions) => {
      const query = new URLSearchParams(next).toString();
      navigate(query === '' ? pathname : `${pathname}?${query}`, options);
    },
    [pathname],
  );
  return [params, set];
}
