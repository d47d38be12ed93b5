import { useDeferredValue } from 'react';

/**
 * Whether an answer may show yet. The first one renders in slices, because a page of cards keeps a slow phone busy and
 * presses must be handled in between. Later changes show at once.
 */
export const useArrived = (data: unknown): boolean => useDeferredValue(data !== undefined);
