import { createHash } from 'node:crypto';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { activate } from '../../src/delivery/activate.ts';
import { storesOver } from '../../src/delivery/folders.ts';
import { rollback } from '../../src/delivery/rollback.ts';
import type { ObjectStore } from '../../src/delivery/store/objectStore.ts';
import { delivered, publishBuild, publishShellBuild, type TestDelivery } from './support/delivery.ts';
import { openEdge, type TestEdge } from './support/edge.ts';
import { inFolder } from './support/stores.ts';

/** A script of some kilobytes; each has other words. */
const aScript = (title: string): string =>
  Array.from({ length: 80 }, (_, line) => `say(${line}, '${createHash('md5').update(`${line}`).digest('hex')}');`)
    .concat(`title('${title}');`)
    .join('\n');

const LIST = { old: ['list.1111111111.js', aScript('before')], now: ['list.2222222222.js', aScript('after')] } as const;
const MEMBERS = '/artifacts/mf-members';
const NOW = `${MEMBERS}/1.1.0/${LIST.now[0]}`;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Requests a file like a browser that has `dictionary`. */
const ask = (app: FastifyInstance, url: string, dictionary: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({
    url,
    method,
    headers: { 'accept-encoding': 'gzip, deflate, zstd, dcb, dcz', 'available-dictionary': `:${sha256(dictionary)}:`, ...headers },
  });

/** Decodes an answer as a browser does, after comparing the hash of the dictionary. */
function decoded(payload: Buffer, dictionary: string): string {
  expect(payload.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(payload.subarray(8, 40).toString('base64')).toBe(sha256(dictionary));
  return zstdDecompressSync(payload.subarray(40), { dictionary: Buffer.from(dictionary) }).toString();
}

async function release(delivery: TestDelivery, version: string, files: Record<string, string>): Promise<void> {
  await publishBuild(delivery, { version, files });
  delivered(await activate(delivery, 'mf-members', version));
}

/** A site whose remote was released twice, with one changed word. */
async function afterRelease(options: Parameters<typeof openEdge>[0] = {}): Promise<TestEdge> {
  const edge = await openEdge(options);
  await release(edge.delivery, '1.0.1', { [LIST.old[0]]: LIST.old[1], 'photo.3333333333.webp': LIST.old[1] });
  await release(edge.delivery, '1.1.0', { [LIST.now[0]]: LIST.now[1], 'photo.3333333333.webp': LIST.old[1] });
  return edge;
}

describe('a delta that takes long', () => {
  it('is not waited for: the file is sent whole, and the delta is there for the next browser', async () => {
    let patience = Promise.resolve();
    const edge = await afterRelease({ deltaPatience: () => patience });
    expect((await ask(edge.app, NOW, LIST.old[1])).headers['content-encoding']).not.toBe('dcz');
    patience = new Promise(() => undefined);
    expect((await ask(edge.app, NOW, LIST.old[1])).headers['content-encoding']).toBe('dcz');
    await edge.app.close();
  });

  it('is there for the first browser if the server has noticed the release', async () => {
    const edge = await afterRelease({ deltaPatience: () => Promise.resolve() });
    await edge.released((await edge.delivery.registry.generation()) - 1);
    expect((await ask(edge.app, NOW, LIST.old[1])).headers['content-encoding']).toBe('dcz');
    await edge.app.close();
  });

  it('is there for the first browser after a rollback, whose version nothing names any more', async () => {
    const edge = await afterRelease({ deltaPatience: () => Promise.resolve() });
    delivered(await rollback(edge.delivery, 'mf-members'));
    await edge.released((await edge.delivery.registry.generation()) - 1);
    const back = await ask(edge.app, `${MEMBERS}/1.0.1/${LIST.old[0]}`, LIST.now[1]);
    expect(decoded(back.rawPayload, LIST.now[1])).toBe(LIST.old[1]);
    await edge.app.close();
  });

  it('is not made ahead for a part that is as it was', async () => {
    const edge = await afterRelease({ deltaPatience: () => Promise.resolve() });
    await edge.released(await edge.delivery.registry.generation());
    expect((await ask(edge.app, NOW, LIST.old[1])).headers['content-encoding']).not.toBe('dcz');
    await edge.app.close();
  });
});

describe('a file of a new version, for a browser that has it from another one', () => {
  let edge: TestEdge;
  beforeAll(async () => {
    edge = await afterRelease();
  });
  afterAll(() => edge.app.close());

  it('arrives as what changed, in any form that keeps its hash', async () => {
    const { statusCode, headers, rawPayload } = await ask(edge.app, NOW, LIST.old[1]);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding, available-dictionary',
    });
    expect(decoded(rawPayload, LIST.old[1])).toBe(LIST.now[1]);
    expect(rawPayload.length).toBeLessThan(150);
  });

  it('is described whole to a browser that asks for its headers only, because an empty body is no delta', async () => {
    const { statusCode, headers } = await ask(edge.app, NOW, LIST.old[1], {}, 'HEAD');
    expect(statusCode).toBe(200);
    expect(headers['content-encoding']).not.toBe('dcz');
  });

  it('is a dictionary itself: for the same file in every version, and for no other', async () => {
    const { headers } = await edge.app.inject(NOW);
    const match = /^match="(.+)"$/.exec(String(headers['use-as-dictionary']))?.[1];
    expect(match).toBe(`${MEMBERS}/*/list.*.js`);
    const pattern = new URLPattern({ pathname: match ?? '' });
    expect(pattern.hasRegExpGroups).toBe(false);
    const matches = (path: string) => pattern.test(`https://amarena.example${path}`);
    expect(matches(`${MEMBERS}/2.0.0-0a1b2c3d/list.9999999999.js`)).toBe(true);
    expect(matches(`${MEMBERS}/2.0.0/listed.9999999999.js`)).toBe(false);
    expect(matches('/artifacts/mf-chat/2.0.0/list.9999999999.js')).toBe(false);
  });

  it('is one answer of several, which caches tell apart', async () => {
    const etags = [
      (await ask(edge.app, NOW, LIST.old[1])).headers.etag,
      (await ask(edge.app, NOW, LIST.now[1])).headers.etag,
      (await ask(edge.app, NOW, 'unknown')).headers.etag,
    ];
    expect(new Set(etags).size).toBe(3);
  });

  it('arrives without a second copy if it is a picture that did not change', async () => {
    const { headers, rawPayload } = await ask(edge.app, `${MEMBERS}/1.1.0/photo.3333333333.webp`, LIST.old[1]);
    expect(headers).toMatchObject({ 'content-encoding': 'dcz', 'content-type': 'image/webp' });
    expect(decoded(rawPayload, LIST.old[1])).toBe(LIST.old[1]);
  });

  it('arrives as a delta in a canary, and after a rollback', async () => {
    const other = await afterRelease();
    const canary = ['list.4444444444.js', aScript('canary')] as const;
    await publishBuild(other.delivery, { version: '1.2.0', files: { [canary[0]]: canary[1] } });
    delivered(await activate(other.delivery, 'mf-members', '1.2.0', 10));
    const tried = await ask(other.app, `${MEMBERS}/1.2.0/${canary[0]}`, LIST.now[1]);
    expect(decoded(tried.rawPayload, LIST.now[1])).toBe(canary[1]);

    delivered(await rollback(other.delivery, 'mf-members'));
    delivered(await rollback(other.delivery, 'mf-members'));
    for (const had of [LIST.now[1], canary[1]]) {
      const back = await ask(other.app, `${MEMBERS}/1.0.1/${LIST.old[0]}`, had);
      expect(decoded(back.rawPayload, had)).toBe(LIST.old[1]);
    }
    await other.app.close();
  });

  it('arrives as a delta from a version that came and went while nobody requested a file', async () => {
    const other = await afterRelease();
    const gone = ['list.4444444444.js', aScript('gone')] as const;
    expect((await ask(other.app, NOW, gone[1])).headers['content-encoding']).not.toBe('dcz');
    const since = await other.delivery.registry.generation();
    await publishBuild(other.delivery, { version: '1.2.0', files: { [gone[0]]: gone[1] } });
    delivered(await activate(other.delivery, 'mf-members', '1.2.0'));
    delivered(await rollback(other.delivery, 'mf-members'));
    await other.released(since);
    const back = await ask(other.app, NOW, gone[1]);
    expect(decoded(back.rawPayload, gone[1])).toBe(LIST.now[1]);
    await other.app.close();
  });

  it('arrives as a delta if it is the shell’s', async () => {
    const other = await openEdge();
    for (const [version, title] of [
      ['1.1.0', 'before'],
      ['1.2.0', 'after'],
    ] as const) {
      await publishShellBuild(other.delivery, { version, main: aScript(title), more: { 'deferred.5555555555.js': aScript(title) } });
      delivered(await activate(other.delivery, 'shell', version));
    }
    const { headers, rawPayload } = await ask(other.app, '/shell/1.2.0/deferred.5555555555.js', aScript('before'));
    expect(headers['use-as-dictionary']).toBe('match="/shell/*/deferred.*.js"');
    expect(decoded(rawPayload, aScript('before'))).toBe(aScript('after'));
    await other.app.close();
  });

  it('names the path of a CDN that fetches from the site', async () => {
    const other = await openEdge({ stores: await inFolder('https://cdn.example/site') });
    const { headers } = await other.app.inject(`${MEMBERS}/1.0.0/remoteEntry.js`);
    expect(headers['use-as-dictionary']).toBe('match="/site/artifacts/mf-members/*/remoteEntry.js"');
    await other.app.close();
  });
});

describe('a file is sent whole', () => {
  let edge: TestEdge;
  beforeAll(async () => {
    edge = await afterRelease();
    await publishBuild(edge.delivery, { version: '9.0.0', files: { 'list.9999999999.js': aScript('not live') } });
  });
  afterAll(() => edge.app.close());

  const plain = { 'accept-encoding': 'gzip, deflate' };
  it.each([
    ['to a browser without deltas', NOW, LIST.old[1], plain],
    ['for a dictionary that no version has', NOW, 'unknown', {}],
    ['for a hash in another format', NOW, LIST.old[1], { 'available-dictionary': sha256(LIST.old[1]) }],
    ['for several dictionaries', NOW, LIST.old[1], { 'available-dictionary': `:${sha256(LIST.old[1])}:, :${sha256('other')}:` }],
    ['for the dictionary of another file', `${MEMBERS}/1.1.0/remoteEntry.js`, LIST.old[1], {}],
    ['for the dictionary of another part', '/artifacts/mf-landers/1.0.0/page.aaa.js', LIST.old[1], {}],
    ['for the dictionary of a version that was never live', NOW, aScript('not live'), {}],
    ['if its own version was never live', `${MEMBERS}/9.0.0/list.9999999999.js`, LIST.now[1], {}],
  ])('%s', async (_when, url, dictionary, headers) => {
    const answer = await ask(edge.app, url, dictionary, headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBe('gzip');
    const whole = await edge.app.inject(url);
    expect(gunzipSync(answer.rawPayload).toString()).toBe(whole.payload);
  });

  it('if a delta would be no smaller', async () => {
    const url = `${MEMBERS}/1.1.0/words-de.bbb.js`;
    expect((await ask(edge.app, url, 'words()')).headers['content-encoding']).not.toBe('dcz');
  });

  it.each(['/artifacts/shell/1.0.0/main.ccc.js', `${MEMBERS}/1.1.0/list.0000000000.js`, `${MEMBERS}/9.9.9/list.1111111111.js`])(
    'and not at all if there is none: %s',
    async (url) => {
      expect((await ask(edge.app, url, LIST.old[1])).statusCode).toBe(404);
    },
  );
});

describe('the work for deltas', () => {
  /** A folder that counts what is read, and can lack a file. */
  async function watched() {
    const stores = await inFolder();
    const read: string[] = [];
    const state = { read, lost: '' };
    const objects: ObjectStore = {
      ...stores.objects,
      get: async (key) => {
        read.push(key);
        return key.endsWith(state.lost || '\0') ? null : stores.objects.get(key);
      },
    };
    const edge = await afterRelease({ stores: storesOver(objects) });
    return { ...edge, state };
  }

  it('is done once for a pair of files, by every server from the store alone', async () => {
    const { app, state } = await watched();
    state.read.length = 0;
    const [first] = await Promise.all([1, 2, 3].map(() => ask(app, NOW, LIST.old[1])));
    expect(state.read.filter((key) => key.endsWith(LIST.old[0]))).toHaveLength(1);
    state.read.length = 0;
    const again = await ask(app, NOW, LIST.old[1]);
    expect(state.read).toEqual([]);
    expect(again.rawPayload.equals(first?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    await app.close();
  });

  it('is none for hashes that nobody published: each request reads the file that it gets, and nothing else', async () => {
    const { app, state } = await watched();
    await ask(app, NOW, 'unknown');
    state.read.length = 0;
    const answers = await Promise.all(Array.from({ length: 50 }, (_, one) => ask(app, NOW, `unknown ${one}`)));
    expect(new Set(answers.map(({ headers }) => headers['content-encoding']))).toEqual(new Set(['gzip']));
    expect(state.read).toEqual(answers.map(() => `artifacts/mf-members/1.1.0/${LIST.now[0]}.gz`));
    await app.close();
  });

  it('goes on if an older generation of the registry is broken', async () => {
    const { app, delivery } = await watched();
    await delivery.objects.put('registry/00000002.json', Buffer.from('{'));
    expect((await ask(app, NOW, LIST.old[1])).headers['content-encoding']).toBe('dcz');
    await app.close();
  });

  it('never keeps a file from a browser: if the older one is lost, the file is sent whole', async () => {
    const { app, state } = await watched();
    state.lost = LIST.old[0];
    const { statusCode, headers } = await ask(app, NOW, LIST.old[1]);
    expect([statusCode, headers['content-encoding']]).toEqual([200, 'gzip']);
    await app.close();
  });
});
