import type { SignupStep } from '@amarena/shared/contracts/account/signupStepOrder';
import { getSignupMatches, getSignupSteps, putSignupStep } from '@amarena/shared/contracts/account/signupSteps';
import { postBlock } from '@amarena/shared/contracts/people/blocks';
import { putProfile } from '@amarena/shared/contracts/people/profile';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addMember, somebody } from '../community/people.ts';
import type { TestClient } from '../support/client.ts';
import { linkIn, mailsTo, pressLink, signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const stepsOf = async (client: TestClient) => (await client.call(getSignupSteps)).answer();
const pass = async (client: TestClient, step: SignupStep) => (await client.call(putSignupStep, { body: { step } })).answer();

describe('the steps of sign-up', () => {
  it('SU-02 SU-08 begin behind the account, and each can be skipped', async () => {
    const { client, email } = await signUp(server);
    expect(await stepsOf(client)).toEqual({ done: [], open: 'push', email, signup_profile: null });
    const opened = [];
    for (const step of ['push', 'photo', 'info', 'about'] as const) opened.push((await pass(client, step)).open);
    expect(opened).toEqual(['photo', 'info', 'about', 'mail']);
    expect((await pass(client, 'mail')).open).toBeNull();
  });

  it('SU-10 go on at the first step that is not done, on any device', async () => {
    const member = await somebody(server, { status: 'not_confirmed', photos: 1 });
    expect((await stepsOf(member.client)).open).toBe('info');
    await member.client.call(putProfile, { body: { eye_color: 'green' } });
    expect((await stepsOf(member.client)).open).toBe('about');
  });

  it('stay passed however often and however parallel they are passed', async () => {
    const { client } = await signUp(server);
    await Promise.all(Array.from({ length: 50 }, (_, index) => pass(client, index % 2 === 0 ? 'push' : 'photo')));
    expect((await stepsOf(client)).done).toEqual(['push', 'photo']);
  });

  it('are over once the address is confirmed and the rest was passed', async () => {
    const { client, email } = await signUp(server);
    for (const step of ['push', 'photo', 'info', 'about'] as const) await pass(client, step);
    await pressLink(server.visitor(), linkIn((await mailsTo(server, email))[0]));
    expect((await stepsOf(client)).open).toBeNull();
  });

  it('name the member whose page led here', async () => {
    const profile = await addMember(server);
    const { client } = await signUp(server, { profile });
    expect((await stepsOf(client)).signup_profile).toBe(profile);
  });

  it('refuse a step that does not exist, and everybody without a session', async () => {
    const { client } = await signUp(server);
    const { body } = await client.call(putSignupStep, { body: { step: 'payment' as SignupStep } });
    expect(body).toEqual({ code: 'validation_failed', fields: { step: 'invalid' } });
    expect((await server.visitor().call(getSignupSteps)).status).toBe(403);
  });
});

describe('the matches of a newcomer', () => {
  const idsFor = async (client: TestClient) => (await client.call(getSignupMatches)).answer().profiles.map(({ id }) => id);

  it('API-53 are real members with a photo, of the gender that the newcomer looks for, the nearest age first', async () => {
    const near = await addMember(server, { gender: 'male', country: 'NZ', age: 36, photos: 1 });
    const far = await addMember(server, { gender: 'male', country: 'NZ', age: 70, photos: 1 });
    const others = [
      await addMember(server, { gender: 'male', country: 'NZ', age: 36 }),
      await addMember(server, { gender: 'female', country: 'NZ', age: 36, photos: 1 }),
      await addMember(server, { gender: 'male', country: 'NZ', age: 36, photos: 1, fictional: true }),
      await addMember(server, { gender: 'male', country: 'NZ', age: 36, photos: 1, profile: { invisible_mode: true } }),
    ];
    const { client, id } = await signUp(server, { gender: 'female', country: 'NZ' });
    const found = await idsFor(client);
    expect(found.slice(0, 2)).toEqual([near, far]);
    for (const gone of [...others, id]) expect(found).not.toContain(gone);
  });

  it('leave out blocked members, and members who blocked', async () => {
    const blocked = await somebody(server, { gender: 'male', country: 'IE', photos: 1 });
    const blocker = await somebody(server, { gender: 'male', country: 'IE', photos: 1 });
    const { client, id } = await signUp(server, { gender: 'female', country: 'IE' });
    expect(await idsFor(client)).toEqual(expect.arrayContaining([blocked.id, blocker.id]));
    await client.call(postBlock, { body: { profile: blocked.id } });
    await blocker.client.call(postBlock, { body: { profile: id } });
    const found = await idsFor(client);
    for (const gone of [blocked, blocker]) expect(found).not.toContain(gone.id);
  });
});
