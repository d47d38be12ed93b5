import type { Db } from '../../db/schema.ts';
import type { Domain } from '../../http/domains.ts';

/** Values that differ from the defaults, by setting. */
export async function changedSettings(db: Db): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** All addresses of the site except its default one. */
export const listedDomains = (db: Db): Promise<Domain[]> =>
  db.selectFrom('domains').select(['host', 'language', 'country', 'company']).execute();
