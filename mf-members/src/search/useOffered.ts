import { useMember, useSettings } from '@amarena/shared/bus';
import { type Offered, offeredTo } from './filters.model.ts';

/** Filters and countries for the person who looks. */
export const useOffered = (): Offered => offeredTo(useMember(), useSettings());
