import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../src/config.ts';
import { activate } from '../../src/delivery/activate.ts';
import { deliveryFolders } from '../../src/delivery/folders.ts';
import { gc } from '../../src/delivery/gc.ts';
import { statusOf, statusTable } from '../../src/delivery/status.ts';
import { aRemoteBuild } from './support/builds.ts';
import { delivered, refusalOf } from './support/delivery.ts';
import { aChatBuild, bundleOf, exactly, openDemanding, publish, publishAttested, settings, withSigstore } from './support/provenance.ts';
import { PIPELINE, RULE } from './support/sigstore.ts';

withSigstore();

describe('publishing with provenance', () => {
  it('adds it to a version that was published without', async () => {
    const delivery = await openDemanding();
    const directory = await aChatBuild();
    delivered(await publish(delivery, directory, null));
    expect(delivered(await publish(delivery, directory, await bundleOf(directory))).changed).toBe(false);
    expect((await activate(delivery, 'mf-chat', '1.0.0')).ok).toBe(true);
  });

  it('keeps the provenance of the build that was published, if the same files were built again', async () => {
    const delivery = await openDemanding();
    await publishAttested(delivery);
    const again = await aRemoteBuild({ remote: 'mf-chat', manifest: { built_at: '2026-11-20T10:00:00.000Z' } });
    delivered(await publish(delivery, again, await bundleOf(again)));
    expect((await activate(delivery, 'mf-chat', '1.0.0')).ok).toBe(true);
  });

  it('keeps the first bundle: another one is refused, even of the same pipeline, and the same one changes nothing', async () => {
    const delivery = await openDemanding();
    const directory = await aChatBuild();
    const [first, second] = [await bundleOf(directory), await bundleOf(directory)];
    delivered(await publish(delivery, directory, first));
    expect(delivered(await publish(delivery, directory, first)).changed).toBe(false);
    expect(refusalOf(await publish(delivery, directory, second))).toEqual({
      rule: 'provenance_taken',
      found: 'another proof of who built mf-chat@1.0.0',
      expected: expect.stringContaining('the one that is stored, of https://github.com/octo/chat at refs/tags/mf-chat@1.0.0'),
      remedy: 'Raise the version, and build, attest and publish that one.',
    });
    expect(await delivery.objects.get('provenance/mf-chat/1.0.0/bundle.json')).toEqual(first);
  });

  it('keeps a bundle that the rules of today do not allow', async () => {
    const delivery = await openDemanding();
    await publishAttested(delivery);
    const later = { ...delivery, ...deliveryFolders(delivery.root, readConfig(settings([exactly('refs/heads/main')])).deliveryProvenance) };
    const directory = await aChatBuild();
    const ref = 'refs/heads/main';
    const pipeline = { ...PIPELINE, ref, workflow: `${RULE.workflow}@${ref}` };
    expect(refusalOf(await publish(later, directory, await bundleOf(directory, { pipeline }))).rule).toBe('provenance_taken');
  });

  it('keeps one of two bundles that arrive at the same time', async () => {
    const delivery = await openDemanding();
    const directory = await aChatBuild();
    const bundles = [await bundleOf(directory), await bundleOf(directory)];
    delivered(await publish(delivery, directory, null));
    const outcomes = await Promise.all(bundles.map((bundle) => publish(delivery, directory, bundle)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const kept = bundles[outcomes.findIndex(({ ok }) => ok)];
    expect(await delivery.objects.get('provenance/mf-chat/1.0.0/bundle.json')).toEqual(kept);
  });

  it('replaces a bundle that proves nothing', async () => {
    const delivery = await openDemanding();
    const directory = await aChatBuild();
    delivered(await publish(delivery, directory, null));
    await delivery.objects.put('provenance/mf-chat/1.0.0/bundle.json', Buffer.from('garbage'));
    delivered(await publish(delivery, directory, await bundleOf(directory)));
    expect(delivered(await activate(delivery, 'mf-chat', '1.0.0')).changed).toBe(true);
  });

  it('is refused for a second build of a version whose first one has none', async () => {
    const delivery = await openDemanding();
    delivered(await publish(delivery, await aChatBuild(), null));
    const again = await aRemoteBuild({ remote: 'mf-chat', manifest: { built_at: '2026-11-20T10:00:00.000Z' } });
    expect(refusalOf(await publish(delivery, again, await bundleOf(again)))).toMatchObject({
      rule: 'provenance_invalid',
      remedy: 'Build, attest and publish under a new version.',
    });
  });

  it('keeps the bundle out of what members load, and removes it with its version', async () => {
    const delivery = await openDemanding();
    await publishAttested(delivery);
    expect(await delivery.artifacts.read('mf-chat', '1.0.0', 'bundle.json')).toBeNull();
    expect((await delivery.objects.list('provenance/')).map(({ key }) => key)).toEqual(['provenance/mf-chat/1.0.0/bundle.json']);
    const later = new Date(Date.now() + 40 * 24 * 60 * 60_000);
    delivered(await gc({ ...delivery, now: () => later }, { days: 30, dry: false }));
    expect(await delivery.objects.list('provenance/')).toEqual([]);
  });
});

describe('status', () => {
  it('says of each version who built it, and of which nobody knows', async () => {
    const delivery = await openDemanding(settings([{ ...RULE, parts: ['mf-payments'] }]));
    await publishAttested(delivery);
    delivered(await activate(delivery, 'mf-chat', '1.0.0'));
    delivered(await publish(delivery, await aChatBuild('1.1.0'), null));
    delivered(await activate(delivery, 'mf-chat', '1.1.0', 10));
    const { versions } = await statusOf(delivery, null);
    expect(versions.filter(({ remote }) => remote === 'mf-chat').map(({ version, provenance }) => [version, provenance])).toEqual([
      ['1.0.0', { state: 'proven', ...PIPELINE, subject: PIPELINE.workflow }],
      ['1.1.0', { state: 'none' }],
    ]);
    const table = await statusTable(delivery, null, new Date());
    expect(table).toContain('mf-chat@1.0.0 was built from https://github.com/octo/chat at refs/tags/mf-chat@1.0.0, commit 3f786850');
    expect(table).toContain('mf-chat@1.1.0 has no provenance');
  });

  it('says nothing of it on a site that verifies none, and has none', async () => {
    const delivery = await openDemanding({});
    delivered(await publish(delivery, await aChatBuild(), null));
    delivered(await activate(delivery, 'mf-chat', '1.0.0'));
    expect(await statusTable(delivery, null, new Date())).not.toContain('provenance');
  });
});
