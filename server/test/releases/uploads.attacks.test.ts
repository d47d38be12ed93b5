import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FileFacts, Manifest } from '@amarena/shared/federation/manifest';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAP_LIMITS } from '../../src/delivery/sourceMap.ts';
import { UPLOAD_LIMITS } from '../../src/domains/releases/uploadLimits.ts';
import { aRemoteBuild } from '../delivery/support/builds.ts';
import { made, openTokenSite, ruleOf, type TokenSite } from './support.ts';

import { aBuild, aMap, factsOf, fileOf, upload, withFiles } from './uploadSupport.ts';

let site: TokenSite;
beforeAll(async () => {
  site = await openTokenSite();
});
afterAll(() => site.close());

const stored = async (folder: string) => (await site.stores.objects.list(folder)).map(({ key }) => key);

describe('an attack by an upload', () => {
  let token = '';
  beforeAll(async () => {
    token = await site.token({ name: 'attacker', parts: 'mf-chat' });
  });
  const before = () => Promise.all(['artifacts/', 'shell/', 'registry/', 'maps/'].map(stored));

  it.each([
    '../../registry/00000009.json',
    '..%2f..%2fsecret',
    '/etc/passwd',
    'C:\\windows\\x',
    '..\\..\\x.js',
    'a/b.js',
    '.hidden',
    'a\u0000.js',
    'manifest.json',
    'page.js.gz',
    'page.js.br',
    'ünï.js',
    '',
  ])('with the file name %j writes nothing', async (name) => {
    const kept = await before();
    const { manifest } = await aBuild('2.0.0');
    const bytes = Buffer.from(JSON.stringify(manifest).replace('"page.aaa.js":{', `${JSON.stringify(name)}:{`));
    const begun = await site.ask('PUT', upload('2.0.0'), { token, bytes });
    expect([begun.status, (begun.body.refusal as { rule: string }).rule]).toEqual([
      422,
      expect.stringMatching(/upload_refused|manifest_invalid/),
    ]);
    const put = await site.ask('PUT', fileOf('2.0.0', name), { token, bytes: Buffer.from('x') });
    expect(put.status).toBeGreaterThanOrEqual(400);
    expect(put.status).toBeLessThan(500);
    expect(await before()).toEqual(kept);
  });

  it.each(['..', '../1.0.0', '1.0.0/../..', '.', 'a b', '%2e%2e', '', 'x'.repeat(101)])(
    'with the version %j is refused',
    async (version) => {
      const { bytes } = await aBuild('2.0.0');
      const { status, body } = await site.ask('PUT', upload(encodeURIComponent(version)), { token, bytes });
      expect([status, body.code]).toEqual([400, 'validation_failed']);
    },
  );

  it('cannot pass one part off as another, or one version as another', async () => {
    const { bytes } = await aBuild('2.1.0');
    const all = await site.token();
    for (const address of [upload('2.1.0', 'mf-members'), upload('2.1.1'), upload('2.1.0', 'mf-nothing'), upload('2.1.0', 'shell')])
      expect((await site.ask('PUT', address, { token: all, bytes })).status).toBe(422);
    expect((await site.ask('PUT', upload('2.1.0', 'nothing'), { token: all, bytes })).status).toBe(400);
  });

  it('cannot send bytes that the manifest does not name', async () => {
    const { bytes, files } = await aBuild('2.2.0');
    await site.ask('PUT', upload('2.2.0'), { token, bytes });
    const page = files.get('page.aaa.js') ?? bytes;
    const codes = [];
    for (const [file, form, sent] of [
      ['page.aaa.js', 'plain', Buffer.from('pagE()')],
      ['page.aaa.js', 'gz', gzipSync('other()')],
      ['page.aaa.js', 'gz', gzipSync(page, { level: 1 }).subarray(1)],
      ['page.aaa.js', 'br', Buffer.from('not brotli')],
      ['other.js', 'plain', page],
      ['constructor', 'plain', page],
      ['__proto__', 'plain', page],
      ['toString', 'map', page],
    ] as const) {
      const { status, body } = await site.ask('PUT', fileOf('2.2.0', file, form), { token, bytes: sent });
      codes.push([status, (body.refusal as { rule: string }).rule]);
    }
    expect(codes).toEqual([...Array(4).fill([422, 'hash_mismatch']), ...Array(4).fill([422, 'upload_refused'])]);
    expect((await site.ask('PUT', fileOf('2.2.0', 'page.aaa.js', 'exe'), { token, bytes: page })).status).toBe(400);
  });

  it('cannot fill the memory with a few bytes that unpack to gigabytes', async () => {
    const content = Buffer.from('page()');
    const { manifest } = await aBuild('2.3.0');
    const bomb = brotliCompressSync(Buffer.alloc(64 * 1024 * 1024));
    await site.ask('PUT', upload('2.3.0'), { token, bytes: withFiles(manifest, { 'page.js': factsOf(content) }) });
    const used = process.memoryUsage().arrayBuffers;
    const { status } = await site.ask('PUT', fileOf('2.3.0', 'page.js', 'br'), { token, bytes: bomb });
    expect(status).toBe(422);
    expect(process.memoryUsage().arrayBuffers - used).toBeLessThan(32 * 1024 * 1024);
  });

  it.each([
    ['a byte more than the manifest says', 'page.js', 'plain', Buffer.from('page();')],
    ['a compressed form that is far larger', 'page.js', 'gz', Buffer.alloc(40_000)],
  ])('ends at the limit: %s', async (_what, file, form, bytes) => {
    const { manifest } = await aBuild('2.4.0');
    await site.ask('PUT', upload('2.4.0'), { token, bytes: withFiles(manifest, { 'page.js': factsOf(Buffer.from('page()')) }) });
    expect((await site.ask('PUT', fileOf('2.4.0', file, form), { token, bytes })).status).toBe(413);
  });

  it.each([
    [
      'too many files',
      (facts: FileFacts) => Object.fromEntries(Array.from({ length: UPLOAD_LIMITS.files + 1 }, (_, index) => [`f${index}.js`, facts])),
    ],
    ['a file that is too large', (facts: FileFacts) => ({ 'a.js': { ...facts, bytes: UPLOAD_LIMITS.file + 1 } })],
    [
      'too many bytes in all',
      (facts: FileFacts) =>
        Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`f${index}.js`, { ...facts, bytes: UPLOAD_LIMITS.file }])),
    ],
    ['a negative size', (facts: FileFacts) => ({ 'a.js': { ...facts, bytes: -1 } })],
  ])('is refused with %s', async (_what, files) => {
    const { manifest } = await aBuild('2.5.0');
    const { status, body } = await site.ask('PUT', upload('2.5.0'), {
      token,
      bytes: withFiles(manifest, files(factsOf(Buffer.from('x')))),
    });
    expect([status, (body.refusal as { rule: string }).rule]).toEqual([422, 'upload_refused']);
  });

  it('cannot take more room than one token may have, also with many calls at once', async () => {
    const greedy = await site.token({ parts: 'mf-chat' });
    const builds = await Promise.all(Array.from({ length: UPLOAD_LIMITS.uploads + 4 }, (_, index) => aBuild(`3.0.${index}`)));
    const answers = await Promise.all(builds.map(({ bytes }, index) => site.ask('PUT', upload(`3.0.${index}`), { token: greedy, bytes })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(UPLOAD_LIMITS.uploads);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
  });

  it('cannot take more room by forms of its files that the manifest does not count', async () => {
    const greedy = await site.token({ parts: 'mf-chat' });
    const statuses = [];
    for (const version of ['3.4.0', '3.4.1']) {
      const { manifest } = await aBuild(version);
      const facts = { ...factsOf(Buffer.from('x')), bytes: UPLOAD_LIMITS.file, gzip: UPLOAD_LIMITS.file };
      const bytes = withFiles(manifest, Object.fromEntries(['a.js', 'b.js', 'c.js'].map((file) => [file, facts])));
      statuses.push((await site.ask('PUT', upload(version), { token: greedy, bytes })).status);
    }
    expect(statuses).toEqual([200, 422]);
  });

  it('cannot take more room by source maps than one build may have, also with many calls at once', async () => {
    const greedy = await site.token({ parts: 'mf-chat' });
    const { manifest } = await aBuild('3.5.0');
    const names = Array.from({ length: UPLOAD_LIMITS.maps.all / MAP_LIMITS.bytes + 3 }, (_, index) => `f${index}.js`);
    const facts = factsOf(Buffer.from('page()'));
    await site.ask('PUT', upload('3.5.0'), {
      token: greedy,
      bytes: withFiles(manifest, Object.fromEntries(names.map((name) => [name, facts]))),
    });
    const map = aMap('AAAA', MAP_LIMITS.bytes - 100);
    const put = async (file: string) => (await site.ask('PUT', fileOf('3.5.0', file, 'map'), { token: greedy, bytes: map })).status;
    const statuses = await Promise.all(names.map(put));
    expect(statuses.filter((status) => status === 422)).toHaveLength(3);
    expect(await put(names[statuses.indexOf(204)] ?? '')).toBe(204);
    const objects = (await site.stores.objects.list('uploads/')).filter(({ key }) => key.includes('/3.5.0/map/'));
    expect(objects.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(UPLOAD_LIMITS.maps.all);
  });

  it('leaves no file of an upload that was begun anew while the file was on its way', async () => {
    const { bytes, manifest, files } = await aBuild('3.6.0');
    const page = files.get('page.aaa.js') ?? bytes;
    await site.ask('PUT', upload('3.6.0'), { token, bytes });
    const late = request(site.url + fileOf('3.6.0', 'page.aaa.js'), {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream', 'content-length': page.length },
    });
    const answered = once(late, 'response');
    late.write(page.subarray(0, 1));
    // The server writes what arrives into this folder: then it has decided to take the file.
    const receiving = path.join(site.server.config.dataDir, 'receiving');
    while (!existsSync(receiving) || (await readdir(receiving)).length === 0) await nextTurn();
    const { 'page.aaa.js': _left, ...others } = manifest.files;
    expect((await site.ask('PUT', upload('3.6.0'), { token, bytes: withFiles(manifest, others) })).status).toBe(200);
    late.end(page.subarray(1));
    const [answer] = await answered;
    expect(answer.statusCode).toBe(422);
    answer.resume();
    expect((await stored('uploads/')).filter((key) => key.includes('/3.6.0/'))).toEqual([]);
  });

  it('cannot lie about the size of a file, on which its budget depends', async () => {
    const content = Buffer.from('page();'.repeat(500));
    const packed = gzipSync(content);
    const { manifest } = await aBuild('3.1.0');
    const lying = withFiles(manifest, { 'page.js': factsOf(content, { gzip: 10 }) });
    expect((await site.ask('PUT', upload('3.1.0'), { token, bytes: lying })).body.missing).toEqual(['plain/page.js', 'gz/page.js']);
    expect((await site.ask('PUT', fileOf('3.1.0', 'page.js'), { token, bytes: content })).status).toBe(204);
    expect((await site.ask('PUT', fileOf('3.1.0', 'page.js', 'gz'), { token, bytes: packed })).status).toBe(422);
    const published = await site.ask('POST', '/api/delivery/publish', { token, json: { part: 'mf-chat', version: '3.1.0' } });
    expect([published.status, published.body.refusal]).toEqual([422, expect.objectContaining({ rule: 'file_missing' })]);
  });

  it('cannot replace a published version', async () => {
    const client = site.client(token);
    const { directory } = await aBuild('3.2.0');
    made(await client.publish(directory));
    const entry = await site.stores.artifacts.read('mf-chat', '3.2.0', 'page.aaa.js');
    const other = await aRemoteBuild({ remote: 'mf-chat', version: '3.2.0', files: { 'page.aaa.js': 'evil()' } });
    expect(ruleOf(await client.publish(other))).toBe('version_taken');
    expect(await site.stores.artifacts.read('mf-chat', '3.2.0', 'page.aaa.js')).toEqual(entry);
  });

  it('finds no address that sends what is uploaded', async () => {
    const { bytes, files } = await aBuild('3.3.0');
    await site.ask('PUT', upload('3.3.0'), { token, bytes });
    await site.ask('PUT', fileOf('3.3.0', 'page.aaa.js'), { token, bytes: files.get('page.aaa.js') ?? bytes });
    const key = (await stored('uploads/')).find((one) => one.includes('/3.3.0/')) ?? '';
    expect(key).toContain('page.aaa.js');
    for (const address of [
      `/${key}`,
      `/artifacts/../${key}`,
      `/artifacts/..%2f${encodeURIComponent(key)}`,
      '/artifacts/mf-chat/3.3.0/page.aaa.js',
    ])
      expect((await fetch(site.url + address)).status).toBe(404);
  });

  it.each(['[]', 'null', '{', '{"files":{}}', '\u0000', ' '.repeat(10_000)])(
    'with the manifest %j is refused, and nothing breaks',
    async (text) => {
      expect((await site.ask('PUT', upload('4.0.0'), { token, bytes: Buffer.from(text) })).status).toBe(422);
    },
  );

  it.each([
    ['lines without end', aMap(';'.repeat(MAP_LIMITS.lines))],
    ['segments without end', aMap('A,'.repeat(MAP_LIMITS.mappings / 2 + 1))],
    ['sources without end', aMap('AAAA', 0, Array(MAP_LIMITS.json.values + 1).fill(''))],
    ['arrays inside each other without end', Buffer.from('['.repeat(MAP_LIMITS.bytes - 1))],
    ['sources that are no texts', Buffer.from('{"version":3,"sources":[1],"names":[],"mappings":""}')],
  ])('by a source map is refused with %s', async (_what, map) => {
    const own = await site.token({ parts: 'mf-chat' });
    const { bytes } = await aBuild('2.6.0');
    await site.ask('PUT', upload('2.6.0'), { token: own, bytes });
    const { status, body } = await site.ask('PUT', fileOf('2.6.0', 'page.aaa.js', 'map'), { token: own, bytes: map });
    expect([status, body.refusal]).toEqual([422, expect.objectContaining({ rule: 'upload_refused' })]);
    expect((await stored('uploads/')).filter((key) => key.includes('/2.6.0/'))).toEqual([]);
  });

  it('by a source map ends at its limit', async () => {
    const own = await site.token({ parts: 'mf-chat' });
    const { bytes } = await aBuild('2.6.1');
    await site.ask('PUT', upload('2.6.1'), { token: own, bytes });
    const { status } = await site.ask('PUT', fileOf('2.6.1', 'page.aaa.js', 'map'), { token: own, bytes: aMap('AAAA', MAP_LIMITS.bytes) });
    expect(status).toBe(413);
  });

  it('cannot replace the source maps of a published version', async () => {
    const own = await site.token({ parts: 'mf-chat' });
    const { bytes, directory } = await aBuild('2.7.0');
    for (const mappings of ['AAAA', 'AAEE']) {
      await site.ask('PUT', upload('2.7.0'), { token: own, bytes });
      await site.ask('PUT', fileOf('2.7.0', 'page.aaa.js', 'map'), { token: own, bytes: aMap(mappings) });
      if (mappings === 'AAAA') made(await site.client(own).publish(directory));
      const again = await site.ask('POST', '/api/delivery/publish', { token: own, json: { part: 'mf-chat', version: '2.7.0' } });
      expect(again.status).toBe(mappings === 'AAAA' ? 422 : 200);
    }
    expect(await site.stores.artifacts.map('mf-chat', '2.7.0', 'page.aaa.js')).toEqual(aMap('AAAA'));
  });

  it.each([
    ['values without end', (manifest: Manifest) => ({ ...manifest, shared_keys: Array(UPLOAD_LIMITS.json.values * 3).fill(1) })],
    ['arrays inside each other', (manifest: Manifest) => ({ ...manifest, more: JSON.parse('['.repeat(999) + ']'.repeat(999)) })],
  ])('by a manifest is refused with %s', async (_what, changed) => {
    const { manifest } = await aBuild('2.8.0');
    const bytes = Buffer.from(JSON.stringify(changed(manifest)));
    const { status, body } = await site.ask('PUT', upload('2.8.0'), { token, bytes });
    expect([status, body.refusal]).toEqual([422, expect.objectContaining({ rule: 'upload_refused' })]);
  });

  it.each(['\u001b[2J', '\u0000', '\u009b31m'])('cannot have the control character %j in a text of the manifest', async (text) => {
    const { manifest } = await aBuild('4.1.0');
    for (const changed of [
      { ...manifest, licences: { react: `MIT${text}` } },
      { ...manifest, licences: { [`react${text}`]: 'MIT' } },
      { ...manifest, framework: { packages: { vue: text }, files: [] } },
    ]) {
      const { status, body } = await site.ask('PUT', upload('4.1.0'), { token, bytes: Buffer.from(JSON.stringify(changed)) });
      const rule = expect.stringMatching(/upload_refused|manifest_invalid/);
      expect([status, body.refusal]).toEqual([422, expect.objectContaining({ rule })]);
    }
  });

  it('cannot send a manifest without end', async () => {
    const { status } = await site.ask('PUT', upload('4.0.0'), { token, bytes: Buffer.alloc(UPLOAD_LIMITS.manifest + 1) });
    expect(status).toBe(413);
  });
});
