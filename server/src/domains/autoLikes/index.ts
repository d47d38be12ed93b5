import type { Api } from '../../http/platform.ts';
import { registerAutoLikes } from './routes.ts';
import { createAutoLikes, type Deps } from './service.ts';

/** Likes that the system makes, and labels as such. */
export function openAutoLikes(api: Api, deps: Deps) {
  const autoLikes = createAutoLikes(deps);
  registerAutoLikes(api, autoLikes);
  return autoLikes;
}
