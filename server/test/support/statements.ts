import pg from 'pg';

type Query = (this: pg.Client, ...given: unknown[]) => unknown;

/** Every statement that this process sends to any database while `work` runs, in order. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const client = pg.Client.prototype as { query: Query };
  const { query } = client;
  client.query = function record(...given) {
    const [first] = given as [string | { text: string }];
    statements.push(typeof first === 'string' ? first : first.text);
    return Reflect.apply(query, this, given);
  };
  try {
    await work();
  } finally {
    client.query = query;
  }
  return statements;
}
