import type { Api } from '../../http/platform.ts';
import { registerVisits } from './routes.ts';
import { createVisits, type Deps } from './service.ts';

/** Visits to profiles. */
export function openVisits(api: Api, deps: Deps) {
  const visits = createVisits(deps);
  registerVisits(api, visits);
  return visits;
}
