import type { Api } from '../../http/platform.ts';
import type { Blocks } from '../blocks/service.ts';
import { registerProfiles } from './routes.ts';
import { createProfiles } from './service.ts';

/** Profiles, as members edit their own and see those of others. */
export function openProfiles(api: Api, deps: { readonly blocks: Blocks }) {
  const profiles = createProfiles(deps);
  registerProfiles(api, profiles);
  return profiles;
}
