import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** Asks one address again and again from a thread of its own, and answers how many answers came in a second. */
const { url, seconds, connections } = workerData as { url: string; seconds: number; connections: number };
const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
const end = performance.now() + seconds * 1_000;
let answers = 0;

/** A new client each time, so that no limit of one is met. */
const client = () => `2001:db8:${(answers & 0xffff).toString(16)}:${Math.floor(Math.random() * 0xffff).toString(16)}::1`;

const ask = (): Promise<void> =>
  new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers: { 'x-forwarded-for': client() } }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}.`));
        answer.resume().on('end', resolve);
      })
      .on('error', reject);
  });

await Promise.all(
  Array.from({ length: connections }, async () => {
    while (performance.now() < end) {
      await ask();
      answers += 1;
    }
  }),
);
agent.destroy();
parentPort?.postMessage(answers / seconds);
