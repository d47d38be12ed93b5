import { Boot } from '@amarena/shared/federation/boot';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { takeBack } from '../../src/delivery/takeBack.ts';
import { publishBuild } from './support/delivery.ts';
import { openEdge, type TestEdge } from './support/edge.ts';

const VISITORS = 300;
const SIGNED = /^\d{1,4}\.[\w-]{43}$/;
const ACTIVE = ['1.0.0'];
const CANARY = ['2.0.0', '1.0.0'];

let edge: TestEdge;
beforeAll(async () => {
  edge = await openEdge();
  for (const remote of ['mf-members', 'mf-landers'] as const) await publishBuild(edge.delivery, { remote, version: '2.0.0' });
});
afterAll(() => edge.app.close());

const visit = async (cookie: string | null) => {
  const answer = await edge.app.inject({ url: '/members', headers: cookie === null ? {} : { cookie: `canary=${cookie}` } });
  const boot = Boot.parse(JSON.parse(answer.payload.match(/id="boot">(.*?)<\/script>/s)?.[1] ?? ''));
  const versions = (remote: 'mf-members' | 'mf-landers') => boot.snapshot.remotes[remote]?.map(({ version }) => version);
  return {
    members: versions('mf-members'),
    landers: versions('mf-landers'),
    given: answer.cookies[0],
    measured: boot.figures_percent,
    answer,
  };
};

/** Cookies of visitors who opened a page; created once, while a canary runs. */
let cookies: string[] = [];
async function comeIn(): Promise<void> {
  cookies = [];
  while (cookies.length < VISITORS) cookies.push((await visit(null)).given?.value ?? '');
}

/** Cookies of the visitors who get the canary of a remote. */
async function chosen(remote: 'members' | 'landers'): Promise<Set<string>> {
  const found = new Set<string>();
  for (const cookie of cookies) if ((await visit(cookie))[remote]?.[0] === '2.0.0') found.add(cookie);
  return found;
}

describe('a canary', () => {
  it('gives nobody a cookie while none is on', async () => {
    expect((await visit(null)).given).toBeUndefined();
  });

  it('gives a visitor a cookie with nothing but a signed number, and the same versions at every page', async () => {
    await activate(edge.delivery, 'mf-members', '2.0.0', 50);
    await comeIn();
    const first = await visit(null);
    expect(first.given).toMatchObject({ name: 'canary', value: expect.stringMatching(SIGNED) });
    expect(first.given).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 2_592_000 });
    for (let again = 0; again < 5; again += 1) {
      const { members, given } = await visit(first.given?.value ?? '');
      expect([members, given]).toEqual([first.members, undefined]);
    }
  });

  it.each(['10000', '-1', '01', 'x', '', '1.5', '%7B', '77', '77.'])('replaces a cookie that says "%s"', async (value) => {
    expect((await visit(value)).given?.value).toMatch(SIGNED);
  });

  it('replaces the number of a visitor who chose another one, and takes no signature of another number', async () => {
    const [number = '', signature = ''] = (cookies[0] ?? '').split('.');
    const wished = `${(Number(number) + 1) % 10_000}.${signature}`;
    const { value } = (await visit(wished)).given ?? {};
    expect([value, value === wished]).toEqual([expect.stringMatching(SIGNED), false]);
  });

  it('has every page of its visitors measured, and says nothing about that to the others', async () => {
    const visits = await Promise.all(cookies.slice(0, 40).map((cookie) => visit(cookie)));
    const withCanary = visits.map(({ members }) => members?.[0] === '2.0.0');
    expect(new Set(withCanary)).toEqual(new Set([true, false]));
    expect(visits.map(({ measured }) => measured)).toEqual(withCanary.map((has) => (has ? 100 : undefined)));
  });

  it('is for its share of the visitors, who keep it when the share is raised; everybody else has the active version', async () => {
    await activate(edge.delivery, 'mf-members', '2.0.0', 10);
    const few = await chosen('members');
    await activate(edge.delivery, 'mf-members', '2.0.0', 40);
    const more = await chosen('members');

    expect(few.size / VISITORS).toBeGreaterThan(0.03);
    expect(few.size / VISITORS).toBeLessThan(0.19);
    expect(more.size / VISITORS).toBeGreaterThan(0.27);
    expect(more.size / VISITORS).toBeLessThan(0.53);
    expect([...few].filter((cookie) => !more.has(cookie))).toEqual([]);
    const without = cookies.find((cookie) => !more.has(cookie)) ?? '';
    expect((await visit(without)).members).toEqual(ACTIVE);
  });

  it('chooses other visitors for another remote', async () => {
    await activate(edge.delivery, 'mf-landers', '2.0.0', 40);
    const [members, landers] = [await chosen('members'), await chosen('landers')];
    const both = [...members].filter((cookie) => landers.has(cookie)).length / VISITORS;
    expect(both).toBeGreaterThan(0.06);
    expect(both).toBeLessThan(0.27);
  });

  it('comes first in the page, with the active version behind it, its files preloaded and its policy allowed', async () => {
    const [cookie = ''] = await chosen('members');
    const { members, answer } = await visit(cookie);
    expect(members).toEqual(CANARY);
    expect(answer.payload).toContain('href="/artifacts/mf-members/2.0.0/remoteEntry.js"');
    expect(answer.payload).not.toContain('href="/artifacts/mf-members/1.0.0/remoteEntry.js"');
    expect(String(answer.headers['content-security-policy'])).toContain('amarena#mf_members_2_0_0 amarena#mf_members_1_0_0');
  });

  it('is gone from the next page when it was taken back', async () => {
    const [cookie = ''] = await chosen('members');
    await takeBack(edge.delivery, 'mf-members', '2.0.0', 'It failed.');
    expect((await visit(cookie)).members).toEqual(ACTIVE);
  });

  it('leaves out visitors who opted out of trials here, and those whose browser sends the signal and who have not chosen', async () => {
    const asked = async (headers: Record<string, string>) => (await edge.app.inject({ url: '/members', headers })).cookies;
    expect(await asked({ cookie: `privacy=origin.trials; canary=${cookies[0]}` })).toEqual([]);
    expect(await asked({ 'sec-gpc': '1' })).toEqual([]);
    expect(await asked({ 'sec-gpc': '1', cookie: 'privacy=all' })).toEqual([expect.objectContaining({ name: 'canary' })]);
    const everybodys = (await edge.app.inject({ url: '/members', headers: { cookie: `privacy=trials; canary=${cookies[0]}` } })).payload;
    expect(Boot.parse(JSON.parse(everybodys.match(/id="boot">(.*?)<\/script>/s)?.[1] ?? '')).snapshot.remotes['mf-members']).toHaveLength(
      1,
    );
  });

  it('sends its cookie only by https where the site is reached by https', async () => {
    const secure = await openEdge({ secure: true });
    await publishBuild(secure.delivery, { version: '2.0.0' });
    await activate(secure.delivery, 'mf-members', '2.0.0', 50);
    expect((await secure.app.inject('/members')).cookies[0]).toMatchObject({ name: 'canary', secure: true });
    await secure.app.close();
  });
});
