import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Db } from './schema.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
const FILE = /^\d{4}_[a-z_]+\.sql$/;

const fromFiles: MigrationProvider = {
  async getMigrations() {
    const migrations: Record<string, Migration> = {};
    for (const file of (await readdir(FOLDER)).sort()) {
      if (!FILE.test(file)) throw new Error(`"${file}" is no migration: names are NNNN_verb_noun.sql.`);
      const text = await readFile(join(FOLDER, file), 'utf8');
      migrations[file.replace('.sql', '')] = { up: async (db) => void (await sql.raw(text).execute(db)) };
    }
    return migrations;
  },
};

/** Updates the tables, forward only, under a lock that other processes wait for. */
export async function migrate(db: Db): Promise<void> {
  // Each domain has its own range of numbers, so a lower number may arrive after a higher one.
  const { error, results } = await db.connection().execute(async (connection) => {
    // A new index on a large table takes time, and a second server waits for the first one's lock just as long.
    await sql`set statement_timeout = 0`.execute(connection);
    const migrator = new Migrator({ db: connection, provider: fromFiles, allowUnorderedMigrations: true });
    const migrated = await migrator.migrateToLatest();
    await sql`reset statement_timeout`.execute(connection);
    return migrated;
  });
  if (error === undefined) return;
  const failed = results?.find(({ status }) => status === 'Error');
  throw new Error(`Migration ${failed?.migrationName ?? ''} failed.`, { cause: error });
}
