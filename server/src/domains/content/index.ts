import type { Api } from '../../http/platform.ts';
import type { Profiles } from '../profiles/service.ts';
import type { SiteSettings } from '../settings/service.ts';
import { registerPages } from './pageRoutes.ts';
import { registerPrivacy } from './privacyRoutes.ts';
import { registerContent } from './routes.ts';

interface Deps {
  readonly profiles: Profiles;
  readonly settings: SiteSettings;
}

/** Texts and data that come with a release: documents, regions, interests, and the numbers of the home page. */
export function openContent(api: Api, { profiles, settings }: Deps): void {
  registerContent(api, profiles);
  registerPages(api, settings);
  registerPrivacy(api);
}
