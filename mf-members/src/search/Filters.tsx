import { FilterLayout } from './FilterLayout.tsx';
import { useFilters } from './useFilters.ts';

/** The filters of the address. Chunk of its own: see `DeferredFilters`. */
export default function Filters() {
  const { filters, apply } = useFilters();
  return <FilterLayout filters={filters} onApply={apply} />;
}
