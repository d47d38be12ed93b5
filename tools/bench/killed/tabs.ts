import { parentPort, workerData } from 'node:worker_threads';
import { openAsPage, type Tab } from '../liveServer.ts';

/** Open tabs, in a thread of their own. When their server is gone they come to the other one. */
const { first, other, tabs } = workerData as { first: number; other: number; tabs: readonly Tab[] };
const ignore = (): void => undefined;

/** Resolves once the tab has what it missed. A stream that ends before is opened again. */
async function comeBack(tab: Tab): Promise<void> {
  const heard = Promise.withResolvers<boolean>();
  const { ended } = await openAsPage(other, tab, () => heard.resolve(true));
  if (!(await Promise.race([heard.promise, ended.then(() => false)]))) await comeBack(tab);
}

const opened = await Promise.all(tabs.map(async (tab) => ({ tab, ...(await openAsPage(first, tab, ignore)) })));
parentPort?.postMessage('open');
await Promise.all(
  opened.map(async ({ tab, ended }) => {
    await ended;
    await comeBack(tab);
  }),
);
parentPort?.postMessage('back');
