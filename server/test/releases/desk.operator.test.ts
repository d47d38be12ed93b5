import { getDeliveryGrants } from '@amarena/shared/contracts/platform/deliveryDesk';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newGrant } from '../../src/cli/tokens/verbs.ts';
import { signUpActive } from '../support/people.ts';
import { deskOf, openDeskSite } from './deskSupport.ts';
import { run, type TokenSite } from './support.ts';

let site: TokenSite;
const desk = deskOf(() => site);

beforeAll(async () => {
  site = await openDeskSite();
});
afterAll(() => site.close());

describe('an operator', () => {
  it('names the passkey of a grant, which the command lists, and gives each one grant', async () => {
    const jana = await desk.developer();
    const wanted = { member: jana.email, parts: 'mf-chat', steps: 'rollback', days: 1 };
    const asked = await newGrant(desk.db(), wanted, desk.operator());
    expect(asked).toMatchObject({ ok: false, error: expect.stringContaining(await desk.markOf(jana.device)) });
    await desk.grant(jana, 'mf-chat', 'rollback');
    const second = await newGrant(desk.db(), { ...wanted, passkey: await desk.markOf(jana.device) }, desk.operator());
    expect(second).toMatchObject({ ok: false, error: expect.stringContaining('has a grant already') });
  });

  it('does so by the command, on a database of their own', async () => {
    const { url } = site.server.database;
    const lena = await desk.developer();
    const mark = await desk.markOf(lena.device);
    const words = [
      '--member',
      lena.email,
      '--parts',
      'mf-chat',
      '--steps',
      'canary,rollback',
      '--passkey',
      mark,
      '--name',
      'Lena',
      '--days',
      '30',
    ];
    // The embedded database belongs to its site alone.
    const { out } =
      url === null
        ? { out: await desk.grant(lena, 'mf-chat', 'canary,rollback') }
        : await run('server/src/cli/deliver.ts', ['token', 'grant', ...words], { DATABASE_URL: url });
    expect(out).toContain('may canary, rollback mf-chat at /delivery until');
    expect((await lena.client.call(getDeliveryGrants)).answer().grants).toMatchObject([{ steps: ['canary', 'rollback'] }]);
  });

  it('gives none for what a page cannot do, without parts or steps, or to someone who is no developer', async () => {
    const kim = await desk.developer();
    const wanted = { member: kim.email, parts: 'mf-chat', steps: 'rollback', days: 1, passkey: await desk.markOf(kim.device) };
    const plain = await signUpActive(site.server);
    for (const wrong of [{ steps: 'publish' }, { steps: '' }, { parts: '' }, { parts: 'mf-' }, { member: plain.email }, { days: 999 }])
      expect(await newGrant(desk.db(), { ...wanted, ...wrong }, desk.operator())).toMatchObject({ ok: false });
    expect((await kim.client.call(getDeliveryGrants)).answer().grants).toEqual([]);
  });
});
