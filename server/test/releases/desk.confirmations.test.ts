import { postPasskeyChallenge } from '@amarena/shared/contracts/account/passkeys';
import { type DeskStep, postDeliveryChallenge, postDeliveryStep } from '@amarena/shared/contracts/platform/deliveryDesk';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ALL, activation, type Developer, deskOf, openDeskSite, origin } from './deskSupport.ts';
import type { TokenSite } from './support.ts';

const MINUTE = 60_000;
let site: TokenSite;
const desk = deskOf(() => site);

beforeAll(async () => {
  site = await openDeskSite();
});
afterAll(() => site.close());

describe('a confirmation', () => {
  let erin: Developer;
  beforeAll(async () => {
    erin = await desk.developer();
    await desk.grant(erin, 'mf-chat', ALL);
    (await desk.order(erin, activation('1.0.0'))).answer();
  });
  const send = async (step: DeskStep, passkey: Awaited<ReturnType<typeof desk.signed>>, client = erin.client) =>
    (await client.call(postDeliveryStep, { body: { step, passkey } })).body;

  it('counts once', async () => {
    const step = activation('1.1.0');
    const passkey = await desk.signed(erin, step);
    expect(await send(step, passkey)).toMatchObject({ state: 'done' });
    (await desk.order(erin, { step: 'rollback', part: 'mf-chat', from: '1.1.0' })).answer();
    expect(await send(step, passkey)).toEqual({ code: 'passkey_expired' });
    expect(await desk.chatIsLive()).toBe('1.0.0');
  });

  it.each<[string, DeskStep]>([
    ['version', activation('1.2.0')],
    ['share', activation('1.1.0', 99)],
    ['mount', { ...activation('1.1.0'), smoke: true } as DeskStep],
    ['part', { ...activation('1.1.0'), part: 'mf-members' } as DeskStep],
    ['step', { step: 'check', part: 'mf-chat', version: '1.1.0', smoke: false }],
  ])('of a step does not count for another %s', async (_what, other) => {
    const passkey = await desk.signed(erin, activation('1.1.0'));
    expect(await send(other, passkey)).toEqual({
      code: other.step !== 'return' && other.part === 'mf-members' ? 'forbidden' : 'passkey_expired',
    });
    expect(await desk.chatIsLive()).toBe('1.0.0');
  });

  it('is over after five minutes', async () => {
    const step = activation('1.1.0');
    const passkey = await desk.signed(erin, step);
    site.server.pass(6 * MINUTE);
    expect(await send(step, passkey)).toEqual({ code: 'passkey_expired' });
  });

  it('needs the person, not only the device', async () => {
    const step = activation('1.1.0');
    expect(await send(step, await desk.signed(erin, step, false))).toEqual({ code: 'passkey_failed' });
    expect(await desk.chatIsLive()).toBe('1.0.0');
  });

  it('counts in the session that asked for it, so that a stolen cookie of another one cannot use it', async () => {
    const step = activation('1.1.0');
    const passkey = await desk.signed(erin, step);
    expect(await send(step, passkey, await desk.logIn(erin.device))).toEqual({ code: 'passkey_expired' });
  });

  it('is not one for logging in', async () => {
    const step = activation('1.1.0');
    await desk.signed(erin, step);
    const visitor = site.server.visitor();
    const { challenge } = (await visitor.call(postPasskeyChallenge, { body: {} })).answer().options;
    expect(await send(step, erin.device.answer({ challenge, origin }))).toEqual({ code: 'passkey_failed' });
  });

  it('by another passkey of the same member does nothing: one that a thief added later has no grant', async () => {
    const later = await desk.add(erin);
    const client = await desk.logIn(later);
    const step = activation('1.1.0');
    const { challenge } = (await client.call(postDeliveryChallenge, { body: { step } })).answer().options;
    expect(await send(step, later.answer({ challenge, origin }), client)).toEqual({ code: 'forbidden' });
    expect(await desk.chatIsLive()).toBe('1.0.0');
  });
});
