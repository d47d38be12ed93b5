import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gc } from '../../src/delivery/gc.ts';
import { publish, publishShell } from '../../src/delivery/publish.ts';
import { DAY } from '../../src/times.ts';
import { aRemoteBuild, aShellBuild, temporaryFolder } from './support/builds.ts';
import { delivered, openDelivery } from './support/delivery.ts';
import { openEdge } from './support/edge.ts';
import { startS3 } from './support/s3Server.ts';
import { inBucket, inFolder } from './support/stores.ts';

const MAP = JSON.stringify({
  version: 3,
  sources: ['mf-members/src/entry.tsx'],
  sourcesContent: ['secret()'],
  names: [],
  mappings: 'AAAA',
});

async function withMaps(directory: string, ...scripts: string[]): Promise<string> {
  await mkdir(path.join(directory, 'maps'));
  for (const script of scripts) await writeFile(path.join(directory, 'maps', `${script}.map`), MAP);
  return directory;
}

const aMappedRemote = async () => withMaps(await aRemoteBuild({ version: '2.0.0' }), 'page.aaa.js');

async function aMappedShell(): Promise<string> {
  const root = await temporaryFolder();
  await aShellBuild(root, { version: '2.0.0' });
  return withMaps(path.join(root, '2.0.0'), 'main.ccc.js');
}

/** Every address at which someone may look for a map. */
const GUESSES = [
  '/artifacts/mf-members/2.0.0',
  '/maps/mf-members/2.0.0',
  '/artifacts/maps/mf-members/2.0.0',
  '/artifacts/mf-members/2.0.0/maps',
]
  .flatMap((folder) => [`${folder}/page.aaa.js.map`, `${folder}/page.aaa.js.map.gz`])
  .concat(['/shell/2.0.0/main.ccc.js.map', '/shell/2.0.0/maps/main.ccc.js.map.gz', '/maps/shell/2.0.0/main.ccc.js.map.gz'])
  .concat(['/shell/..%2fmaps%2fshell/2.0.0/main.ccc.js.map.gz', '/artifacts/..%2fmaps/mf-members/2.0.0%2fpage.aaa.js.map.gz']);

let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

const places = {
  'a folder': () => inFolder(),
  'a folder behind a CDN': () => inFolder('https://cdn.example/site'),
  'a bucket': () => inBucket(s3),
};

describe.each(Object.entries(places))('source maps in %s', (_place, open) => {
  it('are stored with their version and sent to no one', async () => {
    const { app, delivery } = await openEdge({ stores: await open() });
    delivered(await publish(delivery.artifacts, await aMappedRemote()));
    delivered(await publishShell(delivery.shell, await aMappedShell()));

    expect((await delivery.artifacts.map('mf-members', '2.0.0', 'page.aaa.js'))?.toString()).toBe(MAP);
    expect((await delivery.shell.map('2.0.0', 'main.ccc.js'))?.toString()).toBe(MAP);
    expect((await app.inject('/artifacts/mf-members/2.0.0/page.aaa.js')).statusCode).toBe(200);
    expect(GUESSES).not.toEqual([]);
    for (const address of GUESSES) {
      const { statusCode, payload } = await app.inject(address);
      expect({ address, statusCode }).toEqual({ address, statusCode: 404 });
      expect(payload).not.toContain('secret()');
    }
    // A CDN reads nothing but this folder.
    const readable = await delivery.objects.list('artifacts/');
    expect(readable.filter(({ key }) => key.includes('.map'))).toEqual([]);
    await app.close();
  });
});

describe('the source maps of a version', () => {
  it('are refused, and the version with them, if no process could decode them', async () => {
    const delivery = await openDelivery();
    const directory = await aMappedRemote();
    await writeFile(path.join(directory, 'maps/page.aaa.js.map'), MAP.replace('AAAA', ';'.repeat(200_000)));
    expect(await publish(delivery.artifacts, directory)).toMatchObject({ error: { rule: 'upload_refused' } });
    expect(await delivery.objects.list('artifacts/')).toEqual([]);
  });

  it('are completed by a publication of the same bytes, and missing for builds without them', async () => {
    const delivery = await openDelivery();
    delivered(await publish(delivery.artifacts, await aRemoteBuild({ version: '2.0.0' })));
    expect(await delivery.artifacts.map('mf-members', '2.0.0', 'page.aaa.js')).toBeNull();
    expect(delivered(await publish(delivery.artifacts, await aMappedRemote())).changed).toBe(false);
    expect(await delivery.artifacts.map('mf-members', '2.0.0', 'page.aaa.js')).not.toBeNull();
  });

  it('are removed with it', async () => {
    const delivery = await openDelivery();
    delivered(await publish(delivery.artifacts, await aMappedRemote()));
    const removed = delivered(await gc({ ...delivery, now: () => new Date(Date.now() + 31 * DAY) }, { days: 30, dry: false }));
    expect(removed.map(({ what }) => what)).toEqual(['mf-members@2.0.0']);
    expect(await delivery.objects.list('maps/')).toEqual([]);
  });
});
