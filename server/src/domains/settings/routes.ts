import { getCompanyInfo } from '@amarena/shared/contracts/platform/companyInfo';
import { getSettings } from '@amarena/shared/contracts/platform/settings';
import { success } from '@amarena/shared/errors';
import type { Api } from '../../http/platform.ts';
import { route } from '../../http/route.ts';
import type { SiteSettings } from './service.ts';

export function registerSettings(api: Api, settings: SiteSettings): void {
  route(api, getSettings, async (context) => {
    const { db, query } = context;
    const named = query.domain === undefined ? context.domain : await api.platform.domains.of(query.domain);
    // A page names its own host. An unknown host never replaces the requested one.
    const domain = named.host === query.domain ? named : context.domain;
    return success(await settings.get(db, { ...context, domain }));
  });
  route(api, getCompanyInfo, async ({ db, domain }) => success(await settings.company(db, domain)));
}
