import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { activate, activateTogether } from '../../src/delivery/activate.ts';
import { retire } from '../../src/delivery/retire.ts';
import { rollbackTo } from '../../src/delivery/rollback.ts';
import { delivered, publishBuild } from '../delivery/support/delivery.ts';
import { deskOf, origin } from './deskSupport.ts';
import { openTokenSite, type TokenSite } from './support.ts';

const PATH = '/api/delivery/retire';
const GIFTS = { part: 'mf-gifts' } as const;

let site: TokenSite;
const desk = deskOf(() => site);
const retiredNow = async () => (await site.stores.registry.read()).retired['mf-gifts'] ?? null;

beforeAll(async () => {
  site = await openTokenSite({ PUBLIC_URL: origin, STAFF_PASSKEYS: 'on' });
  await publishBuild(site.delivery, { remote: 'mf-gifts' });
  await publishBuild(site.delivery, { remote: 'mf-quiz' });
  delivered(await activate(site.delivery, 'mf-quiz', '1.0.0'));
});
beforeEach(async () => void delivered(await activate(site.delivery, 'mf-gifts', '1.0.0')));
afterAll(() => site.close());

describe('retiring a guest with a token', () => {
  it('needs a right of its own, for that guest', async () => {
    const others = await site.token({ parts: 'mf-gifts', steps: 'publish,check,canary,activate,rollback,status' });
    const foreign = await site.token({ parts: 'mf-quiz', steps: 'retire' });
    for (const token of [others, foreign]) {
      const { status, body } = await site.ask('POST', PATH, { token, json: GIFTS });
      expect([status, body.code]).toEqual([403, 'right_missing']);
    }
    expect(await retiredNow()).toBeNull();
  });

  it('is done once for a repeat, recorded under the name of the token, and shown to that token only', async () => {
    const token = await site.token({ name: 'the gifts team', parts: 'mf-gifts', steps: 'retire,status' });
    const [first, second] = [
      await site.ask('POST', PATH, { token, json: GIFTS, key: 'retire-gifts-once-0001' }),
      await site.ask('POST', PATH, { token, json: GIFTS, key: 'retire-gifts-once-0001' }),
    ];
    expect([first.status, second.body]).toEqual([200, first.body]);
    expect(first.body).toMatchObject({ state: 'done', lines: [expect.stringContaining('mf-gifts@1.0.0 is retired'), expect.anything()] });
    expect(await retiredNow()).toMatchObject({ version: '1.0.0', by: 'the gifts team' });
    const status = async (parts: string) =>
      String((await site.ask('GET', '/api/delivery/status', { token: await site.token({ parts, steps: 'status' }) })).body.text);
    expect(await status('mf-gifts')).toContain('mf-gifts was retired by the gifts team');
    expect(await status('mf-quiz')).not.toContain('mf-gifts');
    const history = await site.ask('GET', '/api/delivery/history?json=true', {
      token: await site.token({ parts: 'mf-quiz', steps: 'status' }),
    });
    expect(JSON.stringify(history.body)).not.toContain('mf-gifts');
  });

  it('is named to nobody else in the history, also not by a return or an activation that changes only their parts', async () => {
    const { delivery } = site;
    await publishBuild(delivery, { remote: 'mf-quiz', version: '1.1.0' });
    await publishBuild(delivery, { remote: 'mf-gifts', version: '1.1.0' });
    delivered(await activate(delivery, 'mf-gifts', '1.1.0', 10));
    const { generation } = await delivery.registry.read();
    delivered(await activate(delivery, 'mf-quiz', '1.1.0'));
    delivered(await retire(delivery, 'mf-gifts'));
    delivered(await rollbackTo(delivery, generation));
    delivered(await activate(delivery, 'mf-gifts', '1.0.0'));
    await publishBuild(delivery, { remote: 'mf-quiz', version: '1.2.0' });
    delivered(
      await activateTogether(
        delivery,
        new Map([
          ['mf-quiz', '1.2.0'],
          ['mf-gifts', '1.0.0'],
        ]),
      ),
    );
    const historyFor = async (parts: string) =>
      String((await site.ask('GET', '/api/delivery/history', { token: await site.token({ parts, steps: 'status' }) })).body.text);
    const quiz = await historyFor('mf-quiz');
    expect(quiz).toContain(`return to the live set of generation ${generation}\n`);
    expect(quiz).toContain('change mf-quiz@1.2.0, together with others');
    expect(quiz).not.toContain('mf-gifts');
    expect(await historyFor('all')).toContain(
      `generation ${generation}, without the canary mf-gifts@1.1.0, without mf-gifts@1.0.0, which was retired`,
    );
  });

  it('is a verb of the command, which says how the guest comes back', async () => {
    const insisting = await site.deliver(await site.token(), 'retire', 'mf-gifts', '--although-shown');
    expect([insisting.code, insisting.err]).toEqual([1, expect.stringContaining('"--although-shown" with DELIVERY_URL')]);
    const { code, out } = await site.deliver(await site.token(), 'retire', 'mf-gifts');
    expect(code).toBe(0);
    expect(out).toMatch(
      /mf-gifts@1\.0\.0 is retired, generation \d+\n"npm run deliver -- activate mf-gifts@1\.0\.0" checks it and brings it back/,
    );
    expect((await site.deliver(await site.token(), 'retire', 'mf-gifts')).out).toContain('mf-gifts is retired already');
    const refused = await site.deliver(await site.token(), 'retire', 'mf-chat');
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('belong to the site')]);
  }, 60_000);
});

describe('retiring a guest at /delivery', () => {
  it('needs a grant with that step, and a passkey confirms the version that the page showed', async () => {
    const dana = await desk.developer();
    await desk.grant(dana, 'mf-gifts', 'retire');
    const other = (await desk.order(dana, { step: 'retire', ...GIFTS, from: '0.9.0' })).answer();
    expect([other.state, other.refusal?.rule]).toEqual(['refused', 'registry_busy']);
    expect((await desk.order(dana, { step: 'retire', ...GIFTS, from: '1.0.0' })).answer().state).toBe('done');
    expect(await retiredNow()).toMatchObject({ version: '1.0.0' });
  });
});
