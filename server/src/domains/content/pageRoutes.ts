import { getPage } from '@amarena/shared/contracts/platform/staticPages';
import { failure, success } from '@amarena/shared/errors';
import type { Api } from '../../http/platform.ts';
import { route } from '../../http/route.ts';
import type { SiteSettings } from '../settings/service.ts';
import { isPageToken, pageOf, readDocument } from './pages.ts';
import { pageValues } from './pageValues.ts';

/** The site's own documents. */
export function registerPages(api: Api, settings: SiteSettings): void {
  route(api, getPage, async (context) => {
    const { db, query } = context;
    if (!isPageToken(query.token)) return failure({ code: 'not_found' });
    const language = query.language ?? context.language;
    const [site, company] = await Promise.all([settings.get(db, { ...context, language }), settings.company(db, context.domain)]);
    const document = await readDocument(query.token, language);
    return success(pageOf(query.token, document, pageValues(site, company, language), company));
  });
}
