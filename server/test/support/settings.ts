import type { TestServer } from './startServer.ts';

/** Changes one of the site's settings, as the operator would: to a value, or back to the default. */
export async function setSetting(server: TestServer, key: string, value?: unknown): Promise<void> {
  const { db, listen } = server.database;
  const told = Promise.withResolvers<string>();
  // The site listens, too, and was first.
  const stop = await listen('settings_changed', told.resolve);
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('settings').where('key', '=', key).execute();
    const text = JSON.stringify(value);
    if (value !== undefined) await trx.insertInto('settings').values({ key, value: text }).execute();
  });
  await told.promise;
  await stop();
}
