import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Boot, type Override } from '@amarena/shared/federation/boot';
import { MANIFEST_FILE } from '@amarena/shared/federation/manifest';
import { aUser } from '@amarena/shared/testing/builders';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { publishBuild } from './support/delivery.ts';
import { openEdge, type TestEdge } from './support/edge.ts';

const DEVELOPER = aUser({ roles: ['developer'] });
const bootIn = (html: string) =>
  Boot.parse(JSON.parse(html.match(/<script type="application\/json" id="boot">(.*?)<\/script>/s)?.[1] ?? ''));

/** A browser with the session that the test gives; it stores only the override cookie. */
function browserOf({ app }: TestEdge) {
  let kept: string | null = null;
  return {
    async open(url: string) {
      const answer = await app.inject({ url, headers: kept === null ? {} : { cookie: `overrides=${kept}` } });
      const set = answer.cookies.find(({ name }) => name === 'overrides');
      if (set !== undefined) kept = set.value === '' ? null : encodeURIComponent(set.value);
      return { ...answer, statusCode: answer.statusCode, payload: answer.payload, set };
    },
    /** What a page gets: the versions of one remote, in order, and what the page says about overrides. */
    async page(remote: Override['remote'], url = '/members') {
      const { snapshot, overrides } = bootIn((await this.open(url)).payload);
      return { versions: snapshot.remotes[remote]?.map(({ version }) => version), overrides };
    },
    cookie: () => kept,
  };
}

describe('an override of a live version', () => {
  let edge: TestEdge;
  let developer: ReturnType<typeof browserOf>;
  beforeAll(async () => {
    edge = await openEdge({ boot: { user: DEVELOPER } });
    await publishBuild(edge.delivery, { version: '1.1.0' });
    await activate(edge.delivery, 'mf-members', '1.1.0');
    await publishBuild(edge.delivery, { version: '1.2.0-trial.1' });
    await publishBuild(edge.delivery, { remote: 'mf-chat', version: '0.1.0' });
  });
  afterAll(() => edge.app.close());

  it('gives a developer exactly the published version, with nothing to fall back to, until it is ended', async () => {
    developer = browserOf(edge);
    const answer = await developer.open('/members?age_min=30&remote=mf-members@1.2.0-trial.1');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/members?age_min=30']);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.set).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect([answer.set?.expires, answer.set?.maxAge]).toEqual([undefined, undefined]);
    expect(await developer.page('mf-members')).toEqual({
      versions: ['1.2.0-trial.1'],
      overrides: [{ kind: 'version', remote: 'mf-members', version: '1.2.0-trial.1' }],
    });

    const ended = await developer.open('/members?remote=none');
    expect([ended.statusCode, ended.headers.location]).toEqual([302, '/members']);
    expect(await developer.page('mf-members')).toEqual({ versions: ['1.1.0', '1.0.0'], overrides: [] });
  });

  it('lets its page load: policy and preloads are those of the version', async () => {
    const browser = browserOf(edge);
    await browser.open('/members?remote=mf-members@1.2.0-trial.1');
    const { headers, payload } = await browser.open('/members');
    expect(headers['content-security-policy']).toContain('amarena#mf_members_1_2_0_trial_1');
    expect(payload).toContain('href="/artifacts/mf-members/1.2.0-trial.1/remoteEntry.js"');
  });

  it('reaches a remote that was published and never activated', async () => {
    const browser = browserOf(edge);
    await browser.open('/members?remote=mf-chat@0.1.0');
    expect((await browser.page('mf-chat')).versions).toEqual(['0.1.0']);
  });

  it('leaves a remote out', async () => {
    const browser = browserOf(edge);
    await browser.open('/members?without=mf-members');
    expect(await browser.page('mf-members')).toEqual({ versions: [], overrides: [{ kind: 'without', remote: 'mf-members' }] });
    expect((await browser.page('mf-landers')).versions).toEqual(['1.0.0']);
  });

  it('takes several at once, adds to those before, and the last word counts for a remote', async () => {
    const browser = browserOf(edge);
    await browser.open('/members?remote=mf-members@1.0.0&without=mf-landers');
    await browser.open('/members?without=mf-members');
    expect((await browser.page('mf-members')).overrides).toEqual([
      { kind: 'without', remote: 'mf-members' },
      { kind: 'without', remote: 'mf-landers' },
    ]);
    await browser.open('/members?remote=none&remote=mf-chat@0.1.0');
    expect((await browser.page('mf-chat')).overrides).toEqual([{ kind: 'version', remote: 'mf-chat', version: '0.1.0' }]);
  });

  it('stands over an activation', async () => {
    const browser = browserOf(edge);
    await browser.open('/members?remote=mf-landers@1.0.0');
    await publishBuild(edge.delivery, { remote: 'mf-landers', version: '2.0.0' });
    await activate(edge.delivery, 'mf-landers', '2.0.0');
    expect((await browser.page('mf-landers')).versions).toEqual(['1.0.0']);
    expect((await browserOf(edge).page('mf-landers')).versions).toEqual(['2.0.0', '1.0.0']);
  });

  it.each([
    ['remote=mf-members@9.9.9', 'not published', 'Live of mf-members: 1.1.0, 1.0.0'],
    ['remote=mf-members@../../etc', 'not published', 'npm run deliver -- publish mf-members'],
    ['remote=mf-members', 'names no version', '?remote=mf-members@&lt;version&gt;'],
    ['remote=mf-nobody@1.0.0', 'no such remote', 'mf-members, mf-chat'],
    ['without=none', 'no such remote', '?remote=none ends all'],
    ['without=', 'no such remote', '(nothing)'],
    ['remote=mf-chat@http://localhost:9003', 'production shell', 'npm run dev -w mf-chat'],
    ['remote=%3Cscript%3E', 'no such remote', '&lt;script&gt;'],
  ])('tells a developer what is wrong with ?%s, and changes nothing', async (query, why, remedy) => {
    const browser = browserOf(edge);
    await browser.open('/members?without=mf-landers');
    const before = browser.cookie();
    const answer = await browser.open(`/members?${query}&age_min=30`);
    expect(answer.statusCode).toBe(400);
    expect(answer.payload).toContain(why);
    expect(answer.payload).toContain(remedy);
    expect(answer.payload).toContain('href="/members?age_min=30"');
    expect(answer.payload).not.toContain('<script>');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(browser.cookie()).toBe(before);
  });

  it('says so where a manifest cannot be read, and shows no page of such a version', async () => {
    await publishBuild(edge.delivery, { version: '1.3.0' });
    const browser = browserOf(edge);
    await browser.open('/members?remote=mf-members@1.3.0');
    await writeFile(path.join(edge.delivery.root, 'artifacts/mf-members/1.3.0', MANIFEST_FILE), '{"schemaVersion":0}');
    expect(await browser.page('mf-members')).toMatchObject({ versions: [], overrides: [{ version: '1.3.0' }] });
    const answer = await browser.open('/members?remote=mf-members@1.3.0');
    expect([answer.statusCode, answer.payload.includes('cannot be read')]).toEqual([400, true]);
  });

  it('ignores what means nothing in a cookie that was written by hand', async () => {
    const { payload, statusCode } = await edge.app.inject({
      url: '/members',
      headers: { cookie: `overrides=${encodeURIComponent('remote=mf-x@1&without=y&=&remote=mf-members@%00&remote=mf-chat@0.0.1')}` },
    });
    expect([statusCode, bootIn(payload).overrides]).toEqual([200, [{ kind: 'version', remote: 'mf-chat', version: '0.0.1' }]]);
    expect(bootIn(payload).snapshot.remotes['mf-chat']).toEqual([]);
  });

  it('never leads to another site', async () => {
    for (const url of ['//evil.example/?remote=none', '/\\evil.example?remote=none', '/%5Cevil.example/?remote=none']) {
      expect(String((await edge.app.inject(url)).headers.location ?? '/')).toMatch(/^\/(?![/\\])/);
    }
  });
});

describe.each([
  ['a visitor', null],
  ['a member', aUser()],
  ['a moderator', aUser({ roles: ['moderator', 'editor'] })],
])('overrides for %s', (_who, user) => {
  it('do not exist: the address shows its page, and the cookie of a developer does nothing', async () => {
    const edge = await openEdge({ boot: { user } });
    const stranger = browserOf(edge);
    const answer = await stranger.open('/members?remote=mf-members@9.9.9&without=mf-landers');
    expect([answer.statusCode, answer.set]).toEqual([200, undefined]);
    expect(bootIn(answer.payload).overrides).toEqual([]);
    const { payload } = await edge.app.inject({ url: '/members', headers: { cookie: 'overrides=without%3Dmf-members' } });
    expect(bootIn(payload)).toMatchObject({ overrides: [] });
    expect(bootIn(payload).snapshot.remotes['mf-members']).toHaveLength(1);
    await edge.app.close();
  });
});
