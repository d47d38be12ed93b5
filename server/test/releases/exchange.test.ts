import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST_FILE } from '@amarena/shared/federation/manifest';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateKeyPair, SignJWT } from 'jose';
import { tokenLog } from '../../src/cli/tokens/verbs.ts';
import { ConfigProblem, readConfig } from '../../src/config.ts';
import { endStep, insertStep } from '../../src/domains/releases/steps.repository.ts';
import { aRemoteBuild } from '../delivery/support/builds.ts';
import { AUDIENCE, anIssuer, CLAIMS } from './issuer.ts';
import { made, openTokenSite, type TokenSite } from './support.ts';

let issuer: Awaited<ReturnType<typeof anIssuer>>;
let site: TokenSite;
beforeAll(async () => {
  issuer = await anIssuer();
  const rule = {
    issuer: issuer.url,
    audience: AUDIENCE,
    claims: { repository: 'octo/shop', ref: 'refs/heads/main' },
    parts: ['mf-chat'],
    steps: ['publish', 'activate', 'no-smoke'],
    minutes: 10,
  };
  site = await openTokenSite({ DELIVERY_TRUST: JSON.stringify([rule]) });
});
afterAll(async () => {
  await site.close();
  await issuer.close();
});

const seconds = (ahead: number): number => Math.floor(Date.now() / 1_000) + ahead;

/** What is wrong with a signed token, and its claims. */
const WRONG: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['another repository', { repository: 'octo/other' }],
  ['a repository that begins alike', { repository: 'octo/shop2' }],
  ['another branch', { ref: 'refs/heads/evil' }],
  ['no branch', { ref: undefined }],
  ['a list in place of a branch', { ref: ['refs/heads/main'] }],
  ['another audience', { aud: 'https://other.example' }],
  ['an end in the past', { iat: seconds(-400), exp: seconds(-60) }],
  ['a distant end, made long ago', { iat: seconds(-3_600), exp: seconds(3_600) }],
  ['a beginning in the future', { nbf: seconds(600) }],
  ['no id', { jti: undefined }],
  ['a very long id', { jti: 'x'.repeat(201) }],
  ['an id that is no text', { jti: 7 }],
  ['no end', { exp: undefined }],
];

const exchange = (token: string) => site.ask('POST', '/api/delivery/exchange', { json: { token } });

describe('the signed token of a pipeline', () => {
  it('is exchanged for a token with the rights of its rule, whose name says repository, ref and run', async () => {
    const { status, body } = await exchange(await issuer.signed());
    expect([status, body.name]).toEqual([200, 'octo/shop@refs/heads/main run 123']);
    const token = String(body.token);
    const client = site.client(token);
    const build = made(await client.publish(await aRemoteBuild({ remote: 'mf-chat', version: '1.0.0' })));
    made(await client.activate([build], { smoke: false }));
    expect((await site.history()).at(-1)?.by).toBe('octo/shop@refs/heads/main run 123');
    expect((await site.ask('POST', '/api/delivery/rollback', { token, json: { part: 'mf-chat' } })).status).toBe(403);
    expect(Date.parse(String(body.expires_at)) - Date.now()).toBeLessThanOrEqual(10 * 60_000);
    const log = made(await tokenLog(site.server.database.db, { by: '', now: new Date(), json: false })).join('\n');
    expect(log).toMatch(/octo\/shop@refs\/heads\/main run 123 +exchange +mf-chat +done/);
    expect(JSON.stringify(await site.server.database.db.selectFrom('delivery_steps').selectAll().execute())).not.toContain(token);
  });

  it('shares its uploads at a time with the other tokens of its pipeline, until these are over', async () => {
    const tokens: string[] = [];
    for (let run = 0; run < 3; run += 1) tokens.push(String((await exchange(await issuer.signed({ run_id: String(run) }))).body.token));
    const begin = async (token: string | undefined, version: string) => {
      const bytes = await readFile(path.join(await aRemoteBuild({ remote: 'mf-chat', version }), MANIFEST_FILE));
      return site.ask('PUT', `/api/delivery/upload?part=mf-chat&version=${version}`, { ...(token === undefined ? {} : { token }), bytes });
    };
    const statuses = [];
    for (let count = 0; count < 9; count += 1) statuses.push((await begin(tokens[count % 3], `7.0.${count}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 422]);
    expect((await begin(tokens[2], '7.0.9')).body).toMatchObject({ refusal: { rule: 'upload_refused' } });
    // One that was begun goes on.
    expect((await begin(tokens[1], '7.0.1')).status).toBe(200);
    site.server.pass(11 * 60_000);
    const later = String((await exchange(await issuer.signed({ iat: seconds(600), exp: seconds(900) }))).body.token);
    const next = await begin(later, '7.0.9');
    site.server.pass(-11 * 60_000);
    expect(next.status).toBe(200);
  });

  it('shares its running steps with the other tokens of its pipeline', async () => {
    const { db } = site.server.database;
    const [, second] = [await exchange(await issuer.signed()), await exchange(await issuer.signed())];
    const [first] = await db.selectFrom('delivery_tokens').select('id').where('exchanged', '=', true).orderBy('created_at').execute();
    const running = Array.from({ length: 4 }, () => randomUUID());
    const build = { part: 'mf-chat', version: '8.0.0' } as const;
    for (const id of running)
      await insertStep(db, {
        ...{ id, token_id: first?.id ?? '', name: 'an earlier run', key: id, asked: '', step: 'check', parts: ['mf-chat@8.0.0'] },
        ...{ at: site.server.platform.now(), wish: JSON.stringify({ step: 'check', build, smoke: true }), outcome: null, lines: [] },
        ...{ refusal: null, ended_at: null },
      });
    const publish = () => site.ask('POST', '/api/delivery/publish', { token: String(second.body.token), json: build });
    expect((await publish()).body).toMatchObject({ refusal: { rule: 'steps_running' } });
    for (const id of running) await endStep(db, id, { outcome: 'done', lines: [], refusal: null, ended_at: site.server.platform.now() });
    expect((await publish()).body).toMatchObject({ refusal: { rule: 'upload_refused' } });
  });

  it('ends after its minutes', async () => {
    const { body } = await exchange(await issuer.signed());
    const token = String(body.token);
    site.server.pass(11 * 60_000);
    const late = await site.ask('POST', '/api/delivery/publish', { token, json: { part: 'mf-chat', version: '1.0.0' } });
    site.server.pass(-11 * 60_000);
    expect(late.body.code).toBe('token_expired');
  });

  it('counts once, also if it comes twice at the same moment', async () => {
    const token = await issuer.signed();
    const answers = await Promise.all([exchange(token), exchange(token), exchange(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await exchange(token)).body).toMatchObject({
      code: 'exchange_refused',
      refusal: { found: 'a token that was exchanged before' },
    });
  });

  it('asks the issuer for its keys once, not for each token', async () => {
    expect(issuer.asked).toEqual(['/.well-known/jwks']);
  });

  it.each(WRONG)('is refused with %s', async (_what, claims) => {
    const { status, body } = await exchange(await issuer.signed(claims));
    expect([status, body.code]).toEqual([401, 'exchange_refused']);
  });

  it('is told its audience and its claims if no rule names them', async () => {
    const { body } = await exchange(
      await issuer.signed({ ref: 'refs/tags/v1.0.1', environment: 'production\n\u2028', repository_id: '43' }),
    );
    expect(body).toMatchObject({
      refusal: {
        found: `a token that no rule names: audience ${AUDIENCE}, repository octo/shop, repository_id 43, no repository_owner_id, ref refs/tags/v1.0.1, environment production??, no job_workflow_ref`,
      },
    });
    const bare = await exchange(await issuer.signed({ ref: undefined, aud: ['x'.repeat(400), 'y'] }));
    expect(bare.body).toMatchObject({
      refusal: {
        found: `a token that no rule names: audience ${'x'.repeat(200)}, repository octo/shop, repository_id 42, no repository_owner_id, no ref, no environment, no job_workflow_ref`,
      },
    });
  });

  it('is refused if someone else signed it, or nobody did', async () => {
    const other = await generateKeyPair('RS256');
    const symmetric = new TextEncoder().encode('x'.repeat(64));
    const now = Math.floor(Date.now() / 1_000);
    const claims = { iss: issuer.url, aud: AUDIENCE, iat: now, exp: now + 300, jti: randomUUID(), ...CLAIMS };
    const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const [header, payload, signature] = (await issuer.signed()).split('.');
    for (const token of [
      await issuer.signed({}, other.privateKey),
      await issuer.signed({}, other.privateKey, { alg: 'RS256', kid: 'two' }),
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(symmetric),
      `${encoded({ alg: 'none' })}.${encoded(claims)}.`,
      `${header}.${encoded({ ...claims, ref: 'refs/heads/main' })}.${signature}`,
      `${header}.${payload}`,
      'not a token',
      '...',
    ]) {
      const { status, body } = await exchange(token);
      expect([status, body.code]).toEqual([401, 'exchange_refused']);
    }
  });

  it('makes the site ask nobody but the issuers of its rules', async () => {
    const evil = await anIssuer();
    const names = ['jku', 'x5u'].map((name) => ({ alg: 'RS256', kid: 'one', [name]: `${evil.url}/keys` }));
    for (const token of [
      await evil.signed(),
      await evil.signed({ iss: `${issuer.url}@${new URL(evil.url).host}` }),
      await evil.signed({ iss: `${issuer.url}/` }),
      await evil.signed({ iss: 'http://169.254.169.254/latest/meta-data' }),
      await evil.signed({ iss: issuer.url }, evil.privateKey, names[0]),
      await evil.signed({ iss: issuer.url }, evil.privateKey, names[1]),
    ])
      expect((await exchange(token)).status).toBe(401);
    expect(evil.asked).toEqual([]);
    await evil.close();
  });
});

describe('an issuer that does not answer', () => {
  it('is a failure that passes, not a refusal', async () => {
    const gone = await anIssuer();
    const rule = {
      issuer: gone.url,
      audience: AUDIENCE,
      claims: { repository: 'octo/shop', ref: 'refs/heads/main' },
      parts: ['all'],
      steps: ['status'],
    };
    const other = await openTokenSite({ DELIVERY_TRUST: JSON.stringify([rule]) });
    const token = await gone.signed();
    await gone.close();
    const { status, body } = await other.ask('POST', '/api/delivery/exchange', { json: { token } });
    await other.close();
    expect([status, body.code]).toEqual([503, 'unavailable']);
  });
});

describe('the rules', () => {
  const rule = {
    issuer: 'https://token.actions.githubusercontent.com',
    audience: 'a',
    claims: { repository: 'o/r', repository_id: '7', ref: 'refs/heads/main' },
    parts: ['shell'],
    steps: ['publish'],
  };

  it('are read at the start, with 15 minutes if none are given', () => {
    expect(readConfig({ DELIVERY_TRUST: JSON.stringify([rule]) }).deliveryTrust).toMatchObject([{ minutes: 15 }]);
    expect(readConfig({}).deliveryTrust).toEqual([]);
  });

  it.each([
    ['not JSON', '{'],
    ['no list', '{}'],
    ['no repository', JSON.stringify([{ ...rule, claims: { ref: 'refs/heads/main' } }])],
    [
      'a repository alone, of which every branch would do',
      JSON.stringify([{ ...rule, claims: { repository: 'o/r', repository_id: '7' } }]),
    ],
    ['a repository of GitHub without its id', JSON.stringify([{ ...rule, claims: { repository: 'o/r', ref: 'refs/heads/main' } }])],
    [
      'a name in place of the id',
      JSON.stringify([{ ...rule, claims: { repository: 'o/r', repository_id: 'o/r', ref: 'refs/heads/main' } }]),
    ],
    ['two addresses for the keys of one issuer', JSON.stringify([rule, { ...rule, keys: 'https://keys.example/jwks' }])],
    ['a misspelt claim', JSON.stringify([{ ...rule, claims: { repository: 'o/r', reff: 'x' } }])],
    ['a setting that does not exist', JSON.stringify([{ ...rule, minuts: 5 }])],
    ['an issuer in clear text', JSON.stringify([{ ...rule, issuer: 'http://issuer.example' }])],
    ['an unknown part', JSON.stringify([{ ...rule, parts: ['chat'] }])],
    ['no part', JSON.stringify([{ ...rule, parts: [] }])],
    ['an unknown step', JSON.stringify([{ ...rule, steps: ['deploy'] }])],
    ['more than an hour', JSON.stringify([{ ...rule, minutes: 61 }])],
  ])('stop the start with %s', (_what, text) => {
    expect(() => readConfig({ DELIVERY_TRUST: text })).toThrow(ConfigProblem);
    expect(() => readConfig({ DELIVERY_TRUST: text })).toThrow('DELIVERY_TRUST');
  });
});
