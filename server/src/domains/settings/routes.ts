import { getCompanyInfo, getSettings } from '@amarena/shared/contracts/settings';
import { success } from '@amarena/shared/errors';
import type { Api } from '../../http/platform.ts';
import { route } from '../../http/route.ts';
import type { SiteSettings } from './service.ts';

export function registerSettings(api: Api, settings: SiteSettings): void {
  route(api, getSettings, async (context) => success(await settings.get(context.db, context)));
  route(api, getCompanyInfo, async ({ db }) => success(await settings.company(db)));
}
