import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST_FILE, Manifest } from '@amarena/shared/federation/manifest';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { candidateOf, check, frameworksBeside } from '../../src/delivery/check.ts';
import { frameworkAdds, frameworkLine } from '../../src/delivery/frameworks.ts';
import type { PartName } from '../../src/delivery/part.ts';
import type { Refusal } from '../../src/delivery/refusal.ts';
import { statusOf, statusTable } from '../../src/delivery/status.ts';
import { aRemoteBuild } from './support/builds.ts';
import { delivered, openDelivery, publishBuild, publishShellBuild, refusalOf, type TestDelivery } from './support/delivery.ts';

type Build = NonNullable<Parameters<typeof aRemoteBuild>[0]>;

/** A build with React 18 in a file of its own. */
const OWN: Build = {
  sharedKeys: [],
  files: { 'framework.fff.js': 'react()' },
  manifest: { framework: { packages: { react: '18.3.1', 'react-dom': '18.3.1' }, files: ['framework.fff.js'] } },
};

describe('a part that does not run on the React of the shell', () => {
  let delivery: TestDelivery;
  beforeEach(async () => {
    delivery = await openDelivery();
  });

  const live = async (build: Build & Pick<Required<Build>, 'remote'>) => {
    await publishBuild(delivery, build);
    delivered(await activate(delivery, build.remote, build.version ?? '1.0.0'));
  };
  const candidate = async (name: PartName, version: string) => delivered(await candidateOf(delivery, name, version));
  const checked = async (name: PartName, version: string) =>
    check(delivery, await candidate(name, version), await delivery.registry.read());
  const allOf = (refusal: Refusal): readonly Refusal[] => refusal.all ?? [refusal];

  it('keeps running under a shell with another major, which names every part that holds the old one', async () => {
    await live({ remote: 'mf-older', ...OWN });
    await live({ remote: 'mf-members', manifest: { shared_versions: { react: '19.3.1' } } });
    await live({ remote: 'mf-chat' });
    await publishShellBuild(delivery, { version: '2.0.0', sharedVersions: { react: '20.0.0' } });
    const refusals = allOf(refusalOf(await checked('shell', '2.0.0')));
    expect(refusals.map(({ rule, found, expected }) => [rule, found, expected])).toEqual([
      ['contract_mismatch', 'mf-members@1.0.0 was built for react 19.3.1', 'shell 2.0.0 shares react 20.0.0'],
      ['contract_mismatch', 'mf-chat@1.0.0 was built for react 19.0.0', 'shell 2.0.0 shares react 20.0.0'],
    ]);

    for (const remote of ['mf-members', 'mf-chat'] as const) await live({ remote, version: '1.1.0', ...OWN });
    expect(await checked('shell', '2.0.0')).toMatchObject({ ok: true });
  });

  it('is refused without its own, if it was built for another major than the live shell has', async () => {
    await publishBuild(delivery, { manifest: { shared_versions: { react: '20.1.0' } } });
    expect(refusalOf(await checked('mf-members', '1.0.0'))).toMatchObject({
      rule: 'contract_mismatch',
      found: 'mf-members@1.0.0 was built for react 20.1.0',
      remedy: expect.stringContaining('"brings"'),
    });
  });

  it('is listed by check and status with what it costs, also as data', async () => {
    await live({ remote: 'mf-older', ...OWN });
    await live({ remote: 'mf-plain', manifest: { framework: { packages: {}, files: [] } } });
    await live({ remote: 'mf-members' });
    const lines = [
      expect.stringMatching(/^mf-older@1\.0\.0 brings react 18\.3\.1, react-dom 18\.3\.1: 2\d bytes after gzip on each of its pages$/),
      'mf-plain@1.0.0 needs no framework',
    ];
    await publishShellBuild(delivery, { version: '1.1.0' });
    const beside = await frameworksBeside(delivery, await candidate('shell', '1.1.0'));
    expect(beside.map(frameworkLine)).toEqual(lines);
    expect((await statusTable(delivery, null, new Date())).split('\n')).toEqual(expect.arrayContaining(lines));
    expect((await statusOf(delivery, null)).own_frameworks).toEqual(beside);
    expect(await frameworksBeside(delivery, await candidate('mf-older', '1.0.0'))).toEqual(beside.slice(0, 1));
    expect(await frameworksBeside(delivery, await candidate('mf-members', '1.0.0'))).toEqual([]);
    expect((await statusOf(delivery, null, (remote) => remote === 'mf-members')).own_frameworks).toEqual([]);
  });
});

describe('a name on window', () => {
  const built = async (packages: Record<string, string>): Promise<Manifest> => {
    const directory = await aRemoteBuild({ remote: 'mf-gifts', manifest: { framework: { packages, files: [] } } });
    return Manifest.parse(JSON.parse(await readFile(path.join(directory, MANIFEST_FILE), 'utf8')));
  };

  it('is the framework’s own if the version brings that framework, and a trace of the version otherwise', async () => {
    const [vue, preact] = [await built({ vue: '3.5.0' }), await built({ preact: '10.0.0' })];
    expect([frameworkAdds(vue, '__VUE__'), frameworkAdds(vue, '__VUE_SSR_SETTERS__')]).toEqual([true, true]);
    expect([frameworkAdds(vue, 'analytics'), frameworkAdds(vue, 'my__VUE__')]).toEqual([false, false]);
    expect(frameworkAdds(preact, '__VUE__')).toBe(false);
  });
});
