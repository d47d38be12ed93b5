import { randomUUID } from 'node:crypto';
import { deleteUser } from '@amarena/shared/contracts/account/deletion';
import { getDelivery } from '@amarena/shared/contracts/platform/delivery';
import type { DeskStep } from '@amarena/shared/contracts/platform/deliveryDesk';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { tokenLog } from '../../src/cli/tokens/verbs.ts';
import { createSteps, type StepsDeps } from '../../src/domains/releases/steps.ts';
import { somebody } from '../community/people.ts';
import { caseAbout, decide, moderator, reportOf } from '../moderation/support.ts';
import { ALL, activation, type Developer, deskOf, openDeskSite } from './deskSupport.ts';
import { JOBS_WAIT, made, type TokenSite } from './support.ts';

const DAY = 86_400_000;

let site: TokenSite;
const desk = deskOf(() => site);

async function suspend(member: Pick<Developer, 'id' | 'client'>): Promise<void> {
  const [reporter, moderating] = [await somebody(site.server), await moderator(site.server)];
  await reportOf(reporter, member);
  await decide(moderating, 'reports', await caseAbout(moderating, 'reports', member.id), 'suspend_7', { reason: 'fake' });
}

async function granted(parts = 'mf-chat'): Promise<Developer & { name: string }> {
  const developer = await desk.developer();
  await desk.grant(developer, parts, ALL);
  const { name } = await desk.db().selectFrom('members').select('name').where('id', '=', developer.id).executeTakeFirstOrThrow();
  return { ...developer, name };
}

beforeAll(async () => {
  site = await openDeskSite({ STAFF_PASSKEYS: 'off', ...JOBS_WAIT });
});
afterAll(() => site.close());

describe('a developer who is suspended while a step of theirs', () => {
  const mounted: DeskStep = { step: 'activate', part: 'mf-chat', version: '1.1.0', percent: 100, smoke: true };

  it('waits for a browser ends it without effect', async () => {
    const nora = await granted();
    const { id } = (await desk.order(nora, mounted)).answer();
    await suspend(nora);
    await site.server.services.jobs.runDue();
    const row = await desk.db().selectFrom('delivery_steps').selectAll().where('id', '=', String(id)).executeTakeFirstOrThrow();
    expect([row.outcome, row.refusal?.rule]).toEqual(['refused', 'token_refused']);
    expect(await desk.chatIsLive()).toBeUndefined();
  });

  it('is in the browser ends it without effect', async () => {
    const olga = await granted();
    const jobs: ((payload: { id: string }) => Promise<void>)[] = [];
    const steps = createSteps({
      db: site.server.database.db,
      now: site.server.platform.now,
      stores: site.stores,
      isSuspended: async (db, member, now) => (await site.server.services.moderation.suspensions.of(db, member, now)) !== null,
      // The moderator decides while the pages are looked at, and they are fine.
      mount: () => async () => {
        await suspend(olga);
        return [];
      },
      jobs: { add: async () => undefined, handle: (_kind, work) => void jobs.push(work as never) },
    } as Partial<StepsDeps> as StepsDeps);
    const grant = await desk.db().selectFrom('delivery_tokens').selectAll().where('member_id', '=', olga.id).executeTakeFirstOrThrow();
    const wish = { step: 'activate', builds: [{ part: 'mf-chat', version: '1.1.0' }], percent: 100, smoke: true } as const;
    const { id } = made(await steps.begin(grant, randomUUID(), wish));
    await jobs[0]?.({ id });
    expect(await steps.findOf(olga.id, id)).toMatchObject({ state: 'refused', refusal: { rule: 'token_refused' } });
    expect(await desk.chatIsLive()).toBeUndefined();
  });
});

describe('the name of a developer', () => {
  it('is shown where their steps are, and stands in nothing that is kept for ever', async () => {
    const petra = await granted();
    (await desk.order(petra, activation('1.0.0'))).answer();
    (await desk.order(petra, activation('1.1.0', 10))).answer();
    (await desk.order(petra, { step: 'rollback', part: 'mf-chat', from: '1.1.0' })).answer();
    const view = JSON.stringify((await petra.client.call(getDelivery)).answer());
    expect(view).toContain(`"by":"${petra.name}, by passkey"`);
    expect(view).toContain(`rolled back by ${petra.name}, by passkey`);
    const client = site.client(await site.token({ steps: 'status' }));
    for (const text of [await client.status(false), await client.status(true), await client.history(false), await client.history(true)].map(
      made,
    ))
      expect(text).toContain(`${petra.name}, by passkey`);
    expect(made(await tokenLog(desk.db(), desk.operator())).join('\n')).toContain(`${petra.name}, by passkey`);

    const kept = [await site.stores.registry.history(), await desk.db().selectFrom('delivery_steps').selectAll().execute()];
    expect(JSON.stringify(kept)).not.toContain(petra.name);
    expect(JSON.stringify(kept)).toMatch(/grant [0-9a-f]{12}, by passkey/);
  });

  it('ends with the erasure of the account; what they did stays, by a mark that leads to nobody', async () => {
    const quinta = await granted();
    (await desk.order(quinta, activation('1.2.0'))).answer();
    const { id } = await desk.db().selectFrom('delivery_tokens').select('id').where('member_id', '=', quinta.id).executeTakeFirstOrThrow();
    (await quinta.client.call(deleteUser, { body: { password: quinta.password } })).answer();
    site.server.pass(14 * DAY + 1_000);
    await site.server.services.accounts.erasure.eraseDue(site.server.platform.db, site.server.platform.now());

    const tokens = await desk.db().selectFrom('delivery_tokens').selectAll().execute();
    const steps = await desk.db().selectFrom('delivery_steps').selectAll().execute();
    const shown = made(await site.client(await site.token({ steps: 'status', days: 30 })).history(true));
    for (const text of [JSON.stringify(tokens), JSON.stringify(steps), shown]) expect(text).not.toContain(quinta.name);
    const mark = `grant ${id.slice(-12)}, by passkey`;
    expect(shown).toContain(mark);
    expect(steps.filter(({ name }) => name === mark)).toHaveLength(1);
    expect(JSON.stringify(tokens)).not.toContain(quinta.id);
  });
});
