import { useDeferredValue } from 'react';

/**
 * Whether an answer may show yet. The first one is rendered in slices, so that presses and scrolling are answered in
 * between: a page of cards keeps a slow phone busy. What changes later shows at once.
 */
export const useArrived = (data: unknown): boolean => useDeferredValue(data !== undefined);
