import type { TestServer } from './startServer.ts';

/** Changes one of the site's settings, as the operator would. */
export async function setSetting(server: TestServer, key: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await server.database.db
    .insertInto('settings')
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text }))
    .execute();
}
