import { bus } from '@amarena/shared/bus';
import { FREE_PHOTOS, PREMIUM_PHOTOS } from '@amarena/shared/contracts/people/photoLimits';

/** Maximum number of photos for a member; refused ones do not count. */
export const photoLimit = (paidUser: boolean): number => (paidUser ? PREMIUM_PHOTOS : FREE_PHOTOS);

/** Explains the limit: premium gives more room, or the premium limit is reached (`full`). */
export const explainLimit = (paidUser: boolean, full: () => void): void =>
  paidUser ? full() : bus.ask({ type: 'upgrade', feature: 'more_photos' });
