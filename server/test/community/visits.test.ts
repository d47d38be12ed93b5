import { deleteBlock, postBlock } from '@amarena/shared/contracts/people/blocks';
import { putProfile } from '@amarena/shared/contracts/people/profile';
import { getVisits, postVisit, VISIT_DAYS, VISITS_PAGE } from '@amarena/shared/contracts/people/visits';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer, type TestServer } from '../support/startServer.ts';
import { addMember, type Somebody, somebody } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const DAY = 86_400_000;
const visit = (viewer: Somebody, viewed: { id: string }) => viewer.client.call(postVisit, { body: { profile: viewed.id } });
const visitorsOf = async ({ client }: Somebody) => (await client.call(getVisits, { query: {} })).answer().visitors;
const idsOf = async (member: Somebody) => (await visitorsOf(member)).map(({ id }) => id);

const moveVisit = (viewer: Somebody, days: number) =>
  server.database.db
    .updateTable('visits')
    .set({ visited_at: new Date(Date.now() - days * DAY) })
    .where('viewer_id', '=', viewer.id)
    .execute();

describe('visits', () => {
  it('lists who looked at the member once each, the last one first', async () => {
    const [me, early, late] = [await somebody(server), await somebody(server), await somebody(server)];
    expect((await visit(early, me)).status).toBe(204);
    await moveVisit(early, 2);
    await visit(late, me);
    expect(await idsOf(me)).toEqual([late.id, early.id]);
    await moveVisit(late, 1);
    await visit(early, me);
    expect(await idsOf(me)).toEqual([early.id, late.id]);
  });

  it('tells the open pages of a visit, and of another look only when it is a visit of its own', async () => {
    const [me, other] = [await somebody(server), await somebody(server)];
    const told = async () => {
      const rows = await server.database.db.selectFrom('live_events').select('event').where('member_id', '=', me.id).execute();
      return rows.map(({ event }) => event.type);
    };
    await visit(other, me);
    await visit(other, me);
    expect(await told()).toEqual(['visits_changed']);
    await moveVisit(other, 1);
    await visit(other, me);
    expect(await told()).toEqual(['visits_changed', 'visits_changed']);
  });

  it('leaves no trace of an invisible member, nor of one who became invisible', async () => {
    const [me, other] = [await somebody(server), await somebody(server)];
    await other.client.call(putProfile, { body: { invisible_mode: true } });
    expect((await visit(other, me)).status).toBe(204);
    await other.client.call(putProfile, { body: { invisible_mode: false } });
    expect(await idsOf(me)).toEqual([]);
    await visit(other, me);
    expect(await idsOf(me)).toEqual([other.id]);
    await other.client.call(putProfile, { body: { invisible_mode: true } });
    expect(await idsOf(me)).toEqual([]);
  });

  it('lists no one across a block, whichever of the two blocked', async () => {
    const [me, blocker, blocked] = [await somebody(server), await somebody(server), await somebody(server)];
    for (const other of [blocker, blocked]) await visit(other, me);
    await blocker.client.call(postBlock, { body: { profile: me.id } });
    await me.client.call(postBlock, { body: { profile: blocked.id } });
    expect(await idsOf(me)).toEqual([]);
    const refused = await visit(blocked, me);
    expect([refused.status, refused.body]).toEqual([403, { code: 'blocked_by_user' }]);
  });

  it('keeps no visit to someone whom the member blocked', async () => {
    const [me, other] = [await somebody(server), await somebody(server)];
    await me.client.call(postBlock, { body: { profile: other.id } });
    expect((await visit(me, other)).status).toBe(204);
    await me.client.call(deleteBlock, { body: { profile: other.id } });
    expect(await idsOf(other)).toEqual([]);
  });

  it('lists nobody who left or was switched off, and takes no visit to them', async () => {
    const [me, gone, paused] = [await somebody(server), await somebody(server), await somebody(server, { profile: {} })];
    for (const other of [gone, paused]) await visit(other, me);
    await server.database.db.updateTable('members').set({ status: 'deleted' }).where('id', '=', gone.id).execute();
    await server.database.db.updateTable('profiles').set({ disabled: true }).where('member_id', '=', paused.id).execute();
    expect(await idsOf(me)).toEqual([]);
    for (const other of [gone, paused]) expect((await visit(me, other)).body).toEqual({ code: 'not_found' });
  });

  it('takes a look at the own page for none, and refuses one at nobody’s', async () => {
    const me = await somebody(server);
    expect((await visit(me, me)).status).toBe(204);
    expect(await idsOf(me)).toEqual([]);
    expect((await visit(me, { id: '0196f0e0-0000-7000-8000-000000000000' })).body).toEqual({ code: 'not_found' });
  });

  it('labels a fictional visitor', async () => {
    const me = await somebody(server);
    const viewer = await addMember(server, { fictional: true });
    await server.database.db.insertInto('visits').values({ viewer_id: viewer, viewed_id: me.id, visited_at: new Date() }).execute();
    expect(await visitorsOf(me)).toMatchObject([{ id: viewer, fictional: true, online: false }]);
  });

  it('lists everybody page by page, each once, with how many there are, however many came at the same time', async () => {
    const me = await somebody(server);
    const ids = await Promise.all(Array.from({ length: 2 * VISITS_PAGE + 5 }, () => addMember(server)));
    const rows = ids.map((viewer_id, index) => ({
      viewer_id,
      viewed_id: me.id,
      visited_at: new Date(Date.now() - Math.floor(index / 40) * 1_000),
    }));
    await server.database.db.insertInto('visits').values(rows).execute();
    const seen: string[] = [];
    const sizes: number[] = [];
    let cursor: string | null = null;
    do {
      const page: AnswerOf<typeof getVisits> = (await me.client.call(getVisits, { query: cursor === null ? {} : { cursor } })).answer();
      expect(page.count).toBe(ids.length);
      seen.push(...page.visitors.map(({ id }) => id));
      sizes.push(page.visitors.length);
      cursor = page.next;
    } while (cursor !== null);
    expect(sizes).toEqual([VISITS_PAGE, VISITS_PAGE, 5]);
    expect(seen.toSorted()).toEqual(ids.toSorted());
    for (const forged of ['x', Buffer.from('yesterday nobody').toString('base64url')]) {
      const refused = await me.client.call(getVisits, { query: { cursor: forged } });
      expect(refused.body).toEqual({ code: 'validation_failed', fields: { cursor: 'invalid' } });
    }
  });

  it('forgets a visit after its term, and no earlier', async () => {
    const [me, old, young] = [await somebody(server), await somebody(server), await somebody(server)];
    for (const other of [old, young]) await visit(other, me);
    await moveVisit(old, VISIT_DAYS + 1);
    await moveVisit(young, VISIT_DAYS - 1);
    expect(await idsOf(me)).toEqual([young.id]);
    await server.services.visits.forgetOld(server.database.db, new Date());
    const kept = await server.database.db.selectFrom('visits').select('viewer_id').where('viewed_id', '=', me.id).execute();
    expect(kept).toEqual([{ viewer_id: young.id }]);
  });

  it('refuses a person without a session', async () => {
    const id = await addMember(server);
    expect((await server.visitor().call(getVisits, { query: {} })).status).toBe(403);
    expect((await server.visitor().call(postVisit, { body: { profile: id } })).status).toBe(403);
  });
});
