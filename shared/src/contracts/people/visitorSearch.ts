import type { Settings } from '../platform/settings.ts';
import type { Tracking } from '../platform/tracking.ts';

/** True if visitors may search. The traffic-source setting applies only with a traffic source. */
export const visitorSearchShown = (
  settings: Pick<Settings, 'logged_out_search' | 'logged_out_search_trafficsource'>,
  tracking: Pick<Tracking, 'network'>,
): boolean => {
  if (settings.logged_out_search !== 'none') return true;
  return Boolean(tracking.network) && settings.logged_out_search_trafficsource !== 'none';
};
