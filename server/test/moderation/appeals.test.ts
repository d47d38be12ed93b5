import { APPEAL_DAYS, getDecisions, postAppeal } from '@amarena/shared/contracts/moderation/moderation';
import { postLike } from '@amarena/shared/contracts/people/likes';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Somebody, somebody } from '../community/people.ts';
import { mailsTo } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { caseAbout, caseOf, casesIn, decide, decided, mailOf, moderator } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const DAY = 86_400_000;
const decisionsOf = async ({ client }: Somebody) => (await client.call(getDecisions, { query: { language: 'it' } })).answer().decisions;
const appeal = ({ client }: Somebody, decision: string) => client.call(postAppeal, { body: { decision, text: 'Non sono stata io' } });

async function appealed() {
  const first = await decided(server, { decision: 'suspend_30', reason: 'fake' });
  const [decision] = await decisionsOf(first.reported);
  const answer = await appeal(first.reported, decision?.id ?? '');
  const second = await moderator(server);
  return { ...first, answer, second, decision: decision?.id ?? '', appealCase: await caseAbout(second, 'appeals', first.reported.id) };
}

describe('an appeal', () => {
  it('comes to another person than the one who decided, with the case and the first decision', async () => {
    const { desk, second, appealCase, answer } = await appealed();
    expect(answer.status).toBe(204);
    expect((await casesIn(desk, 'appeals')).find(({ id }) => id === appealCase)?.not_for_me).toBe(true);
    const refused = await decide(desk, 'appeals', appealCase, 'uphold', { reason: 'decision_right' });
    expect(refused.body).toEqual({ code: 'case_not_yours' });
    expect(await caseOf(second, 'appeals', appealCase)).toMatchObject({
      text: 'Non sono stata io',
      not_for_me: false,
      appealed: { decision: 'suspend_30', by: desk.name },
    });
  });

  it('takes the decision back with its effects and tells both sides', async () => {
    const { second, appealCase, reported, reporter } = await appealed();
    const other = await somebody(server);
    expect((await reported.client.call(postLike, { body: { profile: other.id } })).status).toBe(403);
    expect((await decide(second, 'appeals', appealCase, 'overturn', { reason: 'decision_wrong' })).status).toBe(204);
    expect((await reported.client.call(postLike, { body: { profile: other.id } })).status).toBe(200);
    const shown = await decisionsOf(reported);
    expect(shown.find(({ decision }) => decision === 'suspend_30')).toMatchObject({ overturned: true, appeal: { outcome: 'overturn' } });
    expect((await decisionsOf(reporter))[0]).toMatchObject({ decision: 'overturn', side: 'author' });
    expect(await mailsTo(server, await mailOf(server, reported))).toHaveLength(2);
  });

  it('leaves everything as it was where the decision stands', async () => {
    const { second, appealCase, reported } = await appealed();
    await decide(second, 'appeals', appealCase, 'uphold', { reason: 'decision_right' });
    const other = await somebody(server);
    expect((await reported.client.call(postLike, { body: { profile: other.id } })).status).toBe(403);
    expect((await decisionsOf(reported)).map(({ decision }) => decision)).toEqual(['uphold', 'suspend_30']);
  });

  it('is made once, in time, and by the member whom the decision is about', async () => {
    const { reporter, reported, decision } = await appealed();
    expect((await appeal(reported, decision)).body).toEqual({ code: 'appeal_closed' });
    expect((await appeal(reporter, decision)).body).toEqual({ code: 'appeal_closed' });
    expect((await appeal(await somebody(server), decision)).body).toEqual({ code: 'not_found' });
    const late = await decided(server, { decision: 'warn', reason: 'other' });
    const [told] = await decisionsOf(late.reported);
    expect(told?.appeal_until).not.toBeNull();
    const long_ago = new Date(Date.now() - APPEAL_DAYS * DAY);
    await server.database.db
      .updateTable('moderation_decisions')
      .set({ decided_at: long_ago })
      .where('id', '=', told?.id ?? '')
      .execute();
    expect((await decisionsOf(late.reported))[0]?.appeal_until).toBeNull();
    expect((await appeal(late.reported, told?.id ?? '')).body).toEqual({ code: 'appeal_closed' });
  });

  it('is one, however many are sent at the same time', async () => {
    const { reported } = await decided(server, { decision: 'warn', reason: 'other' });
    const [told] = await decisionsOf(reported);
    const answers = await Promise.all(Array.from({ length: 50 }, () => appeal(reported, told?.id ?? '')));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });
});
