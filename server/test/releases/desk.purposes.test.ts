import { postPasskeyChallenge, postPasskeyLogin } from '@amarena/shared/contracts/account/passkeys';
import { type DeskStep, postDeliveryChallenge, postDeliveryStep } from '@amarena/shared/contracts/platform/deliveryDesk';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestClient } from '../support/client.ts';
import { ALL, activation, type Developer, deskOf, openDeskSite, origin } from './deskSupport.ts';
import type { TokenSite } from './support.ts';

let site: TokenSite;
let sara: Developer;
const desk = deskOf(() => site);
beforeAll(async () => {
  site = await openDeskSite();
  sara = await desk.developer();
  await desk.grant(sara, 'mf-chat', ALL);
});
afterAll(() => site.close());

const challengeFor = async (step: DeskStep): Promise<string> =>
  (await sara.client.call(postDeliveryChallenge, { body: { step } })).answer().options.challenge;
const challengeToLogIn = async (visitor: TestClient): Promise<string> =>
  (await visitor.call(postPasskeyChallenge, { body: {} })).answer().options.challenge;
const textOf = (challenge: string): string => Buffer.from(challenge, 'base64url').toString('latin1');
const live = async () => (await site.stores.registry.read()).remotes['mf-chat']?.active.version;

/** As if the site had kept the one challenge where the other one belongs. */
const keptInPlaceOf = (challenge: string, other: string) =>
  desk.db().updateTable('passkey_challenges').set({ challenge: other }).where('challenge', '=', challenge).execute();

const logIn = async (visitor: TestClient, challenge: string) =>
  (await visitor.call(postPasskeyLogin, { body: { passkey: sara.device.answer({ challenge, origin }) } })).body;
const confirm = async (step: DeskStep, challenge: string) =>
  (await sara.client.call(postDeliveryStep, { body: { step, passkey: sara.device.answer({ challenge, origin }) } })).body;

describe('what a passkey signs', () => {
  it('says what it is for, and of a step which one', async () => {
    const [first, second] = [textOf(await challengeFor(activation('1.0.0'))), textOf(await challengeFor(activation('1.1.0')))];
    const toLogIn = textOf(await challengeToLogIn(site.server.visitor()));
    expect([first, second, toLogIn].map((text) => text.split('\n')[0])).toEqual([
      'amarena passkey to confirm',
      'amarena passkey to confirm',
      'amarena passkey to log in',
    ]);
    const about = (text: string) => text.slice(text.indexOf('\n') + 1, -32);
    expect(about(first)).toHaveLength(32);
    expect(about(first)).not.toBe(about(second));
    expect(about(first)).toBe(about(textOf(await challengeFor(activation('1.0.0')))));
  });

  it('for a step opens no session, neither as it is nor if the site mistook it for a log-in', async () => {
    const step = await challengeFor(activation('1.0.0'));
    const visitor = site.server.visitor();
    await challengeToLogIn(visitor);
    expect(await logIn(visitor, step)).toEqual({ code: 'passkey_failed' });
    await keptInPlaceOf(await challengeToLogIn(visitor), step);
    expect(await logIn(visitor, step)).toEqual({ code: 'passkey_expired' });
  });

  it('for a log-in confirms no step, neither as it is nor if the site mistook it for one', async () => {
    const toLogIn = await challengeToLogIn(site.server.visitor());
    await challengeFor(activation('1.0.0'));
    expect(await confirm(activation('1.0.0'), toLogIn)).toEqual({ code: 'passkey_failed' });
    await keptInPlaceOf(await challengeFor(activation('1.0.0')), toLogIn);
    expect(await confirm(activation('1.0.0'), toLogIn)).toEqual({ code: 'passkey_expired' });
    expect(await live()).toBeUndefined();
  });

  it('for one step confirms no other one, even if the site mistook it for that', async () => {
    const other = await challengeFor(activation('1.1.0'));
    await keptInPlaceOf(await challengeFor(activation('1.0.0')), other);
    expect(await confirm(activation('1.0.0'), other)).toEqual({ code: 'passkey_expired' });
    expect(await live()).toBeUndefined();
  });
});
