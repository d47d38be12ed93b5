import type { LanderTemplate } from '@amarena/shared/contracts/landers/landerTemplates';
import type { Db } from '../../db/schema.ts';
import type { LiveLanders, LiveVersion } from './liveLanders.ts';

/** The slug selects a document; an unknown one shows the template's plain page. Null: there is neither. */
export const versionForSlug = async (
  live: LiveLanders,
  db: Db,
  { template, slug }: { readonly template: LanderTemplate; readonly slug: string },
  now: Date,
): Promise<LiveVersion | null> => (await live.at(db, template, slug, now)) ?? (await live.at(db, template, '', now));
