import { setTimeout } from 'node:timers/promises';

/** What `work` resolves to. Rejects with an error that names `what` if that takes longer than `limit` milliseconds. */
export async function within<Result>(limit: number, what: string, work: Promise<Result>): Promise<Result> {
  const given = new AbortController();
  const late = setTimeout(limit, undefined, { signal: given.signal }).then(() => {
    throw new Error(`${what} took longer than ${limit / 1_000} s.`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    given.abort();
  }
}
