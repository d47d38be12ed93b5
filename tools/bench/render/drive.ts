import http from 'node:http';
import { setTimeout } from 'node:timers/promises';

const SECOND = 1_000;
const OK = 200;

const agent = new http.Agent({ keepAlive: true });

/** The text at an address, for a member. Rejects for a refusal. */
export function textAt(url: string, cookie: string): Promise<string> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers: { cookie } }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (piece: string) => {
          text += piece;
        });
        answer.on('error', reject).on('end', () => {
          if (answer.statusCode === OK) resolve(text);
          else reject(new Error(`${url} answers ${answer.statusCode}: ${text}`));
        });
      })
      .on('error', reject);
  });
}

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
