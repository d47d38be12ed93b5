import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Db } from '../../db/schema.ts';
import { type DeadJob, deadJobs, dropDead, retryDead, type WhichDead } from '../../jobs/dead.ts';
import { SCHEMA } from '../../jobs/queues.ts';
import { asJson, columns, visible } from '../../printed.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const NO_JOBS_YET = 'This database has no jobs yet. Start the site with it once.';
const LONGEST_REASON = 100;

type Printed = Result<readonly string[], string>;

/** Reads and moves jobs, but works on none. */
async function withQueue(db: Db, use: (boss: PgBoss) => Promise<Printed>): Promise<Printed> {
  const executeSql = async (text: string, values: unknown[] = []) => ({
    rows: [...(await db.executeQuery<unknown>(CompiledQuery.raw(text, values))).rows],
  });
  const boss = new PgBoss({ db: { executeSql }, schema: SCHEMA, migrate: false, schedule: false, supervise: false });
  if (!(await boss.isInstalled())) return failure(NO_JOBS_YET);
  await boss.start();
  try {
    return await use(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** The first line only, and without what a mail server says about an address: the reason must not name anyone. */
const shortened = (reason: string): string =>
  (reason.split('\n')[0] ?? '').replaceAll(/[^\s<>"]+@[^\s<>"]+/g, '…').slice(0, LONGEST_REASON);

const lineOf = ({ id, job, failed_at, tries, reason }: DeadJob): string[] => [
  id,
  job,
  failed_at.toISOString(),
  `${tries} ${tries === 1 ? 'try' : 'tries'}`,
  shortened(reason),
];

/** The jobs that the words name: ids, or one kind. The failure says which of them is unknown. */
function chosen(dead: readonly DeadJob[], words: readonly string[]): Result<WhichDead, string> {
  const [first = ''] = words;
  if (words.length === 1 && !ID.test(first))
    return dead.some(({ job }) => job === first) ? success({ job: first }) : failure(`No job "${visible(first)}" has failed for good.`);
  const unknown = words.filter((word) => !dead.some(({ id }) => id === word));
  return unknown.length > 0 ? failure(`No job that failed for good has the id ${visible(unknown.join(', '))}.`) : success({ ids: words });
}

async function act(boss: PgBoss, verb: 'retry' | 'drop', words: readonly string[]): Promise<Printed> {
  const which = chosen(await deadJobs(boss), words);
  if (!which.ok) return which;
  if (verb === 'drop') return success([`Jobs dropped: ${await dropDead(boss, which.value)}.`]);
  return success([`Jobs that run again: ${await retryDead(boss, which.value)}.`]);
}

/** Runs one call of the command and returns what to print. A failure says why nothing was done. */
export async function runJobs(db: Db, words: readonly string[], { json = false }: { json?: boolean }): Promise<Printed> {
  const [verb = '', ...rest] = words;
  return withQueue(db, async (boss) => {
    if (verb === 'retry' || verb === 'drop') return act(boss, verb, rest);
    const dead = await deadJobs(boss);
    if (json) return success([asJson(dead)]);
    return success(dead.length === 0 ? ['No job has failed for good.'] : columns(dead.map(lineOf)));
  });
}
