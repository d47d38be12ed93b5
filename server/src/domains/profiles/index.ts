import type { Api } from '../../http/platform.ts';
import type { Blocks } from '../blocks/service.ts';
import { registerProfiles } from './routes.ts';
import { createProfiles } from './service.ts';

/** Profiles, as their members write them and as others see them. */
export function openProfiles(api: Api, deps: { readonly blocks: Blocks }) {
  const profiles = createProfiles(deps);
  registerProfiles(api, profiles);
  return profiles;
}
