import type { Api } from '../../http/platform.ts';
import type { Deps } from './deps.ts';
import { registerLikes } from './routes.ts';
import { createLikes } from './service.ts';

/** Likes between members, and their lists. */
export function openLikes(api: Api, deps: Deps) {
  const likes = createLikes(deps);
  registerLikes(api, likes);
  return likes;
}
