import type { SearchFilters } from '@amarena/shared/contracts/people/search';

export interface FilterProps {
  filters: SearchFilters;
  onApply(next: SearchFilters): void;
}
