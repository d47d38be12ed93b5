import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from '../../db/migrate.ts';
import type { Database } from '../../db/open.ts';
import { createJobs } from '../../jobs/jobs.ts';

const SCRIPT = join(import.meta.dirname, '../../../../deploy/roles.sql');
/** The role in the script. */
const USUAL_ROLE = 'amarena_app';

/** Creates or updates the tables of the job queue. A role that may not create a schema cannot. */
async function openQueue(database: Database): Promise<void> {
  const jobs = createJobs({
    database,
    works: false,
    onFailure: (_job, error) => {
      throw error;
    },
  });
  await jobs.open();
  await jobs.stop();
}

/**
 * Does what the first start of a new version would do to the database, and with `grant` lets that role use the result.
 * Returns what was done, a line each. Throws if a migration fails; those before it stay applied.
 */
export async function migrateApart(database: Database, { grant }: { readonly grant: string | null }): Promise<string[]> {
  const applied = await migrate(database.db);
  await openQueue(database);
  const lines = applied.length === 0 ? ['No migration was missing.'] : applied.map((name) => `Applied ${name}.`);
  if (grant === null) return lines;
  await database.pool.query((await readFile(SCRIPT, 'utf8')).replaceAll(USUAL_ROLE, grant));
  return [...lines, `${grant} may use the tables.`];
}
