import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserError, postBrowserError } from '@amarena/shared/contracts/platform/browserErrors';
import { postClientError } from '@amarena/shared/contracts/platform/clientErrors';
import { getDelivery } from '@amarena/shared/contracts/platform/delivery';
import { postFieldFigures } from '@amarena/shared/contracts/platform/fieldFigures';
import { PLATFORM } from '@amarena/shared/contracts/platform/remote';
import { postRemoteStarts } from '@amarena/shared/contracts/platform/remoteStarts';
import { MANIFEST_FILE } from '@amarena/shared/federation/manifest';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { candidateOf, check } from '../../src/delivery/check.ts';
import { deliveryFolders } from '../../src/delivery/folders.ts';
import { gc } from '../../src/delivery/gc.ts';
import { publish } from '../../src/delivery/publish.ts';
import { rollback } from '../../src/delivery/rollback.ts';
import { statusTable } from '../../src/delivery/status.ts';
import { somebody } from '../community/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { aRemoteBuild, GUEST } from './support/builds.ts';
import { delivered, openDelivery, publishBuild, publishShellBuild, refusalOf, withLiveShell } from './support/delivery.ts';

const REMOTE = 'mf-gifts';

describe('the manifest of a guest', () => {
  const published = async (build: Parameters<typeof aRemoteBuild>[0]) => {
    const { artifacts } = await openDelivery();
    return publish(artifacts, await aRemoteBuild({ remote: REMOTE, ...build }));
  };

  it('is published if it keeps to what guests may have', async () => {
    expect(await published({})).toEqual({ ok: true, value: { remote: REMOTE, version: '1.0.0', changed: true } });
  });

  it.each([
    ['the container of another part', { manifest: { container: 'mf_chat_1_0_0' } }, 'mf_gifts_1_0_0'],
    ['widgets', { widgets: { gift: '1.0.0' } }, '"gift"'],
    ['a screen on a page of the site', { manifest: { routes: { guest: [], members: [] } } }, '"routes"'],
    ['screens that the server renders', { prerender: ['guest'] }, '"guest"'],
    ['modules besides its page', { manifest: { exposes: { './page': [], './gift': [] } } }, '"exposes"'],
    ['no version of the platform of guests', { requires: { runtime: '1.0.0' } }, '"requires" lacks "guests"'],
    ['templates of landers', { templates: { quiz: { slug: true, blocks: {} } } }, '"quiz"'],
  ])('is refused with %s', async (_what, build, named) => {
    const refusal = refusalOf(await published(build));
    expect([refusal.rule, refusal.found]).toEqual(['manifest_invalid', expect.stringContaining(named)]);
  });

  it('is refused with a title that is too long, and without a language', async () => {
    for (const it_ of ['x'.repeat(61), '']) {
      const refusal = refusalOf(await published({ guest: { titles: { ...GUEST.titles, it: it_ } } }));
      expect([refusal.rule, refusal.found]).toEqual(['manifest_invalid', expect.stringContaining('titles')]);
    }
  });

  it('is refused if it says nothing of its page: such a remote may be one that this server is too old to know', async () => {
    const folder = await aRemoteBuild({ remote: REMOTE });
    const file = path.join(folder, MANIFEST_FILE);
    const { contract, ...manifest } = JSON.parse(await readFile(file, 'utf8'));
    const { guest: _guest, ...ofARemoteHere } = contract;
    await writeFile(file, JSON.stringify({ ...manifest, contract: ofARemoteHere }));
    expect(refusalOf(await publish((await openDelivery()).artifacts, folder))).toMatchObject({
      found: expect.stringContaining('"guest" is missing'),
      remedy: expect.stringContaining(
        'If mf-gifts is a remote of the site, this server is older than its route table: deploy the servers first.',
      ),
    });
  });

  it('is not for a remote of this release', async () => {
    const { artifacts } = await openDelivery();
    const refusal = refusalOf(await publish(artifacts, await aRemoteBuild({ manifest: { container: 'mf_gifts_1_0_0' } })));
    expect(refusal.found).toContain('mf_members_1_0_0');
  });
});

describe('a guest', () => {
  it('is checked, activated, listed, rolled back and collected like any remote', async () => {
    const delivery = await openDelivery();
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publishBuild(delivery, { remote: REMOTE, version });
    const checked = await check(delivery, delivered(await candidateOf(delivery, REMOTE, '1.0.0')), await delivery.registry.read());
    expect(checked.ok).toBe(true);
    expect(refusalOf(await activate(delivery, REMOTE, '1.0.0', 10)).rule).toBe('canary_refused');
    for (const version of ['1.0.0', '1.1.0']) delivered(await activate(delivery, REMOTE, version));
    delivered(await activate(delivery, REMOTE, '1.2.0', 10));
    const table = await statusTable(delivery, null, new Date());
    expect(table).toMatch(/mf-gifts +active +1\.1\.0/);
    expect(table).toMatch(/canary 10 % +1\.2\.0/);
    expect(table).toContain('mf-gifts on trial');

    delivered(await rollback(delivery, REMOTE));
    expect(delivered(await rollback(delivery, REMOTE))).toMatchObject({ kind: 'version', version: '1.0.0' });
    const inAYear = () => new Date('2027-11-21T10:00:00.000Z');
    const removed = delivered(await gc({ ...delivery, now: inAYear }, { days: 30, dry: true })).map(({ what }) => what);
    expect(removed).toEqual(expect.arrayContaining(['mf-gifts@1.1.0', 'mf-gifts@1.2.0']));
    expect(removed).not.toContain('mf-gifts@1.0.0');
  });

  it('goes live under a shell that shows guests only, and holds a shell back that shows none', async () => {
    const delivery = await openDelivery();
    const { guests: _guests, ...platform } = PLATFORM;
    await publishShellBuild(delivery, { version: '0.9.0', platform });
    await publishBuild(delivery, { remote: REMOTE });
    delivered(await activate(delivery, 'shell', '0.9.0'));
    expect(refusalOf(await activate(delivery, REMOTE, '1.0.0'))).toMatchObject({
      rule: 'contract_mismatch',
      found: 'mf-gifts@1.0.0 requires guests 1.0.0',
      expected: 'shell 0.9.0 offers no guests',
    });
    delivered(await activate(delivery, 'shell', '1.0.0'));
    delivered(await activate(delivery, REMOTE, '1.0.0'));
    expect(refusalOf(await activate(delivery, 'shell', '0.9.0')).found).toContain('mf-gifts@1.0.0');
  });

  it('has to name widgets of others in a version that is live, and stays within its budgets', async () => {
    const delivery = await openDelivery();
    await publishBuild(delivery, { remote: 'mf-members', widgets: { recent: '1.0.0' } });
    delivered(await activate(delivery, 'mf-members', '1.0.0'));
    await publishBuild(delivery, { remote: REMOTE, uses: { recent: '2.0.0' }, budgets: { routes: { guest: 10 } } });
    const refusal = refusalOf(await activate(delivery, REMOTE, '1.0.0'));
    expect((refusal.all ?? []).map(({ rule }) => rule)).toEqual(['over_budget', 'widget_mismatch']);
    await publishBuild(delivery, { remote: REMOTE, version: '1.1.0', uses: { recent: '1.0.0' } });
    delivered(await activate(delivery, REMOTE, '1.1.0'));
  });
});

describe('what browsers report of a guest', () => {
  let site: TestServer;
  beforeAll(async () => {
    site = await startServer();
    const folders = deliveryFolders(site.config.dataDir);
    const delivery = { ...(await withLiveShell(folders)), now: () => new Date() };
    for (const version of ['1.0.0', '2.0.0']) await publishBuild(folders, { remote: REMOTE, version });
    delivered(await activate(delivery, REMOTE, '1.0.0'));
    delivered(await activate(delivery, REMOTE, '2.0.0', 50));
  });
  afterAll(() => site.close());

  const reported = (remote: string, version: string) => {
    const visitor = site.visitor();
    const failure = { remote, version, kind: 'crashed', message: '', route: 'guest' } as const;
    const figure = { metric: 'LCP', value: 900, phase: null, route: 'guest', remote, version } as const;
    const error: BrowserError = {
      kind: 'error',
      name: 'TypeError',
      reason: null,
      remote,
      version,
      frames: [],
      route: 'guest',
      generation: 3,
    };
    return Promise.all([
      visitor.call(postRemoteStarts, { body: { starts: [{ remote, version, ms: 300, cold: false }] } }),
      visitor.call(postClientError, { body: failure }),
      visitor.call(postFieldFigures, { body: { figures: [figure] } }),
      visitor.call(postBrowserError, { body: error }),
    ]).then((answers) => answers.map(({ status }) => status));
  };

  it('is shown to developers with its versions, figures and errors, if the registry names it', async () => {
    expect(await reported(REMOTE, '2.0.0')).toEqual([204, 204, 204, 204]);
    await site.services.delivery.reports.flush();
    await site.services.delivery.errors.flush();
    const developer = await somebody(site, { roles: ['developer'] });
    const { remotes, figures, errors } = getDelivery.answer.parse((await developer.client.call(getDelivery)).body);
    expect(remotes.find(({ remote }) => remote === REMOTE)).toMatchObject({
      active: { version: '1.0.0' },
      canary: { version: '2.0.0', percent: 50, starts: 1, failures: 1 },
    });
    expect(figures).toEqual([expect.objectContaining({ remote: REMOTE, route: 'guest', version: '2.0.0' })]);
    expect(errors).toEqual([expect.objectContaining({ remote: REMOTE, route: 'guest', first_version: '2.0.0' })]);
  });

  it('is refused for a guest or a version that was never published', async () => {
    for (const [remote, version] of [
      ['mf-nobody', '1.0.0'],
      [REMOTE, '9.9.9'],
    ] as const)
      expect(await reported(remote, version)).toEqual([404, 404, 404, 404]);
  });

  it('is not counted as figures of a page of another part', async () => {
    const figure = { metric: 'LCP', value: 900, phase: null, route: 'members', remote: REMOTE, version: '1.0.0' } as const;
    expect((await site.visitor().call(postFieldFigures, { body: { figures: [figure] } })).status).toBe(404);
  });
});
