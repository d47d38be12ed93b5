import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** Requests one address again and again in a separate thread, and returns the number of answers per second. */
const { url, seconds, connections } = workerData as { url: string; seconds: number; connections: number };
const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
const end = performance.now() + seconds * 1_000;
let answers = 0;

/** A new client each time, so that no limit applies. */
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
