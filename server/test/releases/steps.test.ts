import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { tokenLog } from '../../src/cli/tokens/verbs.ts';
import { aRemoteBuild, aShellBuild, temporaryFolder } from '../delivery/support/builds.ts';
import { made, openTokenSite, ruleOf, type TokenSite } from './support.ts';

let site: TokenSite;
beforeAll(async () => {
  site = await openTokenSite();
});
afterAll(() => site.close());

const WITHOUT_SMOKE = { smoke: false } as const;
const liveOf = async (remote: 'mf-chat' | 'mf-members') => (await site.stores.registry.read()).remotes[remote];

describe('a team with an address and a token', () => {
  it('publishes, checks, activates and rolls back its part, under the name of the token', async () => {
    const client = site.client(await site.token({ name: 'chat pipeline', parts: 'mf-chat' }));
    for (const version of ['1.0.0', '1.1.0']) {
      const build = made(await client.publish(await aRemoteBuild({ remote: 'mf-chat', version })));
      expect(build).toEqual({ part: 'mf-chat', version });
      made(await client.check(build, WITHOUT_SMOKE));
      made(await client.activate([build], WITHOUT_SMOKE));
    }
    expect((await liveOf('mf-chat'))?.active).toMatchObject({ version: '1.1.0', by: 'chat pipeline' });
    expect(await (await fetch(`${site.url}/members`)).text()).toContain('/artifacts/mf-chat/1.1.0/');
    made(await client.rollback('mf-chat'));
    expect((await liveOf('mf-chat'))?.active.version).toBe('1.0.0');
    expect(await (await fetch(`${site.url}/members`)).text()).not.toContain('/artifacts/mf-chat/1.1.0/');
    expect(client.lines).toEqual([
      'mf-chat@1.0.0 published',
      'The smoke mount is skipped, which the history records.',
      'mf-chat@1.0.0 passes every rule',
      'The smoke mount is skipped, which the history records.',
      'mf-chat@1.0.0 is live, generation 2',
      'mf-chat@1.1.0 published',
      'The smoke mount is skipped, which the history records.',
      'mf-chat@1.1.0 passes every rule',
      'The smoke mount is skipped, which the history records.',
      'mf-chat@1.1.0 is live, generation 3',
      'mf-chat@1.0.0 is live, generation 4',
    ]);
    expect((await site.history()).slice(1)).toEqual([
      { by: 'chat pipeline', what: 'activate mf-chat@1.0.0 (smoke mount skipped)' },
      { by: 'chat pipeline', what: 'activate mf-chat@1.1.0 (smoke mount skipped)' },
      { by: 'chat pipeline', what: 'roll mf-chat back to 1.0.0' },
    ]);
    const log = made(await tokenLog(site.server.database.db, { by: '', now: new Date(), json: false })).map((line) =>
      line.replace(/ +/g, ' '),
    );
    expect(log[0]).toMatch(/chat pipeline rollback mf-chat done/);
    expect(log[1]).toMatch(/chat pipeline activate, smoke mount skipped mf-chat@1\.1\.0 done/);
    expect(log.at(-1)).toMatch(/chat pipeline publish mf-chat@1\.0\.0 done/);
  });

  it('publishes a shell, and makes several parts live in one change', async () => {
    const client = site.client(await site.token({ name: 'platform' }));
    const root = await temporaryFolder();
    await aShellBuild(root, { version: '1.2.0' });
    const shell = made(await client.publish(`${root}/1.2.0`));
    const members = made(await client.publish(await aRemoteBuild({ remote: 'mf-members', version: '2.0.0' })));
    made(await client.activate([shell, members], WITHOUT_SMOKE));
    expect((await site.history()).at(-1)).toMatchObject({ by: 'platform', what: expect.stringContaining('shell@1.2.0, mf-members@2.0.0') });
    const [first] = await site.stores.registry.history();
    made(await client.rollbackTo(first?.generation ?? 0));
    expect((await site.stores.registry.read()).shell?.active.version).toBe('1.0.0');
    made(await client.activate([shell], WITHOUT_SMOKE));
  });

  it('is refused by the same rules, with what to do, and nothing changes', async () => {
    const client = site.client(await site.token({ parts: 'mf-chat' }));
    const strange = made(
      await client.publish(await aRemoteBuild({ remote: 'mf-chat', version: '9.0.0', requires: { runtime: '1.0.0', bus: '9.0.0' } })),
    );
    const before = await site.stores.registry.generation();
    const refused = await client.activate([strange], WITHOUT_SMOKE);
    expect(refused).toMatchObject({
      ok: false,
      error: { rule: 'contract_mismatch', found: expect.stringContaining('requires bus 9.0.0') },
    });
    expect(ruleOf(await client.activate([{ part: 'mf-chat', version: '8.8.8' }], WITHOUT_SMOKE))).toBe('not_published');
    const other = await aRemoteBuild({ remote: 'mf-chat', version: '9.0.0', files: { 'page.aaa.js': 'other()' } });
    expect(ruleOf(await client.publish(other))).toBe('version_taken');
    expect(await site.stores.registry.generation()).toBe(before);
  });

  it('succeeds while another team releases at the same moment', async () => {
    const [chat, members] = await Promise.all([
      site.token({ name: 'chat team', parts: 'mf-chat' }),
      site.token({ name: 'members team', parts: 'mf-members' }),
    ]);
    const release = async (token: string, remote: 'mf-chat' | 'mf-members', versions: readonly string[]) => {
      const client = site.client(token);
      for (const version of versions) {
        const build = made(await client.publish(await aRemoteBuild({ remote, version })));
        made(await client.activate([build], WITHOUT_SMOKE));
      }
    };
    await Promise.all([release(chat, 'mf-chat', ['3.0.0', '3.1.0']), release(members, 'mf-members', ['3.0.0', '3.1.0'])]);
    expect((await liveOf('mf-chat'))?.active).toMatchObject({ version: '3.1.0', by: 'chat team' });
    expect((await liveOf('mf-members'))?.active).toMatchObject({ version: '3.1.0', by: 'members team' });
  });
});

describe('a repeated call', () => {
  it('does nothing twice, and gets the first answer, for a rollback as for an activation', async () => {
    const token = await site.token({ parts: 'mf-chat' });
    const client = site.client(token);
    for (const version of ['4.0.0', '4.1.0', '4.2.0']) {
      const build = made(await client.publish(await aRemoteBuild({ remote: 'mf-chat', version })));
      const asked = { token, key: randomUUID(), json: { parts: [build], smoke: false } };
      const answers = await Promise.all([1, 2, 3].map(() => site.ask('POST', '/api/delivery/activate', asked)));
      expect(answers.filter(({ status }) => status !== 200 && status !== 202)).toEqual([]);
    }
    const generation = await site.stores.registry.generation();
    const asked = { token, key: randomUUID(), json: { part: 'mf-chat' } };
    const first = await site.ask('POST', '/api/delivery/rollback', asked);
    const again = await site.ask('POST', '/api/delivery/rollback', asked);
    expect(again.body).toEqual(first.body);
    expect(await site.stores.registry.generation()).toBe(generation + 1);
    expect((await liveOf('mf-chat'))?.active.version).toBe('4.1.0');
    const otherwise = await site.ask('POST', '/api/delivery/rollback', { ...asked, json: { part: 'mf-chat', generation: 1 } });
    expect(otherwise.status).toBe(422);
    const reused = await site.ask('POST', '/api/delivery/activate', { ...asked, json: { parts: [{ part: 'mf-chat', version: '4.2.0' }] } });
    expect([reused.status, reused.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('of a publication says that it was published already', async () => {
    const client = site.client(await site.token({ parts: 'mf-chat' }));
    const directory = await aRemoteBuild({ remote: 'mf-chat', version: '5.0.0' });
    made(await client.publish(directory));
    made(await client.publish(directory));
    expect(client.lines).toEqual(['mf-chat@5.0.0 published', 'mf-chat@5.0.0 was published already']);
  });

  it('needs a key, without which a lost answer could act twice', async () => {
    const token = await site.token();
    const asked = await site.ask('POST', '/api/delivery/rollback', { token, key: 'short', json: { part: 'mf-chat' } });
    expect([asked.status, asked.body.code]).toEqual([400, 'idempotency_key_missing']);
  });

  it('of a step whose server is gone says so, and does not run it again', async () => {
    const token = await site.token({ parts: 'mf-chat' });
    const key = randomUUID();
    const asked = { token, key, json: { part: 'mf-chat' } };
    const { db } = site.server.database;
    const first = await site.ask('POST', '/api/delivery/rollback', asked);
    expect(first.status).toBe(200);
    // As a server leaves it that was killed half-way.
    await db
      .insertInto('delivery_steps')
      .columns(['id', 'at', 'token_id', 'name', 'key', 'asked', 'step', 'parts', 'wish', 'lines'])
      .expression(
        db
          .selectFrom('delivery_steps')
          .select((row) => [
            row.val(randomUUID()).as('id'),
            'at',
            'token_id',
            'name',
            row.val(`${key}2`).as('key'),
            'asked',
            'step',
            'parts',
            'wish',
            'lines',
          ])
          .where('key', '=', key),
      )
      .execute();
    const generation = await site.stores.registry.generation();
    const running = await site.ask('POST', '/api/delivery/rollback', { ...asked, key: `${key}2` });
    expect([running.status, running.body.state]).toEqual([202, 'running']);
    site.server.pass(3 * 60_000);
    const gone = await site.ask('POST', '/api/delivery/rollback', { ...asked, key: `${key}2` });
    expect([gone.status, gone.body.refusal]).toEqual([422, expect.objectContaining({ rule: 'step_interrupted' })]);
    expect(await site.stores.registry.generation()).toBe(generation);
  });
});

describe('the log of the steps', () => {
  it.each(["update delivery_steps set name = 'someone else'", 'delete from delivery_steps', 'truncate delivery_steps'])(
    'keeps what happened: %s is refused',
    async (statement) => {
      await expect(site.server.database.pool.query(statement)).rejects.toThrow('delivery_steps keeps what happened');
    },
  );
});
