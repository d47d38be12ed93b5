import pg from 'pg';

type Query = (this: pg.Client, ...given: unknown[]) => unknown;

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Every statement that this process sends to any database while `work` runs, with its values, in order. */
export async function queriesDuring(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const client = pg.Client.prototype as { query: Query };
  const { query } = client;
  client.query = function record(...given) {
    const [first, values = []] = given as [string | { text: string }, unknown[]?];
    statements.push({ text: typeof first === 'string' ? first : first.text, values: Array.isArray(values) ? values : [] });
    return Reflect.apply(query, this, given);
  };
  try {
    await work();
  } finally {
    client.query = query;
  }
  return statements;
}

/** The same without the values. */
export const statementsDuring = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await queriesDuring(work)).map(({ text }) => text);
