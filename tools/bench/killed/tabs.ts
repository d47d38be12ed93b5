import { parentPort, workerData } from 'node:worker_threads';
import { openAsPage } from '../liveServer.ts';

/** Open tabs, in a thread of their own. When their server is gone they come to the other one. */
const { first, other, tokens } = workerData as { first: number; other: number; tokens: readonly string[] };
const ignore = (): void => undefined;

const opened = await Promise.all(tokens.map((token) => openAsPage(first, token, ignore)));
parentPort?.postMessage('open');
await Promise.all(
  opened.map(async ({ ended }, tab) => {
    await ended;
    await openAsPage(other, tokens[tab] ?? '', ignore);
  }),
);
parentPort?.postMessage('back');
