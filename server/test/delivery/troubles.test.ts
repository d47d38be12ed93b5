import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ENTRY_FILE, MANIFEST_FILE } from '@amarena/shared/federation/manifest';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import type { DeliveryStores } from '../../src/delivery/folders.ts';
import { liveSnapshot } from '../../src/delivery/liveSnapshot.ts';
import { publish } from '../../src/delivery/publish.ts';
import { statusTable } from '../../src/delivery/status.ts';
import { aRemoteBuild } from './support/builds.ts';
import { delivered, openDelivery, publishBuild, refusalOf, type TestDelivery, withLiveShell } from './support/delivery.ts';
import { type S3Server, startS3 } from './support/s3Server.ts';
import { inBucket } from './support/stores.ts';

const run = promisify(execFile);

/** A running site on some stores: what members get, and what it logs. */
function aSite(stores: DeliveryStores) {
  const told: string[] = [];
  const live = liveSnapshot({ ...stores, onMissing: () => undefined, onTrouble: ({ message }) => told.push(message) });
  return { told, serves: async () => (await live()).remotes['mf-members']?.active?.version };
}

describe('a manifest that lies', () => {
  it('about a hash is refused with both hashes, and nothing of it is stored', async () => {
    const delivery = await openDelivery();
    const build = await aRemoteBuild();
    const file = path.join(build, MANIFEST_FILE);
    const manifest = JSON.parse(await readFile(file, 'utf8'));
    manifest.files[ENTRY_FILE].integrity = manifest.files['page.aaa.js'].integrity;
    await writeFile(file, JSON.stringify(manifest));

    expect(refusalOf(await publish(delivery.artifacts, build))).toMatchObject({
      rule: 'hash_mismatch',
      found: expect.stringMatching(/^mf-members@1\.0\.0 remoteEntry\.js has sha384-/),
      expected: expect.stringMatching(/^sha384-.* \(manifest\)$/),
    });
    expect(await delivery.objects.list('artifacts/')).toEqual([]);
  });

  it('in the store, about files that were there when it was published, is not made live', async () => {
    const delivery = await openDelivery();
    await publishBuild(delivery);
    const file = path.join(delivery.root, 'artifacts/mf-members/1.0.0', MANIFEST_FILE);
    await writeFile(file, (await readFile(file, 'utf8')).replace('"page.aaa.js":{', '"evil.js":{'));
    expect(refusalOf(await activate(delivery, 'mf-members', '1.0.0')).rule).toBe('file_missing');
    await writeFile(file, '{"schemaVersion":2');
    expect(refusalOf(await activate(delivery, 'mf-members', '1.0.0'))).toMatchObject({
      rule: 'manifest_invalid',
      found: expect.stringContaining(
        'artifacts/mf-members/1.0.0/manifest.json is not a manifest that this release can read: it is not JSON',
      ),
    });
  });
});

describe('a registry that someone edited by hand', () => {
  let delivery: TestDelivery;
  let site: ReturnType<typeof aSite>;
  const fileOf = (generation: number): string => path.join(delivery.root, `registry/0000000${generation}.json`);

  beforeEach(async () => {
    delivery = await openDelivery();
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publishBuild(delivery, { version });
    for (const version of ['1.0.0', '1.1.0']) delivered(await activate(delivery, 'mf-members', version));
    site = aSite(delivery);
    await site.serves();
  });

  it.each([
    ['broken JSON', (text: string) => text.slice(0, 40), /00000004\.json is not JSON/],
    ['a list', () => '[]', /00000004\.json is a registry with schemaVersion undefined; this code reads 1/],
    ['an unknown schema', (text: string) => text.replace('"schemaVersion": 1', '"schemaVersion": 9'), /schemaVersion 9; this code reads 1/],
    [
      'wrong types',
      (text: string) => text.replace('"mf-members": {', '"mf-members": 7, "mf-chat": {'),
      /00000004\.json is not as it was written/,
    ],
    [
      'a lower generation inside',
      (text: string) => text.replaceAll('"generation": 4', '"generation": 2'),
      /says that it is generation 2\. A generation never goes back/,
    ],
  ])('into %s stops every writer with the name of the file, and no page', async (_nonsense, edit, message) => {
    delivered(await activate(delivery, 'mf-members', '1.2.0'));
    await writeFile(fileOf(4), edit(await readFile(fileOf(4), 'utf8')));

    const refusal = refusalOf(await activate(delivery, 'mf-members', '1.0.0'));
    expect(refusal.rule).toBe('registry_broken');
    expect(refusal.found).toMatch(message);
    expect(await site.serves()).toBe('1.1.0');
    expect(site.told).toHaveLength(1);
    // A site that starts now has nothing cached: it continues from the newest readable generation.
    expect(await aSite(delivery).serves()).toBe('1.1.0');
    const status = await statusTable(delivery, null, new Date());
    expect(status).toMatch(/^The registry is broken, and no one can activate: /);
    expect(status).toMatch(/active\s+1\.1\.0/);
  });

  it('so that its newest generation is gone stops every writer, and no page', async () => {
    await rm(fileOf(3));

    expect(refusalOf(await activate(delivery, 'mf-members', '1.2.0'))).toMatchObject({
      rule: 'registry_broken',
      found: expect.stringMatching(/00000003\.json was in force and is missing; the newest one is 2/),
    });
    expect(await site.serves()).toBe('1.1.0');
    expect(site.told).toEqual([expect.stringContaining('generation 2 is the newest one after 3 was in force')]);
  });

  it('takes effect again as soon as it is mended', async () => {
    const whole = await readFile(fileOf(3), 'utf8');
    await rm(fileOf(3));
    await site.serves();
    await writeFile(fileOf(3), whole);
    delivered(await activate(delivery, 'mf-members', '1.2.0'));
    expect(await site.serves()).toBe('1.2.0');
  });
});

describe('forty activations from four machines at once', () => {
  it('all go through, none is lost, and the history tells every one', async () => {
    const delivery = await openDelivery();
    const teams = ['anna', 'bo', 'carla', 'dino'].map((by, team) => ({
      by,
      versions: Array.from({ length: 10 }, (_, index) => `3.${team}.${index}`),
    }));
    for (const { versions } of teams)
      for (const [index, version] of versions.entries())
        await publishBuild(delivery, { remote: index % 2 === 0 ? 'mf-members' : 'mf-chat', version });

    const program = path.join(import.meta.dirname, 'support/activateMany.ts');
    const outcomes = await Promise.all(teams.map(({ by, versions }) => run(process.execPath, [program, delivery.root, by, ...versions])));

    const told = outcomes.flatMap(({ stdout }) => JSON.parse(stdout)) as { generation: number; changed: boolean }[];
    expect(told.map(({ generation }) => generation).sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index + 2));
    const history = (await delivery.registry.history()).slice(1);
    const expected = teams.flatMap(({ by, versions }) =>
      versions.map((version, index) => `${by}: activate ${index % 2 === 0 ? 'mf-members' : 'mf-chat'}@${version}`),
    );
    expect(history.map(({ by, what }) => `${by}: ${what}`).sort()).toEqual(expected.sort());
    const { active, previous } = (await delivery.registry.read()).remotes['mf-chat'] ?? {};
    expect([active?.version, previous?.version].every((version) => version?.startsWith('3.'))).toBe(true);
  }, 60_000);
});

describe('a store that answers 503 for a minute', () => {
  let s3: S3Server;
  beforeAll(async () => {
    s3 = await startS3();
  });
  afterEach(() => {
    s3.behave('serve');
    jest.restoreAllMocks();
  });
  afterAll(() => s3.close());

  it('changes no page, tells the log once a minute, refuses writes, and is used again afterwards', async () => {
    const delivery = await withLiveShell(await inBucket(s3));
    for (const version of ['1.0.0', '1.1.0']) await publishBuild(delivery, { version });
    delivered(await activate(delivery, 'mf-members', '1.0.0'));
    let clock = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => clock);
    // The store is asked in the background, and a later page gets the answer: `settled` waits for that.
    let underWay = 0;
    const watched =
      <Arguments extends unknown[], Value>(call: (...given: Arguments) => Promise<Value>) =>
      async (...given: Arguments) => {
        underWay += 1;
        return call(...given).finally(() => {
          underWay -= 1;
        });
      };
    const { registry, artifacts } = delivery;
    const site = aSite({
      ...delivery,
      registry: { ...registry, generation: watched(registry.generation), read: watched(registry.read) },
      artifacts: { ...artifacts, manifest: watched(artifacts.manifest) },
    });
    const settled = async (): Promise<void> => {
      clock += 1_000;
      await site.serves();
      for (let quiet = 0; quiet < 3; quiet = underWay === 0 ? quiet + 1 : 0) await new Promise((done) => setImmediate(done));
    };
    await site.serves();

    s3.behave('unavailable');
    const requests = s3.requests();
    for (let page = 0; page < 50; page += 1) expect(await site.serves()).toBe('1.0.0');
    expect(s3.requests() - requests).toBeLessThanOrEqual(3);
    for (let second = 0; second < 3; second += 1) await settled();
    expect(site.told).toHaveLength(1);
    expect(refusalOf(await activate(delivery, 'mf-members', '1.1.0'))).toMatchObject({
      rule: 'store_unavailable',
      found: expect.stringContaining('it answers 503 ServiceUnavailable'),
    });
    clock += 60_000;
    await settled();
    expect(site.told).toHaveLength(2);
    expect(await site.serves()).toBe('1.0.0');

    s3.behave('serve');
    delivered(await activate(delivery, 'mf-members', '1.1.0'));
    await settled();
    expect(await site.serves()).toBe('1.1.0');
  });
});
