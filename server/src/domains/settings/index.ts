import type { Api } from '../../http/platform.ts';
import { registerSettings } from './routes.ts';
import { createSettings, type Deps } from './service.ts';

/** The operator's settings for the whole site. */
export function openSettings(api: Api, deps: Deps) {
  const settings = createSettings(deps);
  registerSettings(api, settings);
  return settings;
}
