import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getLabels, postLabels } from '@amarena/shared/contracts/people/labels';
import { getProfile } from '@amarena/shared/contracts/people/profile';
import { search } from '@amarena/shared/contracts/people/search';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { runLabels } from '../../src/cli/labels/verbs.ts';
import { type Somebody, somebody } from '../community/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { moderator } from './support.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startServer();
  folder = await mkdtemp(join(tmpdir(), 'labels-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.close();
});

const labelsOf = async (viewer: Somebody, { id }: { id: string }) => {
  const { live, exclusive } = (await viewer.client.call(getProfile, { query: { id } })).answer().profile;
  return { live, exclusive };
};
const nameOf = async ({ id }: { id: string }): Promise<string> =>
  (await server.database.db.selectFrom('members').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;

describe('labels at the desk', () => {
  it('SR-10 SR-11 are given by a moderator to the member of a name, real or fictional, and stand on card and profile', async () => {
    const [desk, viewer] = [await moderator(server), await somebody(server)];
    for (const member of [await somebody(server), await somebody(server, { fictional: true })]) {
      const name = await nameOf(member);
      expect(await labelsOf(viewer, member)).toEqual({ live: false, exclusive: false });
      await desk.client.call(postLabels, { body: { name: name.toUpperCase(), live: true, exclusive: false } });
      expect(await labelsOf(viewer, member)).toEqual({ live: true, exclusive: false });
      const { results } = (await viewer.client.call(search, { query: { min_age: '18', max_age: '99' } })).answer();
      expect(results.find(({ id }) => id === member.id)).toMatchObject({ live: true, exclusive: false });
      expect((await desk.client.call(getLabels)).answer().people.find(({ id }) => id === member.id)).toMatchObject({ name, live: true });
      await desk.client.call(postLabels, { body: { name, live: false, exclusive: false } });
      expect(await labelsOf(viewer, member)).toEqual({ live: false, exclusive: false });
      expect((await desk.client.call(getLabels)).answer().people.some(({ id }) => id === member.id)).toBe(false);
    }
  });

  it('are nobody else’s to give or to list', async () => {
    const member = await somebody(server);
    const body = { name: await nameOf(member), live: true, exclusive: true };
    expect((await member.client.call(postLabels, { body })).body).toEqual({ code: 'forbidden' });
    expect((await member.client.call(getLabels)).body).toEqual({ code: 'forbidden' });
    expect(await labelsOf(await somebody(server), member)).toEqual({ live: false, exclusive: false });
  });

  it('say that nobody has the name', async () => {
    const desk = await moderator(server);
    const answer = await desk.client.call(postLabels, { body: { name: 'nobody.at.all', live: true, exclusive: false } });
    expect(answer.body).toMatchObject({ code: 'validation_failed', fields: { name: 'not_found' } });
  });
});

describe('npm run labels', () => {
  const labels = (...words: string[]) =>
    runLabels(server.database.db, words, { by: 'anna@desk', now: new Date('2026-11-22T10:00:00.000Z') });
  async function list(...lines: string[]): Promise<string> {
    const file = join(folder, 'labels.csv');
    await writeFile(file, `name,live,exclusive\n${lines.join('\n')}\n`);
    return file;
  }

  it('SR-10 SR-11 sets those of a list, and writes who did it in a log that nobody changes', async () => {
    const [one, other, viewer] = [await somebody(server), await somebody(server, { fictional: true }), await somebody(server)];
    const file = await list(`${await nameOf(one)}, yes, no`, `${await nameOf(other)},no,TRUE`, '');
    expect(await labels('import', file)).toMatchObject({ ok: true, value: ['Members whose labels were set: 2.'] });
    expect(await labelsOf(viewer, one)).toEqual({ live: true, exclusive: false });
    expect(await labelsOf(viewer, other)).toEqual({ live: false, exclusive: true });
    const listed = await labels('list');
    expect(listed.ok && listed.value.join('\n')).toMatch(new RegExp(`${await nameOf(other)} +exclusive +fictional`));
    const log = await server.database.db.selectFrom('label_log').selectAll().where('member_id', '=', one.id).execute();
    expect(log).toMatchObject([{ by: 'anna@desk', live: true, exclusive: false }]);
    for (const change of ["update label_log set by = 'somebody'", 'delete from label_log', 'truncate label_log'])
      await expect(sql.raw(change).execute(server.database.db)).rejects.toThrow('append-only');
  });

  it('changes nothing where a line is wrong or names nobody, and says which', async () => {
    const [member, viewer] = [await somebody(server), await somebody(server)];
    const name = await nameOf(member);
    const refused = async (...lines: string[]) => {
      const answer = await labels('import', await list(`${name},yes,yes`, ...lines));
      return answer.ok ? null : answer.error;
    };
    expect(await refused('nobody.at.all,yes,no')).toBe('There is no member called nobody.at.all. Nothing was changed.');
    expect(await refused('other,perhaps,no')).toContain('Line 3 must be a user name and yes or no twice');
    expect(await refused(`${name.toUpperCase()},no,no`)).toContain('Line 3 names');
    expect(await labels('import', join(folder, 'missing.csv'))).toMatchObject({
      ok: false,
      error: expect.stringContaining('cannot be read'),
    });
    expect(await labels('export')).toMatchObject({ ok: false, error: expect.stringContaining('Unknown command "export"') });
    expect(await labelsOf(viewer, member)).toEqual({ live: false, exclusive: false });
  });
});
