import { hostname, userInfo } from 'node:os';
import type { Result } from '@amarena/shared/errors/apiErrors';
import type { Command } from 'commander';
import { openDatabase } from '../db/open.ts';
import type { Db } from '../db/schema.ts';
import { runCommandLine } from './command.ts';

/** Messages for the operator: without `DATABASE_URL`, and on a database of an older version. */
export interface Sentences {
  readonly none: string;
  readonly old: string;
}

interface Given {
  readonly by?: string;
  readonly json?: boolean;
}

/** Who runs the command, and when. */
export interface Operator {
  readonly by: string;
  readonly now: Date;
  readonly json: boolean;
}

/** Runs one verb with its words, and returns what to print. A failure says why nothing was done. */
type Run = (db: Db, words: readonly string[], operator: Operator) => Promise<Result<readonly string[], string>>;

/** Option `--by` of commands whose changes are recorded. */
export const BY = ['--by <person>', 'who does it, for the log (default: your user name on this machine)'] as const;

/** What to do about a database that does not answer. */
export function troubleText(error: unknown, { old }: Sentences): string {
  const { code, message } = error instanceof Error && 'code' in error ? error : { code: '', message: String(error) };
  return code === '42P01' ? old : `The database reports: ${message || code}`;
}

/** Runs work on the database of `DATABASE_URL` and prints its lines, or why it was refused. */
export async function onDatabase(
  { by, json = false }: Given,
  { none }: Sentences,
  run: (db: Db, operator: Operator) => ReturnType<Run>,
): Promise<void> {
  const databaseUrl = process.env.DATABASE_URL ?? '';
  if (databaseUrl === '') {
    process.stderr.write(`${none}\n`);
    process.exitCode = 1;
    return;
  }
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    const done = await run(database.db, { by: by?.trim() || `${userInfo().username}@${hostname()}`, now: new Date(), json });
    if (done.ok) process.stdout.write(`${done.value.join('\n')}\n`);
    else process.stderr.write(`${done.error}\n`);
    process.exitCode = done.ok ? 0 : 1;
  } finally {
    await database.close();
  }
}

/**
 * Runs a command whose verbs all work on the database of `DATABASE_URL`. `isLogged`: its changes are recorded with who
 * made them. Default: true.
 */
export async function runOnDatabase(command: Command, sentences: Sentences, run: Run, { isLogged = true } = {}): Promise<void> {
  for (const verb of command.commands) {
    if (isLogged) verb.option(...BY);
    verb.action(() => onDatabase(verb.opts<Given>(), sentences, (db, operator) => run(db, [verb.name(), ...verb.args], operator)));
  }
  command.addHelpText('after', '\nThe database is DATABASE_URL.');
  await runCommandLine(command, (error) => troubleText(error, sentences));
}
