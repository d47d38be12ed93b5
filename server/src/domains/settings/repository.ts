import type { Db } from '../../db/schema.ts';

/** Values that differ from the defaults, by setting. */
export async function changedSettings(db: Db): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}
