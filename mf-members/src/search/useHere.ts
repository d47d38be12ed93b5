import { useSyncExternalStore } from 'react';
import { type Here, here } from './here.ts';

/** Where the person is, as far as known. */
export const useHere = (): Here => useSyncExternalStore(here.subscribe, here.current);
