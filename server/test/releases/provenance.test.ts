import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getDelivery } from '@amarena/shared/contracts/platform/delivery';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { somebody } from '../community/people.ts';
import { aRemoteBuild, temporaryFolder } from '../delivery/support/builds.ts';
import { openSigstore, PIPELINE, RULE, type Sigstore, trusting } from '../delivery/support/sigstore.ts';
import { made, openTokenSite, ruleOf, run, type TokenSite } from './support.ts';

/** Each call of the command starts a process. */
const A_WHILE = 60_000;
const QUICKLY = { smoke: false };

let sigstore: Sigstore;
let site: TokenSite;
let settings: Record<string, string>;
beforeAll(async () => {
  sigstore = await openSigstore();
  settings = { DELIVERY_PROVENANCE: JSON.stringify([RULE]), DELIVERY_TRUST_ROOT: trusting(sigstore.file) };
  site = await openTokenSite(settings);
});
afterAll(() => site.close());

const aBuild = (version: string) => aRemoteBuild({ remote: 'mf-chat', version });
const bundleOf = async (directory: string, wish: Parameters<Sigstore['attestBuild']>[1] = {}) =>
  readFile(await sigstore.attestBuild(directory, wish));

describe('a release over HTTP of a part that needs provenance', () => {
  it('goes live with the bundle of its pipeline', async () => {
    const client = site.client(await site.token({ parts: 'mf-chat' }));
    const directory = await aBuild('1.0.0');
    const build = made(await client.publish(directory, await bundleOf(directory)));
    made(await client.activate([build], QUICKLY));
    expect(client.lines).toContain('mf-chat@1.0.0 is live, generation 2');
    expect(made(await client.status(false))).toContain(`mf-chat@1.0.0 was built from ${PIPELINE.repository} at ${PIPELINE.ref}`);
  });

  it('is refused without one: by check, as a canary, for everyone, and together with others', async () => {
    const client = site.client(await site.token());
    const build = made(await client.publish(await aBuild('1.1.0')));
    const members = made(await client.publish(await aRemoteBuild({ version: '1.1.0' })));
    expect(ruleOf(await client.check(build, QUICKLY))).toBe('provenance_missing');
    expect(ruleOf(await client.activate([build], { percent: 10, ...QUICKLY }))).toBe('provenance_missing');
    expect(ruleOf(await client.activate([build], QUICKLY))).toBe('provenance_missing');
    expect(ruleOf(await client.activate([members, build], QUICKLY))).toBe('provenance_missing');
    const gained = await aBuild('1.1.0');
    made(await client.publish(gained, await bundleOf(gained)));
    made(await client.activate([build], QUICKLY));
  });

  it.each([
    [
      'provenance_foreign',
      'another pipeline',
      async (directory: string) => bundleOf(directory, { pipeline: { ...PIPELINE, ref: 'refs/heads/main' } }),
    ],
    ['provenance_invalid', 'another version', async () => bundleOf(await aBuild('0.0.1'))],
    ['provenance_invalid', 'nobody', async () => Buffer.from('garbage')],
  ] as const)('is not published (%s) with the bundle of %s', async (rule, _whose, bundle) => {
    const client = site.client(await site.token({ parts: 'mf-chat' }));
    const directory = await aBuild('1.2.0');
    expect(ruleOf(await client.publish(directory, await bundle(directory)))).toBe(rule);
    expect(await site.stores.artifacts.manifest('mf-chat', '1.2.0')).toBeNull();
  });

  it('takes no bundle of more than 128 KB, of an upload that nobody began, or without the right to publish', async () => {
    const address = '/api/delivery/provenance?part=mf-chat&version=9.9.9';
    const token = await site.token({ parts: 'mf-chat' });
    const bytes = Buffer.from('{}');
    expect((await site.ask('PUT', address, { token, bytes: Buffer.alloc(128 * 1024 + 1) })).status).toBe(413);
    expect((await site.ask('PUT', address, { token, bytes })).body).toMatchObject({ refusal: { rule: 'upload_refused' } });
    expect((await site.ask('PUT', address, { token: await site.token({ steps: 'check' }), bytes })).status).toBe(403);
    expect((await site.ask('PUT', address, { token: await site.token({ parts: 'mf-members' }), bytes })).status).toBe(403);
    expect((await site.ask('PUT', address, { bytes })).status).toBe(401);
  });

  it('still returns to a version without provenance that was live before', async () => {
    const client = site.client(await site.token());
    made(await client.publish(await aBuild('3.0.0')));
    // Anna has the keys of the store, and no settings.
    made(await activate(site.delivery, 'mf-chat', '3.0.0'));
    const directory = await aBuild('3.1.0');
    made(await client.activate([made(await client.publish(directory, await bundleOf(directory)))], QUICKLY));
    made(await client.rollback('mf-chat'));
    expect((await site.stores.registry.read()).remotes['mf-chat']?.active.version).toBe('3.0.0');
  });
});

describe('the view of developers', () => {
  it('says of each version who built it, or that nobody knows', async () => {
    const client = site.client(await site.token());
    const directory = await aBuild('4.0.0');
    made(await client.publish(directory, await bundleOf(directory)));
    made(await activate(site.delivery, 'mf-chat', '4.0.0'));
    made(await client.publish(await aBuild('4.1.0')));
    made(await activate(site.delivery, 'mf-chat', '4.1.0', 10));
    const developer = await somebody(site.server, { roles: ['developer'] });
    const { remotes, shell } = getDelivery.answer.parse((await developer.client.call(getDelivery)).body);
    const chat = remotes.find(({ remote }) => remote === 'mf-chat');
    const { issuer: _issuer, repository_id: _id, ...shown } = PIPELINE;
    expect(chat?.active?.provenance).toEqual({ state: 'proven', ...shown });
    expect([chat?.canary?.provenance?.state, shell?.provenance?.state]).toEqual(['none', 'none']);
  });
});

describe('the command on the store', () => {
  const deliver = (environment: Record<string, string>, ...words: string[]) =>
    run('server/src/cli/deliver.ts', words, { DATA_DIR: site.server.config.dataDir, ...environment });

  it(
    'demands provenance by the same settings',
    async () => {
      made(await site.client(await site.token()).publish(await aBuild('2.0.0')));
      const { code, err } = await deliver(settings, 'activate', 'mf-chat@2.0.0', '--no-smoke');
      expect([code, err]).toEqual([1, expect.stringContaining('Refused (provenance_missing).')]);
      expect(err).toContain(
        `expected: provenance of ${RULE.repository} at ${RULE.ref_pattern}, by ${RULE.workflow}, according to ${RULE.issuer}`,
      );
    },
    A_WHILE,
  );

  it(
    'does not start with rules that nothing could verify',
    async () => {
      const { code, err } = await deliver({ DELIVERY_PROVENANCE: JSON.stringify([RULE]) }, 'status');
      expect([code, err]).toEqual([1, expect.stringContaining('DELIVERY_TRUST_ROOT')]);
    },
    A_WHILE,
  );

  it(
    'refuses a bundle that is not there, is too large, or is to stand for every part, before it builds',
    async () => {
      const large = path.join(await temporaryFolder(), 'large.json');
      await writeFile(large, Buffer.alloc(128 * 1024 + 1, ' '));
      const [absent, big, all] = await Promise.all([
        deliver({}, 'publish', 'mf-chat', '--provenance', '/nowhere/bundle.json'),
        deliver({}, 'publish', 'mf-chat', '--provenance', large),
        deliver({}, 'publish', '--provenance', large),
      ]);
      expect(absent.err).toContain('Refused (order_unclear).\n  found:    --provenance /nowhere/bundle.json');
      expect(big.err).toContain('Refused (provenance_invalid).');
      expect(all.err).toContain('expected: one name with --provenance');
      expect([absent, big, all].map(({ code, out }) => [code, out])).toEqual([
        [1, ''],
        [1, ''],
        [1, ''],
      ]);
    },
    A_WHILE,
  );
});
