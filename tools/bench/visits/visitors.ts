import http from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { postLanderVisit } from '@amarena/shared/contracts/landers/landers';
import { plainText } from '../../../server/src/pages/escaped.ts';

/** A hundred people at once, in a thread of their own: each opens a lander and reports the visit, as its first script does. */
const { address, lander, visitors } = workerData as { address: string; lander: string; visitors: number };
const SUCCESS = [200, 204];
const REPORTED_WITHIN = 1_000;

let people = 0;

/** Another person each time. */
function nextAddress(): string {
  people += 1;
  return `198.19.${Math.floor(people / 250)}.${(people % 250) + 1}`;
}

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly person: string;
  readonly body?: string;
}

const ask = ({ method, path, person, body }: Asked): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': person, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const request = http.request(address + path, { method, headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      answer.on('end', () => {
        if (SUCCESS.includes(answer.statusCode ?? 0)) resolve(text);
        else reject(new Error(`${path} answers ${answer.statusCode}: ${text}`));
      });
    });
    request.on('error', reject).end(body);
  });

async function visit(): Promise<void> {
  const person = nextAddress();
  const html = await ask({ method: 'GET', path: lander, person });
  const [, given = '{}'] = /<meta name="first-visit" content="([^"]*)">/.exec(html) ?? [];
  const { lander: mark } = JSON.parse(plainText(given)) as { lander?: string | null };
  if (!mark) throw new Error(`${lander} reports no visit.`);
  await setTimeout(Math.random() * REPORTED_WITHIN);
  await ask({ method: 'POST', path: postLanderVisit.path, person, body: JSON.stringify({ lander: mark, query: '' }) });
}

parentPort?.on('message', async () => {
  await Promise.all(Array.from({ length: visitors }, visit));
  parentPort?.postMessage('done');
});
