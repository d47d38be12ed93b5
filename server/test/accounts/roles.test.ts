import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { getUser } from '@amarena/shared/contracts/account/userCalls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { runRole } from '../../src/cli/roles/verbs.ts';
import { pressLink, signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const NOW = new Date('2026-11-22T10:00:00.000Z');
const OPERATOR = { by: 'anna@desk', now: NOW, needsPasskey: false, publicUrl: 'https://amarena.example' };
const role = (...words: string[]) => runRole(server.database.db, words, OPERATOR);

async function aMember() {
  const { email, client } = await signUp(server, {}, server.visitor());
  await server.database.db.updateTable('members').set({ status: 'active' }).where('email', '=', email).execute();
  const roles = async () => (await client.call(getUser)).answer().user?.roles;
  const page = async () => (await client.raw({ method: 'GET', url: '/api/landers.php' })).status;
  return { email, roles, page };
}

describe('npm run role', () => {
  it('gives a member a role in the session that is open, writes who did it, and takes it back', async () => {
    const { email, roles, page } = await aMember();
    expect([await roles(), await page()]).toEqual([[], 403]);
    expect(await role('give', 'editor', email.toUpperCase())).toMatchObject({ ok: true });
    expect([await roles(), await page()]).toEqual([['editor'], 200]);
    expect((await role('give', 'moderator', email)).ok).toBe(true);
    expect(await role('take', 'editor', email)).toMatchObject({ ok: true, value: [expect.stringContaining('no longer editor')] });
    expect([await roles(), await page()]).toEqual([['moderator'], 403]);
    const log = await role('log');
    expect(log.ok && log.value.map((line) => line.replace(/\s+/g, ' '))).toEqual(
      ['took editor', 'gave moderator', 'gave editor'].map((change) => `${NOW.toISOString()} anna@desk ${change} ${email}`),
    );
    const list = await role('list');
    expect(list.ok && list.value.join('\n')).toContain(email);
    const data = await runRole(server.database.db, ['list'], { ...OPERATOR, json: true });
    expect(JSON.parse(data.ok ? data.value.join('') : '')).toContainEqual(expect.objectContaining({ email, roles: ['moderator'] }));
  });

  it('confirms an address without a mail, by the link that it would have brought', async () => {
    const { email, client } = await signUp(server, {}, server.visitor());
    const shown = await runRole(server.database.db, ['confirm', email], {
      by: 'anna@desk',
      now: server.platform.now(),
      needsPasskey: false,
      publicUrl: 'https://amarena.example',
    });
    const link = (shown.ok ? shown.value : []).at(-1) ?? '';
    expect(link).toMatch(/^https:\/\/amarena\.example\/api\/activate\.php\?token=/);
    expect(await role('give', 'editor', email)).toMatchObject({ ok: false });
    await pressLink(client, link.slice('https://amarena.example'.length));
    expect(await role('give', 'editor', email)).toMatchObject({ ok: true });
    expect(await role('confirm', email)).toMatchObject({ ok: false, error: expect.stringContaining('already') });
    expect(await role('confirm', 'irene')).toMatchObject({ ok: false, error: expect.stringContaining('not an e-mail address') });
  });

  it('refuses what cannot be meant, says why, and changes nothing', async () => {
    const { email, roles } = await aMember();
    const refused = async (...words: string[]) => {
      const answer = await role(...words);
      return answer.ok ? null : answer.error;
    };
    expect(await refused('give', 'admin', email)).toBe('Unknown role "admin". Roles are editor, moderator, developer.');
    expect(await refused('grant', 'editor', email)).toContain('Unknown command "grant"');
    expect(await refused('give', 'editor', 'irene')).toContain('is not an e-mail address');
    expect(await refused('give', 'editor')).toContain('is not an e-mail address');
    expect(await refused('give', 'editor', 'nobody@example.test')).toContain('No member has the address');
    expect(await refused('give', 'editor', email, 'other@example.test')).toContain('One address at a time');
    expect(await refused('take', 'editor', email)).toContain('is no editor');
    expect((await role('give', 'editor', email)).ok).toBe(true);
    expect(await refused('give', 'editor', email)).toContain('is editor already');
    expect(await roles()).toEqual(['editor']);
  });

  it.each([
    [{ fictional: true }, 'fictional profile'],
    [{ status: 'not_confirmed' as const }, 'has not confirmed'],
    [{ status: 'deleted' as const }, 'leaving'],
  ])('gives none to a member with %j', async (change, why) => {
    const { email } = await aMember();
    await server.database.db.updateTable('members').set(change).where('email', '=', email).execute();
    expect(await role('give', 'moderator', email)).toMatchObject({ ok: false, error: expect.stringContaining(why) });
  });

  it('leaves a log that nobody changes', async () => {
    for (const change of ["update role_log set by = 'somebody'", 'delete from role_log', 'truncate role_log'])
      await expect(sql.raw(change).execute(server.database.db)).rejects.toThrow('append-only');
  });

  it('needs a database that is not a running site’s own', () => {
    const command = join(import.meta.dirname, '../../src/cli/role.ts');
    const { DATABASE_URL: _none, ...env } = process.env;
    const { status, stderr } = spawnSync(process.execPath, [command, 'list'], { env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringContaining('DATABASE_URL is missing')]);
  });
});
