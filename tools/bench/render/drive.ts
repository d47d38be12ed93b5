import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';

const SECOND = 1_000;
const OK = 200;

const agent = new http.Agent({ keepAlive: true });

/** What is at an address, for a member, in Brotli as a browser gets it. Rejects for a refusal. */
export function answerAt(url: string, cookie: string): Promise<{ bytes: Buffer; encoding: string | undefined }> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers: { cookie, 'accept-encoding': 'br' } }, async (answer) => {
        try {
          const bytes = await buffer(answer);
          if (answer.statusCode === OK) resolve({ bytes, encoding: answer.headers['content-encoding'] });
          else reject(new Error(`${url} answers ${answer.statusCode}.`));
        } catch (cause) {
          reject(cause instanceof Error ? cause : new Error(String(cause)));
        }
      })
      .on('error', reject);
  });
}

export const textOf = ({ bytes, encoding }: Awaited<ReturnType<typeof answerAt>>): string =>
  (encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString('utf8');

/** The text at an address, for a member. Rejects for a refusal. */
export const textAt = async (url: string, cookie: string): Promise<string> => textOf(await answerAt(url, cookie));

/** Does something so many times a second, whether or not the one before has ended; returns the milliseconds of each. */
export async function drive(
  work: (turn: number) => Promise<unknown>,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<number[]> {
  const began = performance.now();
  const running: Promise<number>[] = [];
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    const due = began + (turn * SECOND) / perSecond;
    const early = due - performance.now();
    if (early > 0) await setTimeout(early);
    // From when it was due, so that a client that is late hides nothing.
    running.push(work(turn).then(() => performance.now() - due));
  }
  return Promise.all(running);
}
