import { replaceTransport } from '../api/transport.ts';
import type { Ask } from '../federation/render.ts';

/** A call with its answer, which is the very object that becomes the query's data. */
export interface AskedCall {
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly answer: unknown;
}

/** Answers the API's calls with `ask` while `work` runs, which receives the list of them. */
export async function answersFrom<Value>(ask: Ask, work: (asked: readonly AskedCall[]) => Promise<Value>): Promise<Value> {
  const asked: AskedCall[] = [];
  const restore = replaceTransport(async (config) => {
    const [path, query] = [config.url ?? '', { ...config.params }];
    const data = await ask(path, query);
    asked.push({ path, query, answer: data });
    return { data, status: 200, statusText: '', headers: {}, config };
  });
  return work(asked).finally(restore);
}
