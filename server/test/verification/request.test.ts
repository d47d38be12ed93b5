import {
  CODE_LENGTH,
  CODE_MINUTES,
  CODE_SIGNS,
  deleteVerification,
  getVerification,
  postVerification,
  SELFIES_PER_DAY,
} from '@amarena/shared/contracts/account/verification';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { somebody } from '../community/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { aPicture } from '../support/upload.ts';
import { applicant, decide, drawCode, sendSelfie, standing, waitingId } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const MINUTE = 60_000;
const HOUR = 3_600_000;

const selfies = async (memberId: string): Promise<number> =>
  (
    await server.database.db
      .selectFrom('verification_selfies as s')
      .innerJoin('verifications as v', 'v.id', 's.verification_id')
      .select('v.id')
      .where('v.member_id', '=', memberId)
      .execute()
  ).length;

describe('a request for the badge', () => {
  it('begins with a code of signs that cannot be mixed up, another one each time', async () => {
    const member = await somebody(server, { photos: 1 });
    expect(await standing(member)).toEqual({ state: 'none' });
    const [first, second] = [await drawCode(member), await drawCode(member)];
    expect(first).toMatch(new RegExp(`^[${CODE_SIGNS}]{${CODE_LENGTH}}$`));
    expect(second).not.toBe(first);
    expect(await standing(member)).toMatchObject({ state: 'code', code: second });
  });

  it('waits for a moderator once the selfie is sent, and takes no second one', async () => {
    const member = await applicant(server);
    expect(await standing(member)).toMatchObject({ state: 'pending' });
    expect(await sendSelfie(server, member)).toEqual({ status: 409, body: { code: 'verification_closed' } });
    expect((await member.client.call(postVerification)).body).toEqual({ code: 'verification_closed' });
    expect(await selfies(member.id)).toBe(1);
  });

  it('needs a photo that others see', async () => {
    const member = await somebody(server);
    expect((await member.client.call(getVerification)).answer().verification.has_photo).toBe(false);
    const refused = await member.client.call(postVerification);
    expect([refused.status, refused.body]).toEqual([409, { code: 'verification_photo_missing' }]);
  });

  it('takes no selfie after its code has ended, and a new code opens it again', async () => {
    const member = await somebody(server, { photos: 1 });
    await drawCode(member);
    server.pass(CODE_MINUTES * MINUTE + 3 * MINUTE);
    expect(await standing(member)).toEqual({ state: 'expired' });
    expect(await sendSelfie(server, member)).toEqual({ status: 409, body: { code: 'verification_code_expired' } });
    await drawCode(member);
    expect((await sendSelfie(server, member)).status).toBe(200);
  });

  it('takes no selfie without a code', async () => {
    const member = await somebody(server, { photos: 1 });
    expect((await sendSelfie(server, member)).body).toEqual({ code: 'verification_code_expired' });
  });

  it('refuses what is no picture and leaves the code as it was', async () => {
    const member = await somebody(server, { photos: 1 });
    const code = await drawCode(member);
    const sent = await sendSelfie(server, member, { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') });
    expect(sent.body).toEqual({ code: 'photo_unusable', problem: 'format' });
    expect(await standing(member)).toMatchObject({ state: 'code', code });
  });

  it('answers a repeat of a lost answer with the same, and keeps one selfie', async () => {
    const member = await somebody(server, { photos: 1 });
    await drawCode(member);
    const selfie = { bytes: await aPicture(), key: 'a-key-of-this-intent' };
    const [first, second] = [await sendSelfie(server, member, selfie), await sendSelfie(server, member, selfie)];
    expect(second).toEqual(first);
    expect(first.status).toBe(200);
    expect(await selfies(member.id)).toBe(1);
  });

  it('keeps one code and one selfie of fifty that come at once', async () => {
    const member = await somebody(server, { photos: 1 });
    await Promise.all(Array.from({ length: 50 }, () => member.client.call(postVerification)));
    const bytes = await aPicture(400, 400);
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, device) => sendSelfie(server, member, { bytes, address: `198.19.${device}.1` })),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await selfies(member.id)).toBe(1);
  });

  it('is taken back with its selfie at once', async () => {
    const member = await applicant(server);
    const { verification } = (await member.client.call(deleteVerification)).answer();
    expect(verification.standing).toEqual({ state: 'none' });
    expect(await selfies(member.id)).toBe(0);
  });

  it('can be sent so many times within a day, and again a day after the first', async () => {
    const member = await somebody(server, { photos: 1 });
    for (let number = 0; number < SELFIES_PER_DAY; number += 1) {
      await drawCode(member);
      await sendSelfie(server, member);
      await decide(server, await waitingId(server, member.id), 'code_wrong');
    }
    expect((await member.client.call(postVerification)).body).toEqual({ code: 'verification_limit', hours: 24 });
    expect((await member.client.call(getVerification)).answer().verification.again_at).not.toBeNull();
    server.pass(25 * HOUR);
    await drawCode(member);
  });

  it('refuses a person without a session', async () => {
    expect((await server.visitor().call(getVerification)).status).toBe(403);
    expect((await server.visitor().call(postVerification)).status).toBe(403);
  });
});
