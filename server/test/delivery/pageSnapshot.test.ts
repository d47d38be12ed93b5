import { containerName } from '@amarena/shared/federation/manifest';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { liveSnapshot } from '../../src/delivery/liveSnapshot.ts';
import { activeVersions, type PageSnapshot, pageSnapshot } from '../../src/delivery/pageSnapshot.ts';
import { delivered, openDelivery, publishBuild, publishShellBuild, type TestDelivery } from './support/delivery.ts';

const INTEGRITY = expect.stringMatching(/^sha384-/);

describe('what a page is told of what is live', () => {
  let delivery: TestDelivery;
  beforeEach(async () => {
    delivery = await openDelivery();
    for (const version of ['1.0.0', '1.1.0']) await publishBuild(delivery, { version, requires: { runtime: '1.0.0' } });
    delivered(await activate(delivery, 'mf-members', '1.0.0'));
  });

  async function page(choose = activeVersions): Promise<PageSnapshot> {
    const onTrouble = (error: Error) => {
      throw error;
    };
    const settings = { artifactsAddress: 'https://cdn.example/artifacts/', askEvery: 0, onMissing: () => undefined, onTrouble };
    return pageSnapshot(await liveSnapshot({ ...delivery, ...settings })(), choose);
  }

  it('is where the entry of a version lies, what it needs, and the hash of each of its scripts alone', async () => {
    await publishBuild(delivery, { remote: 'mf-chat', files: { 'words.css': 'a {}' }, requires: { runtime: '1.0.0', bus: '1.0.0' } });
    delivered(await activate(delivery, 'mf-chat', '1.0.0'));
    const { snapshot } = await page();
    expect(snapshot.remotes['mf-chat']).toEqual([
      {
        version: '1.0.0',
        container: containerName('mf-chat', '1.0.0'),
        base: 'https://cdn.example/artifacts/mf-chat/1.0.0/',
        requires: { runtime: '1.0.0', bus: '1.0.0' },
        integrity: { 'remoteEntry.js': INTEGRITY, 'page.aaa.js': INTEGRITY, 'words-de.bbb.js': INTEGRITY },
      },
    ]);
  });

  it('is the shell of the site under its own address, with the hash of each of its scripts', async () => {
    await publishShellBuild(delivery, { version: '1.1.0' });
    delivered(await activate(delivery, 'shell', '1.1.0'));
    const { shell, snapshot, artifactsAddress } = await page();
    expect(snapshot).toMatchObject({ schemaVersion: 1, generation: 3 });
    expect(snapshot.shell).toEqual({
      version: '1.1.0',
      base: '/shell/1.1.0/',
      integrity: { 'main.ccc.js': INTEGRITY, 'words-de.ddd.js': INTEGRITY },
    });
    expect([shell.version, artifactsAddress]).toEqual(['1.1.0', 'https://cdn.example/artifacts/']);
  });

  it('is the active version alone where none was live before it', async () => {
    const { snapshot, manifests } = await page();
    expect(snapshot.remotes['mf-members']?.map(({ version }) => version)).toEqual(['1.0.0']);
    expect(manifests['mf-members']?.map(({ version }) => version)).toEqual(['1.0.0']);
  });

  it('is the version before as well, behind the active one', async () => {
    delivered(await activate(delivery, 'mf-members', '1.1.0'));
    const { snapshot, manifests } = await page();
    expect(snapshot.remotes['mf-members']?.map(({ version }) => version)).toEqual(['1.1.0', '1.0.0']);
    expect(manifests['mf-members']?.map(({ version }) => version)).toEqual(['1.1.0', '1.0.0']);
  });

  it('is what is chosen for the page, remote by remote', async () => {
    await publishBuild(delivery, { remote: 'mf-chat' });
    delivered(await activate(delivery, 'mf-chat', '1.0.0'));
    const { snapshot, manifests } = await page((remote, versions) => (remote === 'mf-chat' ? [] : activeVersions(remote, versions)));
    expect([snapshot.remotes['mf-chat'], manifests['mf-chat']]).toEqual([[], []]);
    expect(snapshot.remotes['mf-members']).toHaveLength(1);
  });
});
