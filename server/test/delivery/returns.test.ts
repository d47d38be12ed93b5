import { rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { rollback, rollbackTo } from '../../src/delivery/rollback.ts';
import { rollbackToStep } from '../../src/delivery/steps.ts';
import { delivered, openDelivery, publishBuild, publishShellBuild, refusalOf, type TestDelivery } from './support/delivery.ts';

let delivery: TestDelivery;
const members = async () => (await delivery.registry.read()).remotes['mf-members'];
/** Removes a version as `gc` does. */
const collect = (version: string) => rm(path.join(delivery.root, 'artifacts/mf-members', version), { recursive: true });
/** Publishes a version with other bytes than those that went live. */
const publishOther = (version: string) => publishBuild(delivery, { version, files: { 'page.aaa.js': 'steal()' } });

beforeEach(async () => {
  delivery = await openDelivery();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publishBuild(delivery, { version });
  delivered(await activate(delivery, 'mf-members', '1.0.0'));
  delivered(await activate(delivery, 'mf-members', '1.1.0'));
});

describe('a return to a generation', () => {
  it('makes its whole live set the next generation', async () => {
    await publishBuild(delivery, { remote: 'mf-chat' });
    await publishShellBuild(delivery, { version: '1.1.0' });
    delivered(await activate(delivery, 'mf-chat', '1.0.0'));
    delivered(await activate(delivery, 'shell', '1.1.0'));

    expect(delivered(await rollbackTo(delivery, 2)).generation).toBe(6);
    const { shell, remotes } = await delivery.registry.read();
    expect([shell?.active.version, remotes['mf-members']?.active.version, remotes['mf-chat']]).toEqual(['1.0.0', '1.0.0', undefined]);
    expect((await delivery.registry.history()).at(-1)).toMatchObject({
      generation: 6,
      by: 'anna',
      at: '2026-11-21T10:00:00.000Z',
      what: 'return to the live set of generation 2',
    });
  });

  it('is refused with the name of a version that the store no longer has', async () => {
    await collect('1.0.0');
    expect(refusalOf(await rollbackTo(delivery, 2))).toMatchObject({ rule: 'not_published', found: 'no mf-members@1.0.0 in the store' });
    expect((await members())?.active.version).toBe('1.1.0');
  });

  it('is refused for a generation that never was', async () => {
    expect(refusalOf(await rollbackTo(delivery, 99))).toMatchObject({
      rule: 'nothing_to_return_to',
      found: 'no generation 99',
      expected: 'a generation that "history" lists',
      remedy: 'Run "npm run deliver -- history" and choose one.',
    });
  });

  it('is refused where the store lacks a version behind its live one', async () => {
    const { generation } = await delivery.registry.read();
    await collect('1.0.0');
    expect(refusalOf(await rollbackTo(delivery, generation)).found).toBe('no mf-members@1.0.0 in the store');
    await publishBuild(delivery, { version: '1.0.0' });
    expect(delivered(await rollbackTo(delivery, generation)).generation).toBe(generation + 1);
  });

  it('leaves the canaries out, which nobody has checked since, and says so', async () => {
    delivered(await activate(delivery, 'mf-members', '1.2.0', 20));
    const { generation } = await delivery.registry.read();
    delivered(await rollback(delivery, 'mf-members'));
    // Nothing needs it any more.
    await collect('1.2.0');

    const said: string[] = [];
    delivered(await rollbackToStep(delivery, generation, (line) => said.push(line)));
    expect(said).toEqual([
      `the live set of generation ${generation} is live again, generation ${generation + 2}`,
      'the canary mf-members@1.2.0 does not return: "npm run deliver -- activate mf-members@1.2.0 --percent 20" checks it and tries it again',
    ]);
    expect(await members()).toMatchObject({ active: { version: '1.1.0' }, canary: null });
    expect((await delivery.registry.history()).at(-1)?.what).toBe(
      `return to the live set of generation ${generation}, without the canary mf-members@1.2.0`,
    );
  });

  it('does not wait for a browser', async () => {
    const smoke = async () => {
      throw new Error('A return mounted something.');
    };
    delivered(await rollbackTo({ ...delivery, smoke }, 2));
    expect((await members())?.active.version).toBe('1.0.0');
  });

  it('is refused where its versions cannot run together', async () => {
    await publishShellBuild(delivery, { version: '0.9.0', sharedKeys: [] });
    const { generation, ...registry } = await delivery.registry.read();
    const mark = { version: '0.9.0', at: delivery.now().toISOString(), by: 'anna' };
    const broken = { ...registry, generation: generation + 1, shell: { active: mark, previous: null } };
    await delivery.registry.write({ generation: generation + 1, at: mark.at, by: 'anna', what: 'by hand', registry: broken });
    expect(refusalOf(await rollbackTo(delivery, generation + 1)).rule).toBe('shared_key_missing');
  });
});

describe('a version that was collected, and published again with other bytes', () => {
  const everything = () => delivery.registry.read().then(({ remotes, shell }) => ({ remotes, shell }));

  it('does not return with its generation', async () => {
    delivered(await activate(delivery, 'mf-members', '1.2.0'));
    await collect('1.0.0');
    await publishOther('1.0.0');
    const before = await everything();

    expect(refusalOf(await rollbackTo(delivery, 2))).toMatchObject({
      rule: 'bytes_changed',
      found: expect.stringMatching(/^mf-members@1\.0\.0 with a manifest\.json of sha384-/),
      expected: expect.stringMatching(/^the manifest\.json of sha384-.+ with which it went live 2026-11-21T10:00:00\.000Z$/),
      remedy: expect.stringContaining('"npm run deliver -- activate mf-members@1.0.0"'),
    });
    expect(await everything()).toEqual(before);
  });

  it('does not return behind the live one, where a browser would start it', async () => {
    delivered(await activate(delivery, 'mf-members', '1.2.0'));
    await collect('1.0.0');
    await publishOther('1.0.0');
    expect(refusalOf(await rollbackTo(delivery, 3)).rule).toBe('bytes_changed');

    delivered(await rollback(delivery, 'mf-members'));
    expect(await members()).toMatchObject({ active: { version: '1.1.0' }, previous: null });
  });

  it('does not return by a step back', async () => {
    await collect('1.0.0');
    await publishOther('1.0.0');
    expect(refusalOf(await rollback(delivery, 'mf-members')).rule).toBe('bytes_changed');
    expect((await members())?.active.version).toBe('1.1.0');
  });

  it('is told from one of a shell in the same way', async () => {
    await publishShellBuild(delivery, { version: '1.1.0' });
    delivered(await activate(delivery, 'shell', '1.1.0'));
    await rm(path.join(delivery.root, 'shell/1.0.0'), { recursive: true });
    await publishShellBuild(delivery, { version: '1.0.0', main: 'steal()' });
    expect(refusalOf(await rollback(delivery, 'shell')).rule).toBe('bytes_changed');
    expect(refusalOf(await rollbackTo(delivery, 1)).found).toContain('shell@1.0.0');
  });

  it('returns if it has the same bytes', async () => {
    delivered(await activate(delivery, 'mf-members', '1.2.0'));
    await collect('1.0.0');
    await publishBuild(delivery, { version: '1.0.0' });
    delivered(await rollbackTo(delivery, 2));
    expect((await members())?.active.version).toBe('1.0.0');
  });
});

describe('a generation from before the bytes were recorded', () => {
  /** Rewrites the newest generation as an older release wrote it. */
  async function asBefore(): Promise<number> {
    const { generation, ...registry } = await delivery.registry.read();
    const written = JSON.parse(JSON.stringify(registry), (key, value: unknown) => (key === 'manifest' ? undefined : value));
    const next = { generation: generation + 1, at: delivery.now().toISOString(), by: 'anna', what: 'by an older release' };
    await delivery.registry.write({ ...next, registry: { ...written, generation: next.generation } });
    return next.generation;
  }

  it('returns as long as the newest one names its versions, which nothing collects', async () => {
    const older = await asBefore();
    delivered(await activate(delivery, 'mf-members', '1.0.0'));
    delivered(await rollbackTo(delivery, older));
    expect(await members()).toMatchObject({ active: { version: '1.1.0' }, previous: { version: '1.0.0' } });
  });

  it('does not return with a version that may have been collected meanwhile', async () => {
    const older = await asBefore();
    delivered(await activate(delivery, 'mf-members', '1.2.0'));
    expect(refusalOf(await rollbackTo(delivery, older))).toMatchObject({
      rule: 'bytes_changed',
      found: expect.stringContaining('mf-members@1.0.0'),
      expected: 'the bytes with which it went live 2026-11-21T10:00:00.000Z, which generations did not record then',
    });
  });

  it('still takes one step back', async () => {
    await asBefore();
    delivered(await rollback(delivery, 'mf-members'));
    expect((await members())?.active.version).toBe('1.0.0');
  });
});
