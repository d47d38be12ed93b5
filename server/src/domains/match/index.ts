import type { Api } from '../../http/platform.ts';
import { registerMatch } from './routes.ts';
import { createMatch, type Deps } from './service.ts';

/** The match finder. */
export function openMatch(api: Api, deps: Deps) {
  const matchFinder = createMatch(deps);
  registerMatch(api, matchFinder);
  return matchFinder;
}
