import { useSyncExternalStore } from 'react';
import { type Here, here, UNKNOWN } from './geolocation.ts';

const subscribe = (listener: () => void) => here().subscribe(listener);
const current = () => here().current();

/** The person's location, as far as known. */
export const useGeolocation = (): Here => useSyncExternalStore(subscribe, current, () => UNKNOWN);
