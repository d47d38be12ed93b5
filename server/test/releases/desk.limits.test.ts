import { randomUUID } from 'node:crypto';
import { postUser } from '@amarena/shared/contracts/account/userCalls';
import { type DeskStep, getDeliveryGrants, postDeliveryChallenge, postDeliveryStep } from '@amarena/shared/contracts/platform/deliveryDesk';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runRole } from '../../src/cli/roles/verbs.ts';
import { revoke } from '../../src/cli/tokens/verbs.ts';
import type { TestClient } from '../support/client.ts';
import { signUpActive } from '../support/people.ts';
import { ALL, activation, deskOf, openDeskSite } from './deskSupport.ts';
import { made, type TokenSite } from './support.ts';

const MINUTE = 60_000;
let site: TokenSite;
const desk = deskOf(() => site);

beforeAll(async () => {
  site = await openDeskSite();
});
afterAll(() => site.close());

describe('nobody acts', () => {
  const step = activation('1.1.0');
  const refusalFor = async (client: TestClient, wanted = step) => {
    const { status, body } = await client.call(postDeliveryChallenge, { body: { step: wanted } });
    return status === 200 ? 'allowed' : (body as { code: string }).code;
  };

  it('without a grant, even as a developer with a passkey', async () => {
    const frida = await desk.developer();
    expect((await frida.client.call(getDeliveryGrants)).answer()).toEqual({ by_passkey: true, grants: [] });
    expect(await refusalFor(frida.client)).toBe('forbidden');
  });

  it('beyond the parts and steps of the grant', async () => {
    const gina = await desk.developer();
    await desk.grant(gina, 'mf-chat', 'canary,no-smoke');
    expect((await gina.client.call(getDeliveryGrants)).answer().grants).toMatchObject([
      { parts: ['mf-chat'], steps: ['canary', 'no-smoke'] },
    ]);
    expect(await refusalFor(gina.client, activation('1.1.0', 5))).toBe('allowed');
    for (const wanted of [
      activation('1.1.0'),
      { ...activation('1.1.0', 5), part: 'mf-members' } as DeskStep,
      { step: 'rollback', part: 'mf-chat', from: '1.1.0' } as DeskStep,
      { step: 'return', generation: 1 } as DeskStep,
    ])
      expect(await refusalFor(gina.client, wanted)).toBe('forbidden');
  });

  it('without the role, in a session by password, or after the grant was revoked or is over', async () => {
    const hanna = await desk.developer();
    const told = await desk.grant(hanna, 'all', ALL);
    expect(await refusalFor(hanna.client)).toBe('allowed');
    const byPassword = site.server.visitor();
    (await byPassword.call(postUser, { body: { email: hanna.email, password: hanna.password } })).answer();
    expect(await refusalFor(byPassword)).toBe('forbidden');
    expect(await refusalFor((await signUpActive(site.server)).client)).toBe('forbidden');
    expect(await refusalFor(site.server.visitor())).toBe('authentication_required');
    const passkey = await desk.signed(hanna, step);
    made(await revoke(desk.db(), told.match(/id (\S+)\.$/)?.[1] ?? '', desk.operator()));
    expect(await refusalFor(hanna.client)).toBe('forbidden');
    expect((await hanna.client.call(postDeliveryStep, { body: { step, passkey } })).body).toEqual({ code: 'forbidden' });
    await desk.grant(hanna, 'all', ALL);
    site.server.pass(9 * 60 * MINUTE);
    expect(await refusalFor(await desk.logIn(hanna.device))).toBe('allowed');
    site.server.pass(16 * 60 * MINUTE);
    expect(await refusalFor(await desk.logIn(hanna.device))).toBe('forbidden');
  });

  it('with a grant from before the role was taken, after the role comes back', async () => {
    const jana = await desk.developer();
    await desk.grant(jana, 'all', ALL);
    expect(await refusalFor(jana.client)).toBe('allowed');
    for (const words of [
      ['take', 'developer', jana.email],
      ['give', 'developer', jana.email, await desk.markOf(jana.device)],
    ])
      made(await runRole(desk.db(), words, { ...desk.operator(), needsPasskey: true, publicUrl: '' }));
    expect(await refusalFor(await desk.logIn(jana.device))).toBe('forbidden');
  });

  it('with a step that the grant does not allow: nothing of it is logged under the name of the passkey', async () => {
    const kora = await desk.developer();
    await desk.grant(kora, 'mf-chat', 'canary,no-smoke');
    const passkey = await desk.signed(kora, activation('1.1.0', 5));
    const logged = async () => (await desk.db().selectFrom('delivery_steps').select('id').execute()).length;
    const before = await logged();
    expect((await kora.client.call(postDeliveryStep, { body: { step, passkey } })).body).toEqual({ code: 'forbidden' });
    expect(await logged()).toBe(before);
  });

  it('from a page of another site', async () => {
    const ida = await desk.developer();
    await desk.grant(ida, 'all', ALL);
    const { status } = await ida.client.raw({
      method: 'POST',
      url: postDeliveryChallenge.path,
      payload: JSON.stringify({ step }),
      headers: { origin: 'https://evil.example', 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    });
    expect(status).toBe(403);
  });
});
