import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Migration, type MigrationProvider, type MigrationResultSet, Migrator } from 'kysely/migration';
import type { Db } from './schema.ts';

export const MIGRATIONS = join(import.meta.dirname, 'migrations');
const FILE = /^\d{4}_[a-z_]+\.sql$/;
/** First line of a file whose statements commit one by one, as `create index concurrently` needs. */
export const ALONE = '-- Without a transaction.';
const END_OF_STATEMENT = /;\s*$/m;

/** Milliseconds that a migration waits for a table: everyone else who wants the table waits behind it. */
const LOCK_WITHIN = 2_000;
const TRIES = 30;
const PAUSE = 1_000;
/** A lock was not available in time, or two waited for each other. */
const IN_USE: ReadonlySet<string> = new Set(['55P03', '40P01']);
/** Key of the lock that one process holds while it migrates. */
const ONE_AT_A_TIME = 5_430_219;

interface MigrationFile {
  readonly name: string;
  readonly text: string;
  readonly alone: boolean;
}

async function filesIn(folder: string): Promise<MigrationFile[]> {
  const files = (await readdir(folder)).sort();
  return Promise.all(
    files.map(async (file) => {
      if (!FILE.test(file)) throw new Error(`"${file}" is no migration: names are NNNN_verb_noun.sql.`);
      const text = await readFile(join(folder, file), 'utf8');
      return { name: file.replace('.sql', ''), text, alone: text.startsWith(ALONE) };
    }),
  );
}

/** The statements of a file that runs without a transaction. None of them may contain a semicolon at the end of a line. */
export const statementsOf = (text: string): string[] => text.split(END_OF_STATEMENT).filter((statement) => statement.trim() !== '');

function migrationOf({ text, alone }: MigrationFile): Migration {
  return {
    async up(db) {
      if (!alone) {
        await sql.raw(`set local lock_timeout = ${LOCK_WITHIN}`).execute(db);
        await sql.raw(text).execute(db);
        return;
      }
      for (const statement of statementsOf(text)) await sql.raw(statement).execute(db);
    },
  };
}

const providing = (files: readonly MigrationFile[]): MigrationProvider => ({
  getMigrations: async () => Object.fromEntries(files.map((file) => [file.name, migrationOf(file)])),
});

const isLocked = (error: unknown): boolean => error instanceof Error && 'code' in error && IN_USE.has(String(error.code));

/** Applies one file, and tries again while its tables are in use. */
async function apply(file: MigrationFile, applied: readonly MigrationFile[], db: Db): Promise<void> {
  // Each domain has its own range of numbers, so a lower number may arrive after a higher one.
  const migrator = new Migrator({
    db,
    provider: providing([...applied, file]),
    allowUnorderedMigrations: true,
    disableTransactions: file.alone,
  });
  for (let attempt = 1; ; attempt += 1) {
    const { error }: MigrationResultSet = await migrator.migrateToLatest();
    if (error === undefined) return;
    if (!isLocked(error) || attempt === TRIES) throw new Error(`Migration ${file.name} failed.`, { cause: error });
    await setTimeout(PAUSE);
  }
}

/**
 * Waits without a statement under way: an index that is built concurrently waits for all statements that began before it,
 * and would never be ready while another process waits for the lock in one.
 */
async function takeLock(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${ONE_AT_A_TIME}) as mine`.execute(db);
    if (rows[0]?.mine === true) return;
    await setTimeout(PAUSE);
  }
}

/**
 * Updates the tables, forward only: one file after the other, each in a transaction of its own unless it begins with
 * `ALONE`. One process migrates at a time. Returns the names of the files that were missing. Throws if a file fails;
 * those before it stay applied. `folder`: default ours.
 */
export async function migrate(db: Db, folder = MIGRATIONS): Promise<string[]> {
  const files = await filesIn(folder);
  return db.connection().execute(async (connection) => {
    // A new index on a large table takes time.
    await sql`set statement_timeout = 0`.execute(connection);
    await takeLock(connection);
    try {
      const known = await new Migrator({ db: connection, provider: providing(files) }).getMigrations();
      const applied = new Set(known.flatMap(({ name, executedAt }) => (executedAt === undefined ? [] : [name])));
      const missing = files.filter(({ name }) => !applied.has(name));
      for (const file of missing) {
        await apply(
          file,
          files.filter(({ name }) => applied.has(name)),
          connection,
        );
        applied.add(file.name);
      }
      return missing.map(({ name }) => name);
    } finally {
      await sql`select pg_advisory_unlock(${ONE_AT_A_TIME})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
