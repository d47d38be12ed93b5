import { randomUUID } from 'node:crypto';
import { getDelivery } from '@amarena/shared/contracts/platform/delivery';
import { type DeskStep, getDeskStep, postDeliveryStep } from '@amarena/shared/contracts/platform/deliveryDesk';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newToken, tokenLog } from '../../src/cli/tokens/verbs.ts';
import { publishBuild } from '../delivery/support/delivery.ts';
import { ALL, activation, type Developer, deskOf, openDeskSite } from './deskSupport.ts';
import { made, type TokenSite } from './support.ts';

let site: TokenSite;
const desk = deskOf(() => site);

beforeAll(async () => {
  site = await openDeskSite();
});
afterAll(() => site.close());

describe('a developer with a grant', () => {
  let dana: Developer;
  beforeAll(async () => {
    dana = await desk.developer();
    expect(await desk.grant(dana, 'mf-chat', ALL)).toMatch(/may check, canary, activate, rollback, no-smoke mf-chat at \/delivery until/);
  });

  it('activates, raises, takes back and rolls back their part, each step confirmed by the passkey', async () => {
    expect((await desk.order(dana, activation('1.0.0'))).answer()).toMatchObject({ state: 'done', refusal: null });
    expect((await desk.order(dana, activation('1.1.0', 10))).answer().lines).toContainEqual(expect.stringContaining('is live for 10 %'));
    expect((await desk.order(dana, activation('1.1.0', 50))).answer().state).toBe('done');
    expect((await desk.liveOf('mf-chat'))?.canary).toMatchObject({ version: '1.1.0', percent: 50 });
    expect((await desk.order(dana, { step: 'rollback', part: 'mf-chat', from: '1.1.0' })).answer().lines).toEqual([
      'the canary mf-chat@1.1.0 is taken back; the active version stays',
    ]);
    expect((await desk.order(dana, activation('1.1.0'))).answer().state).toBe('done');
    expect(await desk.chatIsLive()).toBe('1.1.0');
    expect((await desk.order(dana, { step: 'rollback', part: 'mf-chat', from: '1.1.0' })).answer().state).toBe('done');
    expect(await desk.chatIsLive()).toBe('1.0.0');
  });

  it('is named in history and log, with the way, which no token can imitate', async () => {
    (await desk.order(dana, activation('1.2.0'))).answer();
    const { name } = await desk.db().selectFrom('members').select('name').where('id', '=', dana.id).executeTakeFirstOrThrow();
    const { history } = (await dana.client.call(getDelivery)).answer();
    expect(history[0]).toMatchObject({ by: `${name}, by passkey`, what: 'activate mf-chat@1.2.0 (smoke mount skipped)' });
    expect(made(await tokenLog(desk.db(), desk.operator())).join('\n')).toContain(`${name}, by passkey`);
    const imitation = { name: `${name}, by passkey`, parts: 'all', steps: 'rollback', days: 1 };
    expect(await newToken(desk.db(), imitation, desk.operator())).toMatchObject({ ok: false });
  });

  it('is refused by the same rules as a token, and is told rule, both sides and what to do', async () => {
    const before = await site.stores.registry.generation();
    await publishBuild(site.delivery, { remote: 'mf-chat', version: '9.0.0', requires: { runtime: '1.0.0', bus: '9.0.0' } });
    expect((await desk.order(dana, activation('9.0.0'))).answer()).toMatchObject({
      state: 'refused',
      refusal: {
        rule: 'contract_mismatch',
        found: expect.stringContaining('requires bus 9.0.0'),
        remedy: expect.stringContaining('shell'),
      },
    });
    expect((await desk.order(dana, activation('8.8.8'))).answer().refusal?.rule).toBe('not_published');
    expect((await desk.order(dana, { step: 'check', part: 'mf-chat', version: '1.1.0', smoke: false })).answer().lines).toContain(
      'mf-chat@1.1.0 passes every rule',
    );
    expect(await site.stores.registry.generation()).toBe(before);
  });

  it('does not leave another version than the one that the page showed', async () => {
    const live = await desk.chatIsLive();
    const refused = (await desk.order(dana, { step: 'rollback', part: 'mf-chat', from: '1.0.0' })).answer();
    expect(refused).toMatchObject({ state: 'refused', refusal: { rule: 'registry_busy', expected: expect.stringContaining(live ?? '') } });
    expect(await desk.chatIsLive()).toBe(live);
  });

  it('does nothing twice by sending a step again, and reads what became of it', async () => {
    (await desk.order(dana, activation('1.0.0'))).answer();
    (await desk.order(dana, activation('1.1.0'))).answer();
    (await desk.order(dana, activation('1.2.0'))).answer();
    const step: DeskStep = { step: 'rollback', part: 'mf-chat', from: '1.2.0' };
    const sent = { body: { step, passkey: await desk.signed(dana, step) }, key: randomUUID() };
    const generation = await site.stores.registry.generation();
    const [first, second] = await Promise.all([1, 2].map(() => dana.client.call(postDeliveryStep, sent)));
    const again = await dana.client.call(postDeliveryStep, sent);
    expect([first?.status, second?.status, again.body]).toEqual([200, 200, (await dana.client.call(postDeliveryStep, sent)).body]);
    expect(await site.stores.registry.generation()).toBe(generation + 1);
    const { id } = again.answer();
    expect((await dana.client.call(getDeskStep, { query: { id: id ?? '' } })).answer()).toEqual(again.answer());
    const other = await desk.developer();
    expect((await other.client.call(getDeskStep, { query: { id: id ?? '' } })).body).toEqual({ code: 'not_found' });
    const otherwise = { ...sent, body: { ...sent.body, step: activation('1.2.0') } };
    expect((await dana.client.call(postDeliveryStep, otherwise)).body).toEqual({ code: 'idempotency_key_reused' });
  });
});
