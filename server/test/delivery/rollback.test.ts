import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { rollback, rollbackTo } from '../../src/delivery/rollback.ts';
import { statusOf, statusTable } from '../../src/delivery/status.ts';
import { delivered, openDelivery, publishBuild, publishShellBuild, refusalOf, type TestDelivery } from './support/delivery.ts';

let delivery: TestDelivery;
const members = async () => (await delivery.registry.read()).remotes['mf-members'];

/** Adds this many generations in which other teams change their parts. */
async function othersChange(count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    const newest = await delivery.registry.read();
    const generation = newest.generation + 1;
    const noted = { generation, at: delivery.now().toISOString(), by: 'another team', what: 'a part of theirs' };
    await delivery.registry.write({ ...noted, registry: { ...newest, generation } });
  }
}

beforeEach(async () => {
  delivery = await openDelivery();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publishBuild(delivery, { version });
  delivered(await activate(delivery, 'mf-members', '1.0.0'));
  delivered(await activate(delivery, 'mf-members', '1.1.0'));
});

describe('one step back', () => {
  it('takes a canary back first, leaves the active version, and goes on from there', async () => {
    delivered(await activate(delivery, 'mf-members', '1.2.0', 20));

    expect(delivered(await rollback(delivery, 'mf-members'))).toMatchObject({
      kind: 'canary',
      remote: 'mf-members',
      version: '1.2.0',
      percent: null,
      generation: 5,
    });
    expect(await members()).toMatchObject({ active: { version: '1.1.0' }, canary: null, taken_back: { why: 'rolled back by anna' } });
    expect(delivered(await rollback(delivery, 'mf-members'))).toMatchObject({ kind: 'version', version: '1.0.0' });
  });

  it('is told with its part, its version and its generation, and stands in the history in words', async () => {
    expect(delivered(await rollback(delivery, 'mf-members'))).toMatchObject({
      kind: 'version',
      remote: 'mf-members',
      version: '1.0.0',
      percent: null,
      generation: 4,
    });
    expect((await delivery.registry.history()).at(-1)).toMatchObject({ by: 'anna', what: 'roll mf-members back to 1.0.0' });
    expect(await members()).toMatchObject({ active: { version: '1.0.0', by: 'anna' }, canary: null, taken_back: null });
  });

  it('leaves the other parts as they are', async () => {
    await publishBuild(delivery, { remote: 'mf-chat' });
    delivered(await activate(delivery, 'mf-chat', '1.0.0'));
    delivered(await rollback(delivery, 'mf-members'));
    const { shell, remotes } = await delivery.registry.read();
    expect([shell?.active.version, remotes['mf-chat']?.active.version]).toEqual(['1.0.0', '1.0.0']);
  });

  it('is refused for a part that was never live', async () => {
    expect(refusalOf(await rollback(delivery, 'mf-chat'))).toMatchObject({ rule: 'nothing_to_return_to', found: 'mf-chat is not live' });
  });

  it('is refused where the version before was collected', async () => {
    await rm(path.join(delivery.root, 'artifacts/mf-members/1.0.0'), { recursive: true });
    expect(refusalOf(await rollback(delivery, 'mf-members'))).toMatchObject({ rule: 'not_published' });
    expect((await members())?.active.version).toBe('1.1.0');
  });

  it('goes back one version alone when two people do it at once', async () => {
    const outcomes = await Promise.all([rollback(delivery, 'mf-members'), rollback(delivery, 'mf-members')]);
    expect(outcomes.filter((outcome) => delivered(outcome).changed)).toHaveLength(1);
    expect((await members())?.active.version).toBe('1.0.0');
  });

  it('is refused where someone made another version live meanwhile', async () => {
    let reads = 0;
    const registry = {
      ...delivery.registry,
      async read() {
        reads += 1;
        // Between the check and the write.
        if (reads === 2) delivered(await activate(delivery, 'mf-members', '1.2.0'));
        return delivery.registry.read();
      },
    };
    expect(refusalOf(await rollback({ ...delivery, registry }, 'mf-members'))).toMatchObject({
      rule: 'registry_busy',
      found: 'mf-members@1.1.0 is to be left',
      expected: 'mf-members@1.2.0, which someone made live meanwhile',
      remedy: 'Check "status", and roll back again if you want to leave that one, too.',
    });
    expect((await members())?.active.version).toBe('1.2.0');
  });

  it('does not wait for a browser', async () => {
    const smoke = async () => {
      throw new Error('A rollback mounted something.');
    };
    expect(delivered(await rollback({ ...delivery, smoke }, 'mf-members')).version).toBe('1.0.0');
  });

  it('returns to the shell before, too', async () => {
    await publishShellBuild(delivery, { version: '1.1.0' });
    delivered(await activate(delivery, 'shell', '1.1.0'));
    delivered(await rollback(delivery, 'shell'));
    expect((await delivery.registry.read()).shell).toMatchObject({ active: { version: '1.0.0' }, previous: null });
  });

  it('goes one version further back each time, and never forward to what was left', async () => {
    delivered(await activate(delivery, 'mf-members', '1.2.0'));
    expect(delivered(await rollback(delivery, 'mf-members')).version).toBe('1.1.0');
    expect(await members()).toMatchObject({ active: { version: '1.1.0' }, previous: { version: '1.0.0' } });
    expect(delivered(await rollback(delivery, 'mf-members')).version).toBe('1.0.0');
    expect(refusalOf(await rollback(delivery, 'mf-members'))).toMatchObject({
      rule: 'nothing_to_return_to',
      found: 'no version of mf-members was live before 1.0.0',
      expected: 'one to return to',
      remedy: 'Activate a version by name: "npm run deliver -- activate mf-members@…".',
    });
    expect(await members()).toMatchObject({ active: { version: '1.0.0' }, previous: null });
  });

  it('follows the order of activations where a version was live twice', async () => {
    let minutes = 0;
    const inTime = { ...delivery, now: () => new Date(Date.UTC(2026, 10, 22, 10, ++minutes)) };
    delivered(await activate(inTime, 'mf-members', '1.0.0'));
    delivered(await activate(inTime, 'mf-members', '1.2.0'));
    const versions = [];
    for (let outcome = await rollback(inTime, 'mf-members'); outcome.ok; outcome = await rollback(inTime, 'mf-members'))
      versions.push(outcome.value.version);
    expect(versions).toEqual(['1.0.0', '1.1.0', '1.0.0']);
  });

  it('stops before a version that was collected', async () => {
    delivered(await activate(delivery, 'mf-members', '1.2.0'));
    await rm(path.join(delivery.root, 'artifacts/mf-members/1.0.0'), { recursive: true });
    delivered(await rollback(delivery, 'mf-members'));
    expect(await members()).toMatchObject({ active: { version: '1.1.0' }, previous: null });
  });

  it('finds what was live before behind many changes by others', async () => {
    delivered(await activate(delivery, 'mf-members', '1.2.0'));
    await othersChange(40);
    delivered(await rollback(delivery, 'mf-members'));
    expect(await members()).toMatchObject({ active: { version: '1.1.0' }, previous: { version: '1.0.0' } });
  });

  it('reads no further back than it must: what is broken at the other end of the history stops nobody', async () => {
    await othersChange(40);
    delivered(await activate(delivery, 'mf-members', '1.2.0'));
    const { generation } = await delivery.registry.read();
    await writeFile(path.join(delivery.root, 'registry/00000001.json'), 'not as it was written');
    await expect(delivery.registry.history()).rejects.toThrow('00000001.json is not JSON');

    expect(delivered(await rollback(delivery, 'mf-members')).version).toBe('1.1.0');
    delivered(await rollbackTo(delivery, generation));
    expect((await members())?.active.version).toBe('1.2.0');
  });

  it('is refused where the version before can run no longer on the live shell', async () => {
    await publishBuild(delivery, { remote: 'mf-chat', version: '1.0.0', sharedKeys: ['react', 'react-dom'] });
    await publishBuild(delivery, { remote: 'mf-chat', version: '1.1.0' });
    await publishShellBuild(delivery, { version: '0.9.0', sharedKeys: ['react', 'react-dom'] });
    for (const [name, version] of [
      ['shell', '0.9.0'],
      ['mf-chat', '1.0.0'],
      ['mf-chat', '1.1.0'],
      ['shell', '1.0.0'],
    ] as const)
      delivered(await activate(delivery, name, version));

    expect(refusalOf(await rollback(delivery, 'mf-chat')).rule).toBe('shared_key_missing');
  });
});

describe('the status', () => {
  it('lists what was published and is not live, the newest twelve of all parts', async () => {
    expect(await statusTable(delivery, null, new Date())).toMatch(
      /^published and not live: mf-members@1\.[02]\.0 of \d{4}-\d\d-\d\d, mf-members@1\.[02]\.0 of \d{4}-\d\d-\d\d$/m,
    );
    const { not_live } = await statusOf(delivery, null);
    expect(not_live.versions.map(({ part, version }) => `${part}@${version}`).sort()).toEqual(['mf-members@1.0.0', 'mf-members@1.2.0']);
    for (let minor = 0; minor < 13; minor += 1) await publishBuild(delivery, { remote: 'mf-chat', version: `2.${minor}.0` });
    delivered(await activate(delivery, 'mf-chat', '2.0.0'));
    delivered(await activate(delivery, 'mf-chat', '2.1.0', 10));
    const table = await statusTable(delivery, null, new Date());
    expect(table.match(/@[\d.]+ of \d{4}/g)).toHaveLength(12);
    expect(table).toContain(', and 1 older');
    expect(table).not.toMatch(/mf-chat@2\.[01]\.0 of/);
    expect((await statusOf(delivery, null, (part) => part === 'mf-chat')).not_live).toMatchObject({ leftOut: 0 });
  });

  it('shows a canary with its share, and why one was taken back', async () => {
    delivered(await activate(delivery, 'mf-members', '1.2.0', 20));
    expect(await statusTable(delivery, null, new Date())).toMatch(/canary 20 %\s+1\.2\.0/);
    delivered(await rollback(delivery, 'mf-members'));
    expect(await statusTable(delivery, null, new Date())).toContain('mf-members@1.2.0 was taken back from 20 %: rolled back by anna');
  });
});
