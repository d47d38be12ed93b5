import type { SearchFilters } from '@amarena/shared/contracts/people/search';

export interface FiltersProps {
  filters: SearchFilters;
  onApply(next: SearchFilters): void;
}
