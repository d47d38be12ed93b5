import type { Api } from '../../http/platform.ts';
import { registerSearch, type SearchSettings } from './routes.ts';
import { createSearch, type Deps } from './service.ts';

/** The search for members. */
export function openSearch(api: Api, { settings, ...deps }: Deps & { readonly settings: SearchSettings }) {
  const search = createSearch(deps);
  registerSearch(api, search, settings);
  return search;
}
