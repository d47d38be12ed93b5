import type { Api } from '../../http/platform.ts';
import { registerSwipe } from './routes.ts';
import { createSwipe, type Deps } from './service.ts';

/** The swipe game. */
export function openSwipe(api: Api, deps: Deps) {
  const game = createSwipe(deps);
  registerSwipe(api, game);
  return game;
}
