import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BrowserError, postBrowserError, postBrowserReports } from '@amarena/shared/contracts/platform/browserErrors';
import { type DeliveredError, getDelivery } from '@amarena/shared/contracts/platform/delivery';
import { strippedError } from '@amarena/shared/contracts/platform/thrown';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { activate } from '../../src/delivery/activate.ts';
import { deliveryFolders } from '../../src/delivery/folders.ts';
import { publish } from '../../src/delivery/publish.ts';
import { DAY } from '../../src/times.ts';
import { somebody } from '../community/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { aRemoteBuild } from './support/builds.ts';
import { delivered, publishBuild, withLiveShell } from './support/delivery.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** A map of a script in one line, whose first column is `line` of the sources. */
const mapOf = (lines: readonly string[], mappings: string) =>
  JSON.stringify({ version: 3, sources: ['mf-members/src/likes/Likes.tsx'], sourcesContent: [lines.join('\n')], names: [], mappings });

/** Publishes a version whose `page.aaa.js`, first line, first column comes from a line of the sources. */
async function publishMapped(site: TestServer, version: string, lines: readonly string[], mappings: string): Promise<void> {
  const directory = await aRemoteBuild({ version });
  await mkdir(path.join(directory, 'maps'));
  await writeFile(path.join(directory, 'maps/page.aaa.js.map'), mapOf(lines, mappings));
  delivered(await publish(deliveryFolders(site.config.dataDir).artifacts, directory));
}

const frameOf = (version: string, change: Partial<BrowserError['frames'][number]> = {}) => ({
  part: 'mf-members' as const,
  version,
  file: 'page.aaa.js',
  line: 1,
  column: 1,
  ...change,
});
const anError = (change: Partial<BrowserError> = {}): BrowserError => ({
  kind: 'error',
  name: 'TypeError',
  reason: 'is undefined',
  remote: 'mf-members',
  version: '1.0.0',
  frames: [frameOf(change.version ?? '1.0.0')],
  route: 'likes',
  generation: 3,
  ...change,
});

describe('errors in browsers', () => {
  let site: TestServer;
  beforeAll(async () => {
    site = await startServer();
    const delivery = { ...(await withLiveShell(deliveryFolders(site.config.dataDir))), now: () => new Date() };
    // The first segment points to line 3 and line 5, column 2.
    await publishMapped(site, '1.0.0', ['', '', '  const [first] = likes.list;'], 'AAEE');
    await publishMapped(site, '1.1.0', ['', '', '', '', '  const [first] = likes.list;'], 'AAIE');
    await publishBuild(delivery, { remote: 'mf-chat' });
    for (const version of ['1.0.0', '1.1.0']) delivered(await activate(delivery, 'mf-members', version));
    delivered(await activate(delivery, 'mf-chat', '1.0.0'));
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await sql`delete from browser_errors`.execute(site.database.db);
  });

  const post = (url: string, body: unknown, { type = 'application/json', browser = CHROME } = {}) =>
    site.visitor().raw({ method: 'POST', url, headers: { 'content-type': type, 'user-agent': browser }, payload: JSON.stringify(body) });
  const send = (error: BrowserError, browser?: string) => post(postBrowserError.path, error, browser === undefined ? {} : { browser });
  const report = (...reports: unknown[]) => post(postBrowserReports.path, reports, { type: 'application/reports+json' });
  async function shown(): Promise<DeliveredError[]> {
    await site.services.delivery.errors.flush();
    const developer = await somebody(site, { roles: ['developer'] });
    return getDelivery.answer.parse((await developer.client.call(getDelivery)).body).errors;
  }

  it('are shown with file, line, column and that line of the sources', async () => {
    expect((await send(anError())).status).toBe(204);
    const [error, ...others] = await shown();
    expect(others).toEqual([]);
    expect(error).toMatchObject({
      remote: 'mf-members',
      kind: 'error',
      name: 'TypeError',
      reason: 'is undefined',
      place: { file: 'mf-members/src/likes/Likes.tsx', line: 3, column: 3, text: 'const [first] = likes.list;' },
      route: 'likes',
      generation: 3,
      first_version: '1.0.0',
      count: 1,
      days: [0, 0, 0, 0, 0, 0, 1],
      versions: { '1.0.0': 1 },
      browsers: { Chrome: 1 },
    });
  });

  it('are one group in all versions, although the line moved, with the version that brought it and the newest line', async () => {
    await send(anError());
    await shown();
    await send(anError({ version: '1.1.0' }), FIREFOX);
    await send(anError({ version: '1.1.0' }), FIREFOX);
    const [error, ...others] = await shown();
    expect(others).toEqual([]);
    expect(error).toMatchObject({
      place: { line: 5 },
      first_version: '1.0.0',
      count: 3,
      versions: { '1.0.0': 1, '1.1.0': 2 },
      browsers: { Chrome: 1, Firefox: 2 },
    });
  });

  it('are apart by kind, class and place, the one that was seen last first', async () => {
    await send(anError());
    await shown();
    site.pass(60_000);
    await send(anError({ kind: 'rejection' }));
    await shown();
    site.pass(60_000);
    await send(anError({ name: 'RangeError', reason: null, frames: [frameOf('1.0.0', { file: 'words-de.bbb.js', column: 7 })] }));
    const errors = await shown();
    expect(errors.map(({ kind, name, place }) => [kind, name, place?.file, place?.column])).toEqual([
      ['error', 'RangeError', 'mf-members/words-de.bbb.js', 7],
      ['rejection', 'TypeError', 'mf-members/src/likes/Likes.tsx', 3],
      ['error', 'TypeError', 'mf-members/src/likes/Likes.tsx', 3],
    ]);
  });

  it('belong to the part that the page names, at the first place in that part’s own code', async () => {
    const [shell, own] = [frameOf('1.0.0', { part: 'shell', file: 'main.ccc.js' }), frameOf('1.0.0')];
    await send(anError({ kind: 'caught', frames: [shell, own] }));
    const [error] = await shown();
    expect(error).toMatchObject({ remote: 'mf-members', place: { file: 'mf-members/src/likes/Likes.tsx' } });
    expect(error?.frames.map(({ file }) => file)).toEqual(['shell/main.ccc.js', 'mf-members/src/likes/Likes.tsx']);
  });

  it('of a worker count for the live shell', async () => {
    const frames = [frameOf('1.0.0', { part: 'shell', version: null, file: 'sw.js', line: 4, column: 20 })];
    await send(anError({ kind: 'worker', remote: 'shell', version: null, frames, route: null, generation: null }));
    expect(await shown()).toEqual([
      expect.objectContaining({ remote: 'shell', first_version: '1.0.0', place: { file: 'shell/sw.js', line: 4, column: 20, text: null } }),
    ]);
  });

  it.each([
    ['a version that was never published', anError({ version: '9.9.9' }), 404],
    ['a name that no part can have', { ...anError(), remote: 'mf-Evil' }, 400],
    ['a guest that was never published', anError({ remote: 'mf-evil' }), 404],
    ['a guest that was never published, in the name of the shell', anError({ remote: 'mf-evil', version: null }), 404],
    ['a message', { ...anError(), reason: 'No card for Giulia' }, 400],
    ['another class', { ...anError(), name: 'giulia@example.test' }, 400],
    ['an address in place of a route', { ...anError(), route: '/members/42' }, 400],
    ['a file outside the store', anError({ frames: [frameOf('1.0.0', { file: '../secret.js' })] }), 400],
    ['a generation that no registry reaches', anError({ generation: 2 ** 31 }), 400],
    ['more frames than a stack has', anError({ frames: Array.from({ length: 11 }, () => frameOf('1.0.0')) }), 400],
  ])('are not counted with %s', async (_what, error, status) => {
    expect((await post(postBrowserError.path, error)).status).toBe(status);
    expect(await shown()).toEqual([]);
  });

  it('keep only places in files of published versions, so that no free text is stored', async () => {
    const made = [
      frameOf('1.0.0', { file: 'giulia.rossi.js' }),
      frameOf('giulia.rossi', { part: 'mf-chat' }),
      frameOf('1.0.0', { part: 'shell', version: null, file: 'giulia.js' }),
      frameOf('giulia.rossi', { part: 'shell', file: 'main.ccc.js' }),
    ];
    await send(anError({ frames: [...made, frameOf('1.0.0')] }));
    await report(violation({ blockedURL: 'inline', sourceFile: 'https://amarena.example/artifacts/mf-members/1.0.0/giulia.rossi.js' }));
    const errors = await shown();
    expect(errors.map(({ kind, frames }) => [kind, frames.map(({ file }) => file)]).sort()).toEqual([
      ['csp', []],
      ['error', ['mf-members/src/likes/Likes.tsx']],
    ]);
    expect(JSON.stringify(errors)).not.toContain('giulia');
  });

  it('have one place at most in a report of the browser, whatever its address holds', async () => {
    const script = 'https://amarena.example/artifacts/mf-members/1.0.0/page.aaa.js';
    await report(violation({ blockedURL: 'inline', sourceFile: `${script}:1:1${script}:1:1${script}`, lineNumber: 1, columnNumber: 1 }));
    const [error] = await shown();
    expect(error?.frames).toHaveLength(1);
  });

  it('are bounded: 429 for an address without end, and a limited number of groups, of which the oldest makes room', async () => {
    const visitor = site.visitor();
    let status = 0;
    for (let sent = 0; sent < 40 && status !== 429; sent += 1) status = (await visitor.call(postBrowserError, { body: anError() })).status;
    expect(status).toBe(429);
    await shown();
    for (let column = 1; column <= 350; column += 1) {
      await send(anError({ version: '1.0.0', remote: 'mf-chat', frames: [frameOf('1.0.0', { part: 'mf-chat', column })] }));
      if (column % 50 === 0) await shown();
      site.pass(1);
    }
    const { rows } = await sql<{ groups: number }>`select count(*)::integer as groups from browser_errors`.execute(site.database.db);
    expect(rows).toEqual([{ groups: 301 }]);
    const newest = (await shown()).filter(({ remote }) => remote === 'mf-chat').map(({ place }) => place?.column);
    expect(newest).toEqual([350, 349, 348, 347, 346, 345, 344, 343, 342, 341]);
    const { payload } = await site.server.inject({ url: '/metrics' });
    expect(payload).toContain('browser_errors_left_out_total{why="group"} 50');
  });

  /** Puts bytes where the source map of a published `page.aaa.js` is, as an older release may have left them. */
  const leaveMap = (version: string, bytes: Buffer) =>
    deliveryFolders(site.config.dataDir).objects.put(`maps/mf-members/${version}/page.aaa.js.map.gz`, bytes);

  it('are written also if another one cannot be, because its source map is damaged', async () => {
    delivered(await publish(deliveryFolders(site.config.dataDir).artifacts, await aRemoteBuild({ version: '1.2.0' })));
    await leaveMap('1.2.0', Buffer.from('not packed'));
    await send(anError({ version: '1.2.0' }));
    await send(anError());
    await expect(site.services.delivery.errors.flush()).rejects.toThrow('Errors of browsers that could not be written: 1');
    expect(await shown()).toEqual([expect.objectContaining({ versions: { '1.0.0': 1 } })]);
  });

  it.each([
    ['is none', '1.2.1', 'no map'],
    ['has lines without end', '1.2.2', mapOf([], `AAAA${';'.repeat(200_000)}`)],
    ['is too large', '1.2.3', mapOf([' '.repeat(6 * 1024 * 1024)], 'AAAA')],
    ['points to sources that it lacks', '1.2.4', mapOf(['x'], 'ACAA')],
    ['points before the first line', '1.2.5', mapOf(['x'], 'AADA')],
  ])('have the place in the built file if the source map %s, and read it once', async (_what, version, map) => {
    delivered(await publish(deliveryFolders(site.config.dataDir).artifacts, await aRemoteBuild({ version })));
    await leaveMap(version, gzipSync(map));
    await send(anError({ version }));
    const place = { file: 'mf-members/page.aaa.js', line: 1, column: 1, text: null };
    expect(await shown()).toEqual([expect.objectContaining({ place, count: 1 })]);
    await leaveMap(version, gzipSync(mapOf(['', '', 'like()'], 'AAEE')));
    await send(anError({ version }));
    expect(await shown()).toEqual([expect.objectContaining({ place, count: 2 })]);
  });

  it('read no more source maps in a round if one error has more places; the others are in built files', async () => {
    const scripts = Array.from({ length: 7 }, (_, index) => `chunk${index}.js`);
    const directory = await aRemoteBuild({ version: '3.0.0', files: Object.fromEntries(scripts.map((file) => [file, file])) });
    await mkdir(path.join(directory, 'maps'));
    for (const file of scripts) await writeFile(path.join(directory, 'maps', `${file}.map`), mapOf(['', '', 'like()'], 'AAEE'));
    delivered(await publish(deliveryFolders(site.config.dataDir).artifacts, directory));
    await send(anError({ version: '3.0.0', frames: scripts.map((file) => frameOf('3.0.0', { file })) }));
    const [error] = await shown();
    expect(error?.frames.map(({ file }) => file)).toEqual([
      ...Array(5).fill('mf-members/src/likes/Likes.tsx'),
      'mf-members/chunk5.js',
      'mf-members/chunk6.js',
    ]);
  });

  it('are written over several rounds if they are in many scripts, whose maps take time to read', async () => {
    const versions = Array.from({ length: 7 }, (_, index) => `2.0.${index}`);
    for (const version of versions) {
      await publishMapped(site, version, ['', '', `  const [like${version}] = likes.list;`], 'AAEE');
      await send(anError({ version }));
    }
    const written = async () => {
      await site.services.delivery.errors.flush();
      const { rows } = await sql<{ groups: number }>`select count(*)::integer as groups from browser_errors`.execute(site.database.db);
      return rows[0]?.groups;
    };
    expect(await written()).toBe(5);
    expect(await written()).toBe(7);
  });

  it('are removed thirty days after they were seen last', async () => {
    await send(anError());
    expect(await shown()).toHaveLength(1);
    site.pass(29 * DAY);
    await site.services.delivery.forgetOld();
    expect(await shown()).toHaveLength(1);
    site.pass(2 * DAY);
    await site.services.delivery.forgetOld();
    expect(await shown()).toEqual([]);
  });

  const violation = (body: Record<string, unknown>, url = 'https://amarena.example/members/0199?q=giulia') => ({
    type: 'csp-violation',
    age: 10,
    url,
    user_agent: CHROME,
    body: { documentURL: url, disposition: 'enforce', effectiveDirective: 'script-src-elem', statusCode: 200, ...body },
  });

  it('include violations of the policy, by directive, place and page', async () => {
    const sourceFile = 'https://cdn.example/site/artifacts/mf-members/1.0.0/page.aaa.js?x=1';
    const { status } = await report(violation({ blockedURL: 'inline', sourceFile, lineNumber: 1, columnNumber: 1, sample: 'giulia' }));
    expect(status).toBe(204);
    expect(await shown()).toEqual([
      expect.objectContaining({
        remote: 'mf-members',
        kind: 'csp',
        name: 'script-src-elem',
        reason: 'inline',
        place: { file: 'mf-members/src/likes/Likes.tsx', line: 3, column: 3, text: 'const [first] = likes.list;' },
        route: 'members-id',
      }),
    ]);
  });

  it('include scripts without integrity, and leave out extensions and reports of other kinds', async () => {
    const blockedURL = 'https://amarena.example/artifacts/mf-members/1.0.0/page.aaa.js';
    const { status } = await report(
      { type: 'integrity-violation', url: 'https://amarena.example/likes', body: { blockedURL, destination: 'script', reportOnly: true } },
      violation({ blockedURL: 'chrome-extension://abc/x.js' }),
      violation({ blockedURL: 'inline', sourceFile: 'moz-extension://abc/x.js' }),
      { type: 'deprecation', url: 'https://amarena.example/likes', body: { id: 'x' } },
    );
    expect(status).toBe(204);
    const errors = await shown();
    expect(errors.map(({ kind, remote, route }) => [kind, remote, route])).toEqual([['integrity', 'mf-members', 'likes']]);
    expect((await report({ type: 'deprecation', url: '', body: {} })).status).toBe(404);
  });

  it('name only parts and files that the site may have, also in reports of the browser', async () => {
    for (const file of ['/artifacts/mf-evil/1.0.0/page.js', `/artifacts/mf-members/1.0.0/${'x'.repeat(500)}.js`])
      await report(violation({ blockedURL: 'inline', sourceFile: `https://amarena.example${file}`, lineNumber: 0, columnNumber: 0 }));
    expect(await shown()).toEqual([expect.objectContaining({ remote: 'shell', kind: 'csp', place: null, count: 2 })]);
  });

  it('hold nothing personal, whatever was thrown, refused or open', async () => {
    const secrets = ['giulia@example.test', 'Giulia Rossi', '0199aaaa-1111-7222-8333-444455556666', 'tok_9f8e7d', 'q=bionda', '+39333'];
    for (const secret of secrets) {
      const cause = Object.assign(new TypeError(`Cannot read properties of undefined (reading '${secret}')`), {
        stack: `TypeError: ${secret}\n at ${secret} (https://amarena.example/artifacts/mf-members/1.0.0/page.aaa.js:1:1)\n at https://amarena.example/members/${secret}?${secret}:1:1`,
      });
      const { name, reason, frames } = strippedError(cause);
      const body = { ...anError({ kind: 'caught' }), name, reason, frames };
      for (const text of secrets) expect(JSON.stringify(body)).not.toContain(text);
      await post(postBrowserError.path, body);
      await report(
        violation(
          {
            blockedURL: `https://amarena.example/${secret}`,
            sourceFile: `https://amarena.example/members/${secret}?${secret}`,
            sample: secret,
            referrer: secret,
          },
          `https://amarena.example/members/${secret}?${secret}`,
        ),
      );
    }
    expect(await shown()).toHaveLength(2);
    const { rows } =
      await sql`select to_json(e) as row from browser_errors e union all select to_json(c) from browser_error_counts c`.execute(
        site.database.db,
      );
    for (const text of secrets) expect(JSON.stringify(rows)).not.toContain(text);
  });
});

it('an error that cannot be written does not keep a server from stopping, and the others are written', async () => {
  const site = await startServer();
  await withLiveShell(deliveryFolders(site.config.dataDir));
  const { artifacts, objects } = deliveryFolders(site.config.dataDir);
  const versions = Array.from({ length: 8 }, (_, index) => `1.0.${index}`);
  for (const version of versions) await publishMapped(site, version, ['', '', `  const like = ${version};`], 'AAEE');
  await objects.put('maps/mf-members/1.0.0/page.aaa.js.map.gz', Buffer.from('not packed'));
  expect(await artifacts.manifest('mf-members', '1.0.0')).not.toBeNull();
  const errors = site.services.delivery.errors;
  for (const version of versions) expect(await errors.add(anError({ version }), CHROME)).toBe(true);

  await site.services.delivery.close();
  const { rows } = await sql<{ groups: number }>`select count(*)::integer as groups from browser_errors`.execute(site.database.db);
  expect(rows).toEqual([{ groups: 7 }]);
  await errors.add(anError({ version: '1.0.0' }), CHROME);
  await expect(site.close()).resolves.toBeUndefined();
});
