import { useSyncExternalStore } from 'react';
import { type Here, here } from './here.ts';

/** The person's location, as far as known. */
export const useHere = (): Here => useSyncExternalStore(here.subscribe, here.current);
