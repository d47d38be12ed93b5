import { bus, useMember, useStream } from '@amarena/shared/bus';
import { type SearchFilters, startingFilters } from '@amarena/shared/contracts/people/search';
import { clockNow } from '@amarena/shared/i18n';
import { useSearchParams } from '@amarena/shared/router';
import { addressOf, filtersInAddress, NO_FILTERS } from './filters.model.ts';
import { offeredFilters } from './offeredFilters.model.ts';
import { useOfferedFilters } from './useOfferedFilters.ts';

export interface Filters {
  /** The filters of the list. */
  filters: SearchFilters;
  /** Puts other filters into the address, as a new history entry. */
  apply(next: SearchFilters): void;
}

/** The filters are only in the address, so that "back", a reload and a shared link give the same list. */
export function useFilters(): Filters {
  const [params, setParams] = useSearchParams();
  const offered = useOfferedFilters();
  const member = useMember();
  const country = useStream(bus.country$);
  const start = { ...NO_FILTERS, ...startingFilters(member?.profile ?? null, country, new Date(clockNow()).toISOString().slice(0, 10)) };
  return {
    filters: offeredFilters(filtersInAddress(params) ?? start, offered),
    apply: (next) => setParams(addressOf(offeredFilters(next, offered))),
  };
}
