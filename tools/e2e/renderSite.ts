import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildApp } from '../../server/src/compose/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { startDemo } from '../../server/src/db/seed/startDemo.ts';
import { deliveryFolders } from '../../server/src/delivery/folders.ts';
import { createRenderer, type Renderer } from '../../server/src/rendering/renderer.ts';
import { PUBLISHED } from '../setup/publishMissing.ts';
import { changed, publishCopy, withCopy } from './variants.ts';

/**
 * A site with the demonstration for the journeys of rendered pages, on a copy of what another one has published, with
 * two more versions of mf-members that are not live: one with another word, and one that only browsers can render. Lines
 * on the standard input: `fill` occupies all render processes and their queue, `free` ends that, `log` answers once
 * everything before it is logged. Answers are lines of JSON.
 */
const REMOTE = 'mf-members';
const OLD_WORD = 'Risultati';
const NEW_WORD = 'Risultati di prova';
const PROCESSES = 2;
/** More than there is room for. */
const ENOUGH = 100;
/** Milliseconds: longer than any journey, because nothing but `free` may end what occupies the processes. */
const LONGEST = 600_000;

const tell = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value)}\n`);

async function publishVersions(dataDir: string) {
  const stores = deliveryFolders(dataDir);
  const active = (await stores.registry.read()).remotes[REMOTE]?.active.version ?? '';
  const versions = { active, changed: `${active}-changed`, broken: `${active}-broken` };
  await withCopy(REMOTE, async (directory) => {
    await changed(join(directory, 'src/words/it.ts'), (text) =>
      text.replace(`'results.label': '${OLD_WORD}'`, `'results.label': '${NEW_WORD}'`),
    );
    await publishCopy(stores, directory, versions.changed);
    await changed(join(directory, 'src/MemberCards.tsx'), (text) =>
      text.replace('const labels =', 'if (window.innerWidth === 0) return null;\n  const labels ='),
    );
    await publishCopy(stores, directory, versions.broken);
  });
  return { ...versions, words: [OLD_WORD, NEW_WORD] };
}

const PLATFORM = `module.exports.platform = {
  modules: {},
  page: (run) => run().page,
  render: async (page, input, ask) => ({ html: await page(ask), styles: '', links: '', answers: [] }),
};`;
const WAITING = "module.exports.page = async (ask) => { await ask('/api/never.php', {}); return ''; };";

/** Occupies all processes and all places in the queue. Returns a function that frees them. */
async function fill(renderer: Renderer): Promise<() => Promise<void>> {
  const [gate, all] = [Promise.withResolvers<object>(), Promise.withResolvers<void>()];
  let occupied = 0;
  const ask = () => {
    occupied += 1;
    if (occupied === PROCESSES) all.resolve();
    return gate.promise;
  };
  const wait = () =>
    renderer.render({
      platform: { id: 'a platform that waits', code: PLATFORM },
      page: { id: 'a page that waits', code: WAITING },
      input: { path: '/', language: 'it', settings: {}, container: 'mf_waiting' },
      ask,
    });
  // Those for which there is no room are refused.
  const begin = () => Array.from({ length: ENOUGH }, () => wait().catch(() => undefined));
  const waiting = begin();
  await all.promise;
  // A process that has just started took one out of the queue.
  waiting.push(...begin());
  return async () => {
    gate.resolve({});
    await Promise.all(waiting);
  };
}

async function serve(from: string): Promise<void> {
  const config = readConfig(process.env);
  for (const folder of PUBLISHED) await cp(join(from, folder), join(config.dataDir, folder), { recursive: true });
  const versions = await publishVersions(config.dataDir);
  const renderer = createRenderer({ within: LONGEST, processes: PROCESSES });
  const app = await buildApp(config, { renderer });
  const endDemo = await startDemo(app, () => undefined);
  await app.start();
  tell({ address: config.publicUrl, ...versions });
  let free = async (): Promise<void> => undefined;
  for await (const order of createInterface({ input: process.stdin })) {
    if (order === 'fill') free = await fill(renderer);
    if (order === 'free') await free();
    tell({ done: order });
  }
  endDemo();
  await app.close();
  process.exit(0);
}

await serve(process.argv[2] ?? '');
