import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST_FILE } from '@amarena/shared/federation/manifest';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../src/config.ts';
import { activate } from '../../src/delivery/activate.ts';
import { inFolder } from '../../src/delivery/buildSource.ts';
import { deliveryFolders } from '../../src/delivery/folders.ts';
import { publishProven } from '../../src/delivery/provenance/publishProven.ts';
import { rollback } from '../../src/delivery/rollback.ts';
import { aRemoteBuild, temporaryFolder } from './support/builds.ts';
import { delivered, publishShellBuild, refusalOf, withLiveShell } from './support/delivery.ts';
import {
  aChatBuild,
  bundleOf,
  changed,
  exactly,
  openDemanding,
  publish,
  publishAttested,
  settings,
  sigstore,
  withSigstore,
} from './support/provenance.ts';
import { openSigstore, PIPELINE, RULE, statementAbout, type TestBundle } from './support/sigstore.ts';

withSigstore();

describe('a part that needs provenance', () => {
  it('goes live with a bundle that its pipeline got for its manifest, as a canary and for everyone', async () => {
    const delivery = await openDemanding();
    await publishAttested(delivery);
    expect(delivered(await activate(delivery, 'mf-chat', '1.0.0')).changed).toBe(true);
    await publishAttested(delivery, '1.1.0');
    delivered(await activate(delivery, 'mf-chat', '1.1.0', 10));
    expect(delivered(await activate(delivery, 'mf-chat', '1.1.0', 50)).percent).toBe(50);
  });

  it.each([
    ['for everyone', 100],
    ['as a canary', 10],
  ])('does not go live %s without provenance, and the refusal says who may build it', async (_for, percent) => {
    const delivery = await openDemanding();
    await publishAttested(delivery);
    delivered(await activate(delivery, 'mf-chat', '1.0.0'));
    delivered(await publish(delivery, await aChatBuild('1.1.0'), null));
    expect(refusalOf(await activate(delivery, 'mf-chat', '1.1.0', percent))).toEqual({
      rule: 'provenance_missing',
      found: 'mf-chat@1.1.0 without provenance',
      expected: expect.stringContaining('https://github.com/octo/chat at refs/tags/mf-chat@*'),
      remedy: expect.stringContaining('--provenance'),
    });
  });

  it('is not raised from a canary to more visitors once the site demands provenance', async () => {
    const root = await temporaryFolder();
    const before = await withLiveShell(deliveryFolders(root));
    for (const version of ['1.0.0', '1.1.0']) delivered(await publish(before, await aChatBuild(version), null));
    delivered(await activate(before, 'mf-chat', '1.0.0'));
    delivered(await activate(before, 'mf-chat', '1.1.0', 10));
    const delivery = { ...before, ...deliveryFolders(root, readConfig(settings()).deliveryProvenance) };
    expect(refusalOf(await activate(delivery, 'mf-chat', '1.1.0', 50)).rule).toBe('provenance_missing');
  });

  it('returns to a version without provenance that was live before', async () => {
    const root = await temporaryFolder();
    const before = await withLiveShell(deliveryFolders(root));
    delivered(await publish(before, await aChatBuild('1.0.0'), null));
    delivered(await activate(before, 'mf-chat', '1.0.0'));
    const delivery = { ...before, ...deliveryFolders(root, readConfig(settings()).deliveryProvenance) };
    await publishAttested(delivery, '1.1.0');
    delivered(await activate(delivery, 'mf-chat', '1.1.0'));
    expect(delivered(await rollback(delivery, 'mf-chat')).version).toBe('1.0.0');
  });

  it('leaves other parts as they are', async () => {
    const delivery = await openDemanding();
    delivered(await publishProven(delivery, 'mf-members', inFolder(await aRemoteBuild()), null));
    expect((await activate(delivery, 'mf-members', '1.0.0')).ok).toBe(true);
  });

  it('means every part with a rule for all, guests and the shell, too', async () => {
    const delivery = await openDemanding();
    const all = { ...delivery, ...deliveryFolders(delivery.root, readConfig(settings([{ ...RULE, parts: ['all'] }])).deliveryProvenance) };
    delivered(await publishProven(all, 'mf-gifts', inFolder(await aRemoteBuild({ remote: 'mf-gifts' })), null));
    expect(refusalOf(await activate(all, 'mf-gifts', '1.0.0')).rule).toBe('provenance_missing');
    await publishShellBuild(all, { version: '1.1.0' });
    expect(refusalOf(await activate(all, 'shell', '1.1.0')).rule).toBe('provenance_missing');
  });
});

describe('a bundle from another pipeline', () => {
  it.each([
    ['another repository', { repository: 'https://github.com/evil/chat' }],
    ['a repository that begins alike', { repository: 'https://github.com/octo/chat2' }],
    ['a branch in place of a tag', { ref: 'refs/heads/main' }],
    ['the tag of another part', { ref: 'refs/tags/mf-members@1.0.0' }],
    ['another workflow', { workflow: `${RULE.repository}/.github/workflows/other.yml@${PIPELINE.ref}` }],
    ['its workflow as another ref has it', { workflow: `${RULE.workflow}@refs/heads/evil` }],
    ['no ref', { ref: undefined }],
    ['no workflow', { workflow: undefined }],
    ['no repository', { repository: undefined }],
  ])('is refused: %s', async (_what, other) => {
    const delivery = await openDemanding();
    const directory = await aChatBuild();
    const refusal = refusalOf(await publish(delivery, directory, await bundleOf(directory, { pipeline: { ...PIPELINE, ...other } })));
    expect(refusal).toMatchObject({ rule: 'provenance_foreign', expected: expect.stringContaining(RULE.workflow) });
    expect(await delivery.artifacts.manifest('mf-chat', '1.0.0')).toBeNull();
  });

  it.each([
    ['another issuer', 'https://gitlab.com'],
    ['no issuer', undefined],
  ])('proves nothing with %s: the trust root vouches for one', async (_what, issuer) => {
    const delivery = await openDemanding();
    const directory = await aChatBuild();
    const refusal = refusalOf(await publish(delivery, directory, await bundleOf(directory, { pipeline: { ...PIPELINE, issuer } })));
    expect(refusal).toMatchObject({ rule: 'provenance_invalid', found: expect.stringContaining(`vouches for ${RULE.issuer}`) });
  });

  it('is refused if a repository of the same name has another id', async () => {
    const delivery = await openDemanding(settings([{ ...RULE, repository_id: '1' }]));
    const directory = await aChatBuild();
    expect(refusalOf(await publish(delivery, directory, await bundleOf(directory)))).toMatchObject({
      rule: 'provenance_foreign',
      found: expect.stringContaining('repository id 4711'),
      expected: expect.stringContaining('repository id 1'),
    });
  });

  it.each([
    ['a branch that begins like the one of the rule', 'refs/heads/main-evil'],
    ['a branch below it', 'refs/heads/main/evil'],
    ['a tag of its name', 'refs/tags/main'],
  ])('is refused from %s', async (_what, ref) => {
    const delivery = await openDemanding(settings([exactly('refs/heads/main')]));
    const directory = await aChatBuild();
    const pipeline = { ...PIPELINE, ref, workflow: `${RULE.workflow}@${ref}` };
    expect(refusalOf(await publish(delivery, directory, await bundleOf(directory, { pipeline }))).rule).toBe('provenance_foreign');
  });

  it('is refused from below what a pattern opens', async () => {
    const delivery = await openDemanding();
    const directory = await aChatBuild();
    const ref = 'refs/tags/mf-chat@1.0.0/evil';
    const pipeline = { ...PIPELINE, ref, workflow: `${RULE.workflow}@${ref}` };
    expect(refusalOf(await publish(delivery, directory, await bundleOf(directory, { pipeline }))).rule).toBe('provenance_foreign');
  });

  it('is taken from a branch in the folder that a pattern opens', async () => {
    const delivery = await openDemanding(settings([{ ...RULE, ref_pattern: 'refs/heads/release/*' }]));
    const directory = await aChatBuild();
    const ref = 'refs/heads/release/1.0';
    const pipeline = { ...PIPELINE, ref, workflow: `${RULE.workflow}@${ref}` };
    expect(delivered(await publish(delivery, directory, await bundleOf(directory, { pipeline }))).changed).toBe(true);
  });

  it('proves nothing if the trust root that vouches for it is that of another issuer', async () => {
    const other = await openSigstore();
    const delivery = await openDemanding({
      DELIVERY_PROVENANCE: JSON.stringify([RULE]),
      DELIVERY_TRUST_ROOT: JSON.stringify({ [PIPELINE.issuer]: sigstore.file, 'https://ci.octo.example': other.file }),
    });
    const directory = await aChatBuild();
    // The other authority certifies what GitHub never signed.
    expect(refusalOf(await publish(delivery, directory, await readFile(await other.attestBuild(directory))))).toMatchObject({
      rule: 'provenance_invalid',
      found: expect.stringContaining('no trust root vouches for'),
    });
    delivered(await publish(delivery, directory, await bundleOf(directory)));
  });

  it('that was stored before the site demanded one does not make a version live', async () => {
    const root = await temporaryFolder();
    const before = await withLiveShell(deliveryFolders(root));
    const directory = await aChatBuild();
    const foreign = await bundleOf(directory, { pipeline: { ...PIPELINE, repository: 'https://github.com/evil/chat' } });
    delivered(await publish(before, directory, foreign));
    const delivery = { ...before, ...deliveryFolders(root, readConfig(settings()).deliveryProvenance) };
    expect(refusalOf(await activate(delivery, 'mf-chat', '1.0.0'))).toMatchObject({
      rule: 'provenance_foreign',
      found: expect.stringContaining('https://github.com/evil/chat at refs/tags/mf-chat@1.0.0, commit 3f786850'),
    });
  });

  it('counts if one of several rules names it, also by a workflow of another repository', async () => {
    const shared = 'https://github.com/octo/ci/.github/workflows/ship.yml@refs/tags/v2';
    const delivery = await openDemanding(settings([exactly('refs/heads/main'), { ...RULE, workflow: shared }]));
    const directory = await aChatBuild();
    delivered(await publish(delivery, directory, await bundleOf(directory, { pipeline: { ...PIPELINE, workflow: shared } })));
    expect((await activate(delivery, 'mf-chat', '1.0.0')).ok).toBe(true);
  });
});

describe('a bundle that proves nothing', () => {
  const text = (value: string) => Buffer.from(value);
  const entry = ({ verificationMaterial }: TestBundle): object => verificationMaterial.tlogEntries[0] ?? {};
  const BROKEN: readonly (readonly [string, (bundle: Buffer) => Buffer | Promise<Buffer>])[] = [
    ['nothing', () => text('')],
    ['no JSON', () => text('garbage {')],
    ['JSON that is no object', () => text('null')],
    ['an empty object', () => text('{}')],
    ['a list', () => text('[]')],
    ['thousands of brackets', () => text('['.repeat(100_000))],
    ['more bytes than anyone reads', (bundle) => Buffer.concat([bundle, Buffer.alloc(128 * 1024, ' ')])],
    ['another media type', (bundle) => changed(bundle, (one) => Object.assign(one, { mediaType: 'text/plain' }))],
    ['no envelope', (bundle) => changed(bundle, (one) => Reflect.deleteProperty(one, 'dsseEnvelope'))],
    ['no certificate', (bundle) => changed(bundle, (one) => Object.assign(one, { verificationMaterial: { tlogEntries: [] } }))],
    [
      'a certificate of garbage',
      (bundle) => changed(bundle, (one) => Object.assign(one.verificationMaterial, { certificate: { rawBytes: 'AAAA' } })),
    ],
    ['no entry in a log', (bundle) => changed(bundle, (one) => Object.assign(one.verificationMaterial, { tlogEntries: [] }))],
    ['an entry at another time', (bundle) => changed(bundle, (one) => Object.assign(entry(one), { integratedTime: '1700000000' }))],
    [
      'an entry without the promise of the log',
      (bundle) => changed(bundle, (one) => Reflect.deleteProperty(entry(one), 'inclusionPromise')),
    ],
    ['an entry for something else', (bundle) => changed(bundle, (one) => Object.assign(entry(one), { canonicalizedBody: 'e30=' }))],
  ];

  it.each(BROKEN)('is refused before anything is stored: %s', async (_what, broken) => {
    const delivery = await openDemanding();
    const directory = await aChatBuild();
    const refusal = refusalOf(await publish(delivery, directory, await broken(await bundleOf(directory))));
    expect([refusal.rule, refusal.expected]).toEqual(['provenance_invalid', expect.stringMatching(/manifest\.json, sha256 [0-9a-f]{64}$/)]);
    expect(await delivery.artifacts.manifest('mf-chat', '1.0.0')).toBeNull();
  });

  it.each(BROKEN)('does not make a version live if it lies in the store: %s', async (_what, broken) => {
    const delivery = await openDemanding();
    const directory = await aChatBuild();
    delivered(await publish(delivery, directory, null));
    await delivery.objects.put('provenance/mf-chat/1.0.0/bundle.json', await broken(await bundleOf(directory)));
    expect(refusalOf(await activate(delivery, 'mf-chat', '1.0.0')).rule).toBe('provenance_invalid');
  });

  it.each([
    ['of another version', async () => bundleOf(await aChatBuild('0.9.0'))],
    ['of another build', async () => bundleOf(await aChatBuild('1.0.0', { 'page.aaa.js': 'evil()' }))],
    [
      'whose payload was replaced',
      async (directory: string) => {
        const manifest = await readFile(path.join(directory, MANIFEST_FILE));
        const payload = Buffer.from(JSON.stringify(statementAbout(manifest))).toString('base64');
        return changed(await bundleOf(await aChatBuild('0.9.0')), (one) => Object.assign(one.dsseEnvelope, { payload }));
      },
    ],
    ['whose certificate had ended', (directory: string) => bundleOf(directory, { after: 11 * 60_000 })],
    ['whose certificate had not begun', (directory: string) => bundleOf(directory, { after: -60_000 })],
    ['that nothing dates', (directory: string) => bundleOf(directory, { logged: false })],
    ['of another sigstore', async (directory: string) => readFile(await (await openSigstore()).attestBuild(directory))],
    ['of another kind', (directory: string) => bundleOf(directory, { statement: { predicateType: 'https://spdx.dev/Document' } })],
    ['without a subject', (directory: string) => bundleOf(directory, { statement: { subject: [] } })],
    ['of another type of payload', (directory: string) => bundleOf(directory, { payloadType: 'text/plain' })],
  ])('is refused: one %s', async (_what, bundle) => {
    const delivery = await openDemanding();
    const directory = await aChatBuild();
    expect(refusalOf(await publish(delivery, directory, await bundle(directory))).rule).toBe('provenance_invalid');
    delivered(await publish(delivery, directory, null));
    await delivery.objects.put('provenance/mf-chat/1.0.0/bundle.json', await bundle(directory));
    expect(refusalOf(await activate(delivery, 'mf-chat', '1.0.0')).rule).toBe('provenance_invalid');
  });

  it('is one for a manifest that was changed in the store', async () => {
    const delivery = await openDemanding();
    await publishAttested(delivery);
    const manifest = JSON.parse((await delivery.artifacts.read('mf-chat', '1.0.0', MANIFEST_FILE))?.toString() ?? '');
    await delivery.objects.put(
      'artifacts/mf-chat/1.0.0/manifest.json',
      Buffer.from(JSON.stringify({ ...manifest, built_at: '2026-11-20T10:00:00.000Z' })),
    );
    expect(refusalOf(await activate(delivery, 'mf-chat', '1.0.0')).rule).toBe('provenance_invalid');
  });

  it('is one without the timestamps of the certificate that the trust root knows logs for', async () => {
    const file = path.join(await temporaryFolder(), 'root.json');
    await writeFile(file, JSON.stringify({ ...sigstore.trustRoot, ctlogs: [sigstore.tlog] }));
    const delivery = await openDemanding(settings([RULE], file));
    const directory = await aChatBuild();
    expect(refusalOf(await publish(delivery, directory, await bundleOf(directory)))).toMatchObject({
      rule: 'provenance_invalid',
      found: expect.stringContaining('SCT'),
    });
  });
});
