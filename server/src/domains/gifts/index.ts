import type { Api } from '../../http/platform.ts';
import { registerGifts } from './routes.ts';
import { createGifts, type Deps } from './service.ts';

/** Gifts, which are sent in a conversation. */
export function openGifts(api: Api, deps: Deps) {
  const gifts = createGifts(deps);
  registerGifts(api, gifts);
  return gifts;
}
