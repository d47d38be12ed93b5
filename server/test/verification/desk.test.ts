import { getDecisions } from '@amarena/shared/contracts/moderation/moderation';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { somebody } from '../community/people.ts';
import { caseAbout, caseOf, decide, moderator } from '../moderation/support.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { applicant, drawCode, sendSelfie, standing } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('the queue of verifications', () => {
  it('shows a moderator the code, the selfie and the photos beside each other', async () => {
    const [member, desk] = [await somebody(server, { photos: 2 }), await moderator(server)];
    const code = await drawCode(member);
    await sendSelfie(server, member);
    const shown = await caseOf(desk, 'verifications', await caseAbout(desk, 'verifications', member.id));
    expect(shown).toMatchObject({ text: code, decided: null, not_for_me: false });
    expect(shown.pictures.map(({ kind }) => kind)).toEqual(['subject', 'profile', 'profile']);
    for (const { src } of shown.pictures) expect((await desk.client.raw({ method: 'GET', url: src })).status).toBe(200);
  });

  it('gives the badge, or refuses it with a reason of the closed list and no other', async () => {
    const [member, other, desk] = [await applicant(server), await applicant(server), await moderator(server)];
    const [id, otherId] = [await caseAbout(desk, 'verifications', member.id), await caseAbout(desk, 'verifications', other.id)];
    expect((await decide(desk, 'verifications', id, 'approve')).status).toBe(204);
    expect(await standing(member)).toMatchObject({ state: 'verified' });
    for (const reason of [null, 'fake'] as const) {
      expect((await decide(desk, 'verifications', otherId, 'refuse', { reason })).body).toMatchObject({ code: 'validation_failed' });
    }
    expect((await decide(desk, 'verifications', otherId, 'refuse', { reason: 'face_hidden' })).status).toBe(204);
    expect(await standing(other)).toMatchObject({ state: 'refused', reason: 'face_hidden' });
    expect((await decide(desk, 'verifications', otherId, 'approve')).body).toEqual({ code: 'case_decided' });
    // The verification tells the member itself, once.
    expect((await other.client.call(getDecisions, { query: { language: 'it' } })).answer().decisions).toEqual([]);
  });

  it('lets no moderator decide about themselves', async () => {
    const self = await applicant(server, { roles: ['moderator'] });
    const refused = await decide(self, 'verifications', await caseAbout(self, 'verifications', self.id), 'approve');
    expect(refused.body).toEqual({ code: 'case_not_yours' });
    expect(await standing(self)).toMatchObject({ state: 'pending' });
  });
});
