import type { Api } from '../../http/platform.ts';
import { registerAutoLikes } from './routes.ts';
import { createAutoLikes, type Deps } from './service.ts';

/** Likes that the system creates and labels as automatic. */
export function openAutoLikes(api: Api, deps: Deps) {
  const autoLikes = createAutoLikes(deps);
  registerAutoLikes(api, autoLikes);
  return autoLikes;
}
