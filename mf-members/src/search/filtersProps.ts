import type { SearchFilters } from '@amarena/shared/contracts/search';

export interface FiltersProps {
  filters: SearchFilters;
  onApply(next: SearchFilters): void;
}
