import { postUser } from '@amarena/shared/contracts/account/userCalls';
import { getDeliveryGrants, postDeliveryChallenge, postDeliveryStep } from '@amarena/shared/contracts/platform/deliveryDesk';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { somebody } from '../community/people.ts';
import { publishBuild } from '../delivery/support/delivery.ts';
import { caseAbout, decide, moderator, reportOf } from '../moderation/support.ts';
import { ALL, activation, deskOf, origin } from './deskSupport.ts';
import { openTokenSite, type TokenSite } from './support.ts';

let site: TokenSite;
const desk = deskOf(() => site);
beforeAll(async () => {
  site = await openTokenSite({ PUBLIC_URL: origin, STAFF_PASSKEYS: 'off' });
});
afterAll(() => site.close());

describe('with STAFF_PASSKEYS=off, as in the demonstration', () => {
  it('a role counts after a log-in by password, and acting still needs a session and a step by passkey', async () => {
    const lea = await desk.developer();
    await desk.grant(lea, 'mf-chat', ALL);
    const byPassword = site.server.visitor();
    const { user } = (await byPassword.call(postUser, { body: { email: lea.email, password: lea.password } })).answer();
    expect(user.roles).toEqual(['developer']);
    expect((await byPassword.call(getDeliveryGrants)).answer().by_passkey).toBe(false);
    const refused = await byPassword.call(postDeliveryChallenge, { body: { step: activation('1.0.0') } });
    expect([refused.status, refused.body]).toEqual([403, { code: 'passkey_session_needed' }]);
    await publishBuild(site.delivery, { remote: 'mf-chat', version: '1.0.0' });
    const step = activation('1.0.0');
    const passkey = await desk.signed(lea, step);
    expect((await byPassword.call(postDeliveryStep, { body: { step, passkey } })).body).toEqual({ code: 'passkey_session_needed' });
    expect((await lea.client.call(postDeliveryStep, { body: { step, passkey } })).answer().state).toBe('done');
  });

  it('a suspended account acts on nothing, also with a challenge from before', async () => {
    const mia = await desk.developer();
    await desk.grant(mia, 'mf-chat', ALL);
    const step = activation('1.0.0');
    const passkey = await desk.signed(mia, step);
    const [reporter, moderating] = [await somebody(site.server), await moderator(site.server)];
    await reportOf(reporter, mia);
    await decide(moderating, 'reports', await caseAbout(moderating, 'reports', mia.id), 'suspend_7', { reason: 'fake' });
    const suspended = { code: 'account_suspended', until: expect.stringMatching(/Z$/) };
    expect((await mia.client.call(postDeliveryChallenge, { body: { step } })).body).toEqual(suspended);
    expect((await mia.client.call(postDeliveryStep, { body: { step, passkey } })).body).toEqual(suspended);
  });
});
