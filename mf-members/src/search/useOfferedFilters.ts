import { useMember, useSettings } from '@amarena/shared/bus';
import { type Offered, offeredTo } from './offeredFilters.model.ts';

/** Filters and countries that are available to this person. */
export const useOfferedFilters = (): Offered => offeredTo(useMember(), useSettings());
