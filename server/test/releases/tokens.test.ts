import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listTokens, newToken, revoke, tokenLog } from '../../src/cli/tokens/verbs.ts';
import { DAY } from '../../src/times.ts';
import { aRemoteBuild } from '../delivery/support/builds.ts';
import { signUpActive } from '../support/people.ts';
import { JOBS_WAIT, made, openTokenSite, ruleOf, run, type TokenSite } from './support.ts';

let site: TokenSite;
beforeAll(async () => {
  site = await openTokenSite(JOBS_WAIT);
});
afterAll(() => site.close());

const operator = () => ({ by: 'anna', now: site.server.platform.now(), json: false });
const order = { name: 'a pipeline', parts: 'mf-chat', steps: 'publish', days: 90 };
const idOf = async (name: string): Promise<string> => {
  const lines = made(await listTokens(site.server.database.db, { ...operator(), json: true }));
  return JSON.parse(lines.join('')).find((token: { name: string }) => token.name === name).id;
};

describe('npm run deliver -- token', () => {
  /** On PostgreSQL the command itself; the embedded database belongs to its site alone. */
  async function token(...words: string[]): Promise<{ out: string; err: string }> {
    const { url, db } = site.server.database;
    if (url !== null) return run('server/src/cli/deliver.ts', ['token', ...words], { DATABASE_URL: url });
    const [verb = '', ...rest] = words;
    const option = (name: string) => rest[rest.indexOf(`--${name}`) + 1] ?? '';
    const wanted = { name: option('name'), parts: option('parts'), steps: option('steps'), days: Number(option('days')) };
    const verbs: Record<string, () => ReturnType<typeof listTokens>> = {
      new: () => newToken(db, wanted, operator()),
      list: () => listTokens(db, operator()),
      revoke: () => revoke(db, rest[0] ?? '', operator()),
      log: () => tokenLog(db, operator()),
    };
    const done = await verbs[verb]?.();
    return done?.ok ? { out: `${done.value.join('\n')}\n`, err: '' } : { out: '', err: done?.error ?? 'unknown' };
  }

  it('makes a token that is shown once, lists it without its secret, and ends it at once', async () => {
    const words = ['--name', 'chat pipeline', '--parts', 'mf-chat', '--steps', 'publish,status', '--days', '90'];
    const { out } = await token('new', ...words);
    const secret = out.trim().split('\n').at(-1) ?? '';
    expect(secret).toMatch(/^amarena_delivery_[\w-]{43}$/);
    expect((await site.ask('GET', '/api/delivery/status', { token: secret })).status).toBe(200);
    const list = (await token('list')).out;
    expect(list).toMatch(/chat pipeline +valid +mf-chat +publish,status +20\S+Z +20\S+Z/);
    expect(list).not.toContain(secret);
    const kept = JSON.stringify(await site.server.database.db.selectFrom('delivery_tokens').selectAll().execute());
    expect(kept).not.toContain(secret.slice(-20));
    expect((await token('new', ...words)).err).toContain('is in use');
    const id = await idOf('chat pipeline');
    expect((await token('revoke', id)).out).toContain('chat pipeline can no longer be used');
    expect((await site.ask('GET', '/api/delivery/status', { token: secret })).body.code).toBe('token_revoked');
    expect((await token('revoke', id)).err).toContain('No token');
    expect((await token('list')).out).toMatch(/chat pipeline +revoked/);
    expect((await token('log')).out).toContain('No token was ever used');
  });

  it.each([
    [{ name: 'a@b' }, 'is not a name'],
    [{ name: 'octo/shop@refs' }, 'is not a name'],
    [{ name: 'two\nlines' }, 'is not a name'],
    [{ name: ' ' }, 'is not a name'],
    [{ parts: 'chat' }, 'Unknown part "chat"'],
    [{ parts: ',' }, 'Unknown part'],
    [{ steps: 'publish,deploy' }, 'Unknown step "deploy"'],
    [{ days: 366 }, 'at most 365 days'],
  ])('refuses %j, and makes no token', async (wrong, why) => {
    const outcome = await newToken(site.server.database.db, { ...order, ...wrong }, operator());
    expect(outcome).toMatchObject({ ok: false, error: expect.stringContaining(why) });
  });

  it('needs the database of a site', async () => {
    const { code, err } = await run('server/src/cli/deliver.ts', ['token', 'list'], {});
    expect([code, err]).toEqual([1, expect.stringContaining('DATABASE_URL is missing')]);
  });
});

const CALLS: readonly [string, string, unknown][] = [
  ['PUT', '/api/delivery/upload?part=mf-chat&version=1.0.0', undefined],
  ['PUT', '/api/delivery/file?part=mf-chat&version=1.0.0&file=a.js&form=plain', undefined],
  ['POST', '/api/delivery/publish', { part: 'mf-chat', version: '1.0.0' }],
  ['POST', '/api/delivery/check', { part: 'mf-chat', version: '1.0.0' }],
  ['POST', '/api/delivery/activate', { parts: [{ part: 'mf-chat', version: '1.0.0' }] }],
  ['POST', '/api/delivery/rollback', { part: 'mf-chat' }],
  ['GET', '/api/delivery/step?id=00000000-0000-4000-8000-000000000000', undefined],
  ['GET', '/api/delivery/status', undefined],
  ['GET', '/api/delivery/history', undefined],
];
const sent = (method: string, json: unknown) => (json === undefined ? (method === 'PUT' ? { bytes: Buffer.from('x') } : {}) : { json });

describe('a caller without a valid token', () => {
  it.each(CALLS)('is refused with 401 and the reason: %s %s', async (method, address, json) => {
    const expired = await site.token({ days: 1 });
    await site.server.database.db
      .updateTable('delivery_tokens')
      .set({ expires_at: new Date(0) })
      .execute();
    const unknown = `amarena_delivery_${'x'.repeat(43)}`;
    const codes = [];
    for (const token of [undefined, '', unknown, 'Basic x', `${unknown}x`, "' or 1=1 --", expired]) {
      const { status, body, headers } = await site.ask(method, address, {
        ...sent(method, json),
        ...(token === undefined ? {} : { token }),
      });
      expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="delivery"']);
      codes.push(body.code);
    }
    const [missing, empty, ...others] = codes;
    expect([missing, empty]).toEqual(['token_missing', 'token_missing']);
    expect(others).toEqual(['token_unknown', 'token_missing', 'token_unknown', 'token_missing', 'token_expired']);
  });

  it('cannot use the session of a member with every role, nor a token in a cookie, an address or a body', async () => {
    const token = await site.token();
    const { client, email } = await signUpActive(site.server);
    await site.server.database.db
      .updateTable('members')
      .set({ roles: ['developer', 'editor', 'moderator'] })
      .where('email', '=', email)
      .execute();
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const rollback = (address: string, headers: Record<string, string>, json: unknown = { part: 'mf-chat' }) =>
      site.ask('POST', address, { json, headers });
    for (const tried of [
      await rollback('/api/delivery/rollback', { cookie }),
      await rollback('/api/delivery/rollback', { cookie: `token=${token}; authorization=Bearer ${token}` }),
      await rollback(`/api/delivery/rollback?token=${token}&access_token=${token}`, {}),
      await rollback('/api/delivery/rollback', {}, { part: 'mf-chat', token }),
      await rollback('/api/delivery/rollback', { 'x-authorization': `Bearer ${token}` }),
    ])
      expect([tried.status, tried.body.code]).toEqual([401, 'token_missing']);
  });

  it('is not helped by a page of another site', async () => {
    const token = await site.token();
    const { status, headers } = await site.ask('POST', '/api/delivery/rollback', {
      token,
      json: { part: 'mf-chat' },
      headers: { origin: 'https://evil.example' },
    });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });
});

describe('an address that calls too often', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });

  it('is slowed down, with a token as without one, and others are not', async () => {
    const token = await site.token({ parts: 'mf-members' });
    const guess = (address: string) => site.ask('POST', '/api/delivery/exchange', { json: { token: 'x' }, headers: from(address) });
    const act = (address: string) =>
      site.ask('POST', '/api/delivery/rollback', { token, json: { part: 'mf-chat' }, headers: from(address) });
    for (const [call, limit] of [
      [guess, 30],
      [act, 60],
    ] as const) {
      const answers = await Promise.all(Array.from({ length: limit + 5 }, () => call('198.18.200.1')));
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
      expect((await call('198.18.201.1')).status).not.toBe(429);
    }
  });
});

describe('a token with many steps that run', () => {
  it('is refused another one, so that it keeps no other team waiting', async () => {
    const token = await site.token({ parts: 'mf-chat' });
    const check = () => site.ask('POST', '/api/delivery/check', { token, json: { part: 'mf-chat', version: '1.0.0' } });
    const answers = await Promise.all(Array.from({ length: 7 }, check));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, 202, 422, 422, 422]);
    const other = await site.ask('POST', '/api/delivery/rollback', { token: await site.token(), json: { part: 'mf-chat' } });
    expect(other.body.state).not.toBe('running');
  });
});

describe('a token without the right', () => {
  it.each([
    ['publish', 'status', 'PUT', '/api/delivery/upload?part=mf-chat&version=1.0.0', undefined],
    ['publish', 'status', 'POST', '/api/delivery/publish', { part: 'mf-chat', version: '1.0.0' }],
    ['check', 'publish', 'POST', '/api/delivery/check', { part: 'mf-chat', version: '1.0.0', smoke: false }],
    ['activate', 'canary,no-smoke', 'POST', '/api/delivery/activate', { parts: [{ part: 'mf-chat', version: '1.0.0' }], smoke: false }],
    [
      'canary',
      'activate,no-smoke',
      'POST',
      '/api/delivery/activate',
      { parts: [{ part: 'mf-chat', version: '1.0.0' }], percent: 5, smoke: false },
    ],
    ['no-smoke', 'activate', 'POST', '/api/delivery/activate', { parts: [{ part: 'mf-chat', version: '1.0.0' }], smoke: false }],
    ['rollback', 'activate', 'POST', '/api/delivery/rollback', { part: 'mf-chat' }],
    ['status', 'publish', 'GET', '/api/delivery/status', undefined],
    ['status', 'publish', 'GET', '/api/delivery/history', undefined],
  ])('to %s is refused with 403, and told what it may do', async (_right, steps, method, address, json) => {
    const token = await site.token({ parts: 'mf-chat', steps });
    const { status, body } = await site.ask(method, address, { token, ...sent(method, json) });
    expect([status, body.code, body.allowed]).toEqual([403, 'right_missing', { parts: ['mf-chat'], steps: steps.split(',') }]);
  });

  it.each(CALLS.filter(([method, address]) => method !== 'GET' && !address.includes('file')))(
    'for another part is refused in the same way whether that part exists or not: %s %s',
    async (method, address, json) => {
      const token = await site.token({ parts: 'mf-members' });
      const { status, body } = await site.ask(method, address, { token, ...sent(method, json) });
      expect([status, body.code]).toEqual([403, 'right_missing']);
      const generations = await site.ask('POST', '/api/delivery/rollback', { token, json: { generation: 1 } });
      expect([generations.status, generations.body.code]).toEqual([403, 'right_missing']);
    },
  );

  it('cannot take along a part that it may not ship', async () => {
    const token = await site.token({ parts: 'mf-members' });
    const parts = [
      { part: 'mf-members', version: '1.0.0' },
      { part: 'mf-chat', version: '1.0.0' },
    ];
    expect((await site.ask('POST', '/api/delivery/activate', { token, json: { parts, smoke: false } })).status).toBe(403);
    expect(await site.history()).toHaveLength(1);
  });

  it('leaves a line in the log', async () => {
    const token = await site.token({ name: 'curious', parts: 'mf-members' });
    await site.ask('POST', '/api/delivery/rollback', { token, json: { part: 'mf-chat' } });
    const [line = ''] = made(await tokenLog(site.server.database.db, operator()));
    expect(line.replace(/ +/g, ' ')).toMatch(/curious rollback mf-chat forbidden right_missing/);
  });
});

describe('what a token is shown', () => {
  it('is about the parts that it may ship, in the status and in the history', async () => {
    const all = site.client(await site.token({ name: 'release manager' }));
    for (const remote of ['mf-chat', 'mf-members'] as const) {
      const build = made(await all.publish(await aRemoteBuild({ remote, version: '7.0.0' })));
      made(await all.activate([build], { smoke: false }));
    }
    const both = [];
    for (const remote of ['mf-chat', 'mf-members'] as const)
      both.push(made(await all.publish(await aRemoteBuild({ remote, version: '7.1.0' }))));
    made(await all.activate(both, { smoke: false }));
    const chat = site.client(await site.token({ parts: 'mf-chat', steps: 'status' }));
    for (const text of [await chat.status(false), await chat.status(true), await chat.history(false), await chat.history(true)].map(made)) {
      expect(text).toContain('7.1.0');
      expect(text).not.toContain('mf-members');
    }
    expect(made(await chat.history(false))).toContain('change mf-chat@7.1.0, together with others');
    expect(made(await all.history(false))).toContain('mf-members@7.1.0');
  });

  it('is no step of another token', async () => {
    const [own, other] = [await site.token(), await site.token()];
    const step = await site.ask('POST', '/api/delivery/rollback', { token: own, json: { part: 'mf-chat' } });
    const address = `/api/delivery/step?id=${step.body.id}`;
    expect((await site.ask('GET', address, { token: own })).body).toEqual(step.body);
    const foreign = await site.ask('GET', address, { token: other });
    const unknown = await site.ask('GET', '/api/delivery/step?id=00000000-0000-4000-8000-000000000000', { token: other });
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
  });
});

describe('a token that was revoked', () => {
  it('does not finish what waits for a browser', async () => {
    const token = await site.token({ name: 'impatient' });
    const client = site.client(token);
    made(await client.publish(await aRemoteBuild({ remote: 'mf-chat', version: '7.7.0' })));
    const id = await idOf('impatient');
    const { db } = site.server.database;
    const first = await site.ask('POST', '/api/delivery/activate', { token, json: { parts: [{ part: 'mf-chat', version: '7.7.0' }] } });
    expect(first.status).toBe(202);
    made(await revoke(db, id, operator()));
    await site.server.services.jobs.runDue();
    const row = await db.selectFrom('delivery_steps').selectAll().where('id', '=', String(first.body.id)).executeTakeFirstOrThrow();
    expect([row.outcome, row.refusal?.rule]).toEqual(['refused', 'token_refused']);
    expect(ruleOf(await client.status(false))).toBe('token_refused');
  });

  it('is kept with its uses, while one that was exchanged is removed after its end', async () => {
    const { db } = site.server.database;
    await db
      .updateTable('delivery_tokens')
      .set({ exchanged: true, expires_at: new Date(Date.now() - 3 * DAY) })
      .where('name', '=', 'curious')
      .execute();
    const before = await db.selectFrom('delivery_tokens').select('name').execute();
    await site.server.services.releases.forgetOld();
    const after = await db.selectFrom('delivery_tokens').select('name').execute();
    expect(before.length - after.length).toBe(1);
    expect(made(await tokenLog(db, operator())).join()).toContain('curious');
  });
});
