import { replaceTransport } from '../api/transport.ts';
import type { Ask } from '../federation/render.ts';

/** Answers the API's calls with `ask` while `work` runs. */
export async function answersFrom<Value>(ask: Ask, work: () => Promise<Value>): Promise<Value> {
  const restore = replaceTransport(async (config) => {
    const data = await ask(config.url ?? '', { ...config.params });
    return { data, status: 200, statusText: '', headers: {}, config };
  });
  return work().finally(restore);
}
