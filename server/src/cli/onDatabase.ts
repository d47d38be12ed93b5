import { hostname, userInfo } from 'node:os';
import type { Result } from '@amarena/shared/errors/codes';
import { type Database, openDatabase } from '../db/open.ts';
import type { Db } from '../db/schema.ts';
import { exitOnClosedPipe, readArguments } from './arguments.ts';

/** Messages for the operator: without `DATABASE_URL`, and on a database of an older version. */
interface Sentences {
  readonly none: string;
  readonly old: string;
}

type Run = (db: Db, words: readonly string[], operator: { by: string; now: Date }) => Promise<Result<readonly string[], string>>;

/** What to do about a database that does not answer. */
function troubleText(error: unknown, { old }: Sentences): string {
  const { code, message } = error instanceof Error && 'code' in error ? error : { code: '', message: String(error) };
  return code === '42P01' ? old : `The database reports: ${message || code}`;
}

async function exitCode(usage: string, sentences: Sentences, run: Run): Promise<number> {
  const given = readArguments(usage, { by: { type: 'string' } });
  if (typeof given === 'number') return given;
  const { positionals, values } = given;
  const databaseUrl = process.env.DATABASE_URL ?? '';
  if (positionals.length === 0) {
    process.stderr.write(usage);
    return 2;
  }
  if (databaseUrl === '') {
    process.stderr.write(`${sentences.none}\n`);
    return 1;
  }
  const by = values.by?.trim() || `${userInfo().username}@${hostname()}`;
  const database: Database = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    const done = await run(database.db, positionals, { by, now: new Date() });
    if (done.ok) process.stdout.write(`${done.value.join('\n')}\n`);
    else process.stderr.write(`${done.error}\n`);
    return done.ok ? 0 : 1;
  } finally {
    await database.close();
  }
}

/** Runs a whole command on the database of `DATABASE_URL`: parses arguments, runs, prints, and sets the exit code. */
export async function runOnDatabase(usage: string, sentences: Sentences, run: Run): Promise<void> {
  exitOnClosedPipe();
  try {
    process.exitCode = await exitCode(usage, sentences, run);
  } catch (error) {
    process.stderr.write(`${troubleText(error, sentences)}\n`);
    process.exitCode = 1;
  }
}
