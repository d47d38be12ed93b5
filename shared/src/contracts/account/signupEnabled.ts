import type { Tracking } from '../platform/tracking.ts';

/** True if `signups` allows sign-up: `all`, or `with_trafficsource` with a network in the address or stored. */
export const signupEnabled = (signups: string | undefined, tracking: Pick<Tracking, 'network'>): boolean =>
  signups === 'all' || (signups === 'with_trafficsource' && Boolean(tracking.network));
