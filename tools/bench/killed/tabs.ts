import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { pauseBefore } from '../../../shared/src/api/liveStream.ts';
import { type OpenStream, openStream } from '../liveServer.ts';

/** Open tabs, in a thread of their own. When their server is gone they come to the other one, with the pauses of a page. */
const { first, other, tokens } = workerData as { first: number; other: number; tokens: readonly string[] };
const ignore = (): void => undefined;

/** Tries until it is let in: nobody listens, or too many come at a time. */
async function openAgain(port: number, token: string, attempt = 1): Promise<OpenStream> {
  await setTimeout(pauseBefore(attempt));
  return openStream(port, token, ignore).catch(() => openAgain(port, token, attempt + 1));
}

const opened = await Promise.all(tokens.map((token) => openAgain(first, token)));
parentPort?.postMessage('open');
await Promise.all(
  opened.map(async ({ ended }, tab) => {
    await ended;
    await openAgain(other, tokens[tab] ?? '');
  }),
);
parentPort?.postMessage('back');
