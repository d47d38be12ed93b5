import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { publish, publishShell } from '../../src/delivery/publish.ts';
import { aRemoteBuild, aShellBuild, temporaryFolder } from './support/builds.ts';
import { openDelivery, refusalOf } from './support/delivery.ts';

describe('publishing a build', () => {
  it('keeps every file of the build under its version', async () => {
    const { artifacts } = await openDelivery();
    const published = await publish(artifacts, await aRemoteBuild({ version: '1.4.0' }));

    expect(published).toEqual({ ok: true, value: { remote: 'mf-members', version: '1.4.0', changed: true } });
    expect((await artifacts.read('mf-members', '1.4.0', 'page.aaa.js'))?.toString()).toBe('page()');
    expect((await artifacts.manifest('mf-members', '1.4.0'))?.container).toBe('mf_members_1_4_0');
  });

  it('changes nothing when the same bytes come again', async () => {
    const { artifacts } = await openDelivery();
    await publish(artifacts, await aRemoteBuild());

    expect(await publish(artifacts, await aRemoteBuild())).toMatchObject({ ok: true, value: { changed: false } });
  });

  it('refuses a published version with other bytes and keeps the first ones', async () => {
    const { artifacts } = await openDelivery();
    await publish(artifacts, await aRemoteBuild());
    const refusal = refusalOf(await publish(artifacts, await aRemoteBuild({ files: { 'page.aaa.js': 'other()' } })));

    expect(refusal.rule).toBe('version_taken');
    expect(refusal.remedy).toContain('new version');
    expect((await artifacts.read('mf-members', '1.0.0', 'page.aaa.js'))?.toString()).toBe('page()');
  });

  it('refuses a file that was changed after the build', async () => {
    const { artifacts } = await openDelivery();
    const directory = await aRemoteBuild();
    await writeFile(path.join(directory, 'page.aaa.js'), 'tampered()');

    const refusal = refusalOf(await publish(artifacts, directory));
    expect(refusal.rule).toBe('hash_mismatch');
    expect(refusal.found).toContain('page.aaa.js');
    expect(await artifacts.manifest('mf-members', '1.0.0')).toBeNull();
  });

  it('refuses a compressed form that does not hold the file', async () => {
    const { artifacts } = await openDelivery();
    const directory = await aRemoteBuild();
    await writeFile(path.join(directory, 'page.aaa.js.gz'), gzipSync('tampered()'));

    expect(refusalOf(await publish(artifacts, directory))).toMatchObject({
      rule: 'hash_mismatch',
      found: expect.stringContaining('page.aaa.js.gz'),
    });
  });

  it('refuses a folder that holds no build', async () => {
    const { artifacts } = await openDelivery();

    expect(refusalOf(await publish(artifacts, await temporaryFolder())).rule).toBe('manifest_invalid');
  });

  it('refuses a shell with more examples than a check plays', async () => {
    const delivery = await openDelivery();
    const root = await temporaryFolder();
    const example = { says: 'likes', at: { route: 'members', as: 'member' }, sends: { type: 'mutual' }, shows: [] };
    const { version } = await aShellBuild(root, { version: '1.1.0', eventExamples: Array.from({ length: 21 }, () => example) });

    expect(refusalOf(await publishShell(delivery.shell, path.join(root, version)))).toMatchObject({
      rule: 'manifest_invalid',
      found: 'the manifest of shell@1.1.0: Its examples have 21 examples of events, more than 20.',
    });
  });
});
