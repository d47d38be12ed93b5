import type { Settings } from './settings.ts';
import type { Tracking } from './tracking.ts';

/** True if `signups` allows sign-up: `all`, or `with_trafficsource` with a network in the address or stored. */
export const signupEnabled = (signups: string | undefined, tracking: Pick<Tracking, 'network'>): boolean =>
  signups === 'all' || (signups === 'with_trafficsource' && Boolean(tracking.network));

/** True if visitors may search. The traffic-source setting applies only with a traffic source. */
export const visitorSearchShown = (
  settings: Pick<Settings, 'logged_out_search' | 'logged_out_search_trafficsource'>,
  tracking: Pick<Tracking, 'network'>,
): boolean => {
  if (settings.logged_out_search !== 'none') return true;
  return Boolean(tracking.network) && settings.logged_out_search_trafficsource !== 'none';
};
