import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../src/db/schema.ts';

const COMMAND = join(import.meta.dirname, '../../src/cli/distribute.ts');

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a verb of the command as an operator does. */
export const distribute = (verb: string, url: string): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, verb], { env: { ...process.env, DATABASE_URL: url } }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });

/** Every table that Citus knows. */
export const spreadTables = async (db: Db): Promise<string[]> =>
  (await sql<{ name: string }>`select logicalrelid::text as name from pg_dist_partition order by 1`.execute(db)).rows.map(
    ({ name }) => name,
  );
