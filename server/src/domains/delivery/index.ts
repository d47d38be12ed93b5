import type { Api } from '../../http/platform.ts';
import { registerDelivery } from './routes.ts';
import { createDelivery, type Deps } from './service.ts';

/** How versions of remotes do in browsers: reports, canaries, and the team's view. */
export function openDelivery(api: Api, deps: Omit<Deps, 'platform' | 'log'>) {
  const delivery = createDelivery({ ...deps, platform: api.platform, log: api.server.log });
  registerDelivery(api, delivery);
  return delivery;
}
