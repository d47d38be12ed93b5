import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { Db } from '../../db/schema.ts';
import type { SiteSettings } from '../settings/service.ts';
import { asParagraphs } from './asParagraphs.ts';
import { pageOf, readDocument } from './pages.ts';
import { pageValues } from './pageValues.ts';

/** The right of withdrawal from the site's own document, as plain-text paragraphs. */
export const withdrawalText =
  (settings: Pick<SiteSettings, 'site' | 'company'>) =>
  async (db: Db, language: Language): Promise<readonly string[]> => {
    const [site, company] = await Promise.all([settings.site(db), settings.company(db)]);
    const document = await readDocument('return-policy', language);
    return asParagraphs(pageOf('return-policy', document, pageValues(site, company, language), company));
  };
