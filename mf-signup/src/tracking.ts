import type { Tracking } from '@amarena/shared/contracts/accounts';
import { trackingOf } from '@amarena/shared/contracts/tracking';

/** Where this visitor came from, by the address or by what was kept of an earlier one. */
export const trackingNow = (): Tracking => trackingOf({ search: window.location.search, storage: window.localStorage, now: Date.now() });
