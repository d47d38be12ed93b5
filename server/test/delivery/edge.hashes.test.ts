import { Boot } from '@amarena/shared/federation/boot';
import { HASHES_FILE } from '@amarena/shared/federation/manifest';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { delivered, publishBuild, publishShellBuild } from './support/delivery.ts';
import { openEdge, type TestEdge } from './support/edge.ts';

const INTEGRITY = expect.stringMatching(/^sha384-/);
const LATER = { 'later.fff.js': 'later()' };
const WITH_HASHES = { ...LATER, [HASHES_FILE]: '{}' };

describe('the hashes in a document', () => {
  let edge: TestEdge;
  beforeAll(async () => {
    edge = await openEdge({ boot: { language: 'de' } });
    const { delivery } = edge;
    await publishBuild(delivery, { remote: 'mf-members', version: '1.1.0', files: WITH_HASHES, requires: { runtime: '1.0.0' } });
    await publishBuild(delivery, { remote: 'mf-landers', version: '1.1.0', files: WITH_HASHES, requires: { runtime: '1.0.0' } });
    await publishShellBuild(delivery, {
      version: '1.1.0',
      more: { ...WITH_HASHES, 'next.ggg.js': 'next()', 'styles.hhh.js': 'style()', 'sw.js': 'work()' },
      styleScripts: ['styles.hhh.js'],
      deferred: { de: ['next.ggg.js'] },
    });
    await publishShellBuild(delivery, { version: '1.2.0', more: LATER });
    for (const remote of ['mf-members', 'mf-landers'] as const) delivered(await activate(delivery, remote, '1.1.0'));
  });
  afterAll(() => edge.app.close());

  const snapshotOf = async (path: string): Promise<Boot['snapshot']> =>
    Boot.parse(JSON.parse((await edge.app.inject(path)).payload.match(/id="boot">(.*?)<\/script>/s)?.[1] ?? '')).snapshot;

  it('are all of them under a shell that cannot read the files with the rest', async () => {
    const { shell, remotes } = await snapshotOf('/members');
    expect([shell.hashes, remotes['mf-members']?.[0]?.hashes]).toEqual([undefined, undefined]);
    expect(remotes['mf-members']?.[0]?.integrity).toMatchObject({ 'page.aaa.js': INTEGRITY, 'later.fff.js': INTEGRITY });
  });

  it('are those of what the route loads first, and of the entry of every other version, with the hash of each file with the rest', async () => {
    delivered(await activate(edge.delivery, 'shell', '1.1.0'));
    const { shell, remotes } = await snapshotOf('/members');
    expect([shell.hashes, Object.keys(shell.integrity).sort()]).toEqual([
      INTEGRITY,
      ['main.ccc.js', 'next.ggg.js', 'styles.hhh.js', 'sw.js', 'words-de.ddd.js'],
    ]);
    const [members, before] = remotes['mf-members'] ?? [];
    expect(members?.hashes).toEqual(INTEGRITY);
    expect(Object.keys(members?.integrity ?? {}).sort()).toEqual(['page.aaa.js', 'remoteEntry.js', 'words-de.bbb.js']);
    expect(Object.keys(remotes['mf-landers']?.[0]?.integrity ?? {})).toEqual(['remoteEntry.js']);
    // Published before such files existed.
    expect(before?.hashes).toBeUndefined();
    expect(Object.keys(before?.integrity ?? {})).toContain('words-de.bbb.js');
  });

  it('are all of them again under an older shell, after a rollback', async () => {
    delivered(await activate(edge.delivery, 'shell', '1.2.0'));
    const { shell, remotes } = await snapshotOf('/members');
    expect([shell.hashes, Object.keys(shell.integrity)]).toEqual([undefined, expect.arrayContaining(['later.fff.js'])]);
    expect(remotes['mf-landers']?.[0]?.integrity).toMatchObject({ 'later.fff.js': INTEGRITY });
  });
});
