import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@amarena/shared/build/describeBuild';
import { devShellConfig } from '@amarena/shared/build/devConfig';
import { directoryOf, readTarget } from '@amarena/shared/build/target';
import { webpackConfig } from '@amarena/shared/build/webpackConfig';
import { ENTRY_FILE } from '@amarena/shared/federation/manifest';
import type { ShellManifest } from '@amarena/shared/federation/shellManifest';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deliveryFolders } from '../../server/src/delivery/folders.ts';
import { withDevParts } from './devDelivery.ts';
import { type BuildEnd, type DevRemote, startDevRemote } from './devRemote.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'dev-delivery-'));
const shell = { manifest: { version: 'dev-1' } as ShellManifest, fresh: true, read: async () => Buffer.from('shell') };
const ends: BuildEnd[] = [];
let remote: DevRemote;

beforeAll(async () => {
  remote = await startDevRemote(await readTarget(directoryOf('mf-landers')), (end) => ends.push(end));
}, 180_000);
afterAll(async () => {
  await remote.close();
  rmSync(FOLDER, { recursive: true });
});

describe('a remote that is being written', () => {
  it('is built into memory, and its manifest tells the hash of the entry that is served', () => {
    expect(ends).toEqual([{ milliseconds: expect.any(Number), errors: '' }]);
    const { files, container } = remote.manifest();
    expect(files).toEqual({ [ENTRY_FILE]: expect.objectContaining({ integrity: integrityOf(remote.entry()) }) });
    expect(remote.entry().toString()).toContain(container);
  });

  it('stands alone in the place of its published versions, on the development shell', async () => {
    const published = deliveryFolders(FOLDER);
    const { registry, artifacts, shell: shells } = withDevParts(published, shell, remote);
    const live = await registry.read();
    expect(live.remotes['mf-landers']).toMatchObject({ active: { version: 'dev' }, previous: null, canary: null });
    expect(live.shell?.active.version).toBe('dev-1');
    // Editor and landers use this registry, so they find the templates under development.
    expect((await registry.newestReadable())?.remotes['mf-landers']?.active.version).toBe('dev');
    expect(Object.keys((await artifacts.manifest('mf-landers', 'dev'))?.contract.templates ?? {})).toContain('gallery');
    expect(await artifacts.manifest('mf-landers', 'dev')).toMatchObject({ remote: 'mf-landers', version: 'dev' });
    expect(await shells.read('dev-1', 'main.js')).toEqual(Buffer.from('shell'));
    // The published registry does not contain it.
    expect((await published.registry.read()).remotes).toEqual({});
    expect(await published.artifacts.manifest('mf-landers', 'dev')).toBeNull();
  });

  it('makes a generation of every build, so that the next page gets the newest hash', async () => {
    const { registry } = withDevParts(deliveryFolders(FOLDER), shell, { ...remote, builds: () => 3 });
    expect(await registry.generation()).toBe(3);
    expect((await registry.read()).generation).toBe(3);
  });
});

describe('what members get', () => {
  it('has nothing of the development builds in it', async () => {
    const target = await readTarget(directoryOf('shell'));
    expect(webpackConfig(target, '1.0.0', FOLDER)).toMatchObject({ mode: 'production', entry: { main: './src/main.ts' } });
    expect(devShellConfig(target, 'dev-1', FOLDER)).toMatchObject({
      mode: 'development',
      entry: { main: ['./src/development.ts', './src/main.ts'] },
    });
  });
});
