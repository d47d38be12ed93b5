import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Db, Schema } from '../../server/src/db/schema.ts';

/** What the database did for a statement. */
export interface Plan {
  readonly milliseconds: number;
  /** Names of the indexes that it read. */
  readonly indexes: readonly string[];
  /** Pages of 8 KB that it read, in memory or not. */
  readonly pages: number;
}

interface Step {
  readonly 'Index Name'?: string;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Step[];
}

const indexesOf = (step: Step): string[] => [step['Index Name'] ?? [], ...(step.Plans ?? []).map(indexesOf)].flat();

/** Plans of the statements that `work` runs. They are explained instead of answered, each as often as it takes to be warm. */
export async function plansOf(pool: pg.Pool, work: (db: Db) => Promise<unknown>, times = 6): Promise<Plan[]> {
  const plans: Plan[] = [];
  async function query(text: string, values: unknown[]) {
    const runs: Plan[] = [];
    for (let run = 0; run < times; run += 1) {
      const { rows } = await pool.query(`explain (analyze, buffers, format json) ${text}`, values);
      const [{ Plan: root, 'Execution Time': milliseconds }] = rows[0]['QUERY PLAN'] as [{ Plan: Step; 'Execution Time': number }];
      const pages = root['Shared Hit Blocks'] + root['Shared Read Blocks'];
      runs.push({ milliseconds, indexes: [...new Set(indexesOf(root))], pages });
    }
    const [best] = runs.sort((one, other) => one.milliseconds - other.milliseconds);
    if (best !== undefined) plans.push(best);
    return { command: 'SELECT' as const, rowCount: 0, rows: [] };
  }
  const connection = { query, release: () => undefined };
  const dialect = new PostgresDialect({
    pool: { options: {}, connect: async () => connection as never, end: async () => undefined },
  });
  await work(new Kysely<Schema>({ dialect }));
  return plans;
}
