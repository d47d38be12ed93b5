import { beforeEach, describe, expect, it } from '@jest/globals';
import { ConfigProblem, readConfig } from '../../src/config.ts';
import { activate } from '../../src/delivery/activate.ts';
import { gc } from '../../src/delivery/gc.ts';
import { retire } from '../../src/delivery/retire.ts';
import { rollback } from '../../src/delivery/rollback.ts';
import { DAY } from '../../src/times.ts';
import { delivered, openDelivery, publishBuild, refusalOf, type TestDelivery } from './support/delivery.ts';

const budgets = (first_load: number, total = first_load) => ({ first_load, total, routes: { guest: first_load } });

describe('the budget of a guest', () => {
  let delivery: TestDelivery;
  const publishGuest = (version: string, bytes: number, total?: number) =>
    publishBuild(delivery, { remote: 'mf-gifts', version, budgets: budgets(bytes, total) });
  beforeEach(async () => {
    delivery = { ...(await openDelivery()), guestCeiling: 50_000 };
  });

  it('is refused above the ceiling of the operator, also for the first version and as a canary', async () => {
    await publishGuest('1.0.0', 50_001, 100_001);
    const refusal = refusalOf(await activate(delivery, 'mf-gifts', '1.0.0'));
    expect(refusal).toMatchObject({
      rule: 'over_ceiling',
      found: 'mf-gifts@1.0.0 has a budget of 50001 bytes (first_load)',
      expected: 'at most 50000 bytes for a guest of this site',
      remedy: expect.stringContaining('GUEST_BUDGET'),
    });
    expect(refusal.all?.map(({ found }) => found)).toEqual([
      expect.stringContaining('(first_load)'),
      'mf-gifts@1.0.0 has a budget of 100001 bytes (total)',
      expect.stringContaining('(route guest)'),
    ]);
    await publishGuest('1.1.0', 50_000, 100_000);
    delivered(await activate(delivery, 'mf-gifts', '1.1.0'));
    expect(refusalOf(await activate(delivery, 'mf-gifts', '1.0.0', 10)).rule).toBe('over_ceiling');
  });

  it('is not raised above it by a second person', async () => {
    await publishGuest('1.0.0', 40_000);
    delivered(await activate(delivery, 'mf-gifts', '1.0.0'));
    await publishGuest('1.1.0', 60_000);
    expect(refusalOf(await activate({ ...delivery, accepted: { budgetsBy: 'bruno' } }, 'mf-gifts', '1.1.0')).rule).toBe('over_ceiling');
  });

  it('does not keep a version from returning that was live before the ceiling', async () => {
    for (const version of ['1.0.0', '1.1.0']) {
      await publishGuest(version, 60_000);
      delivered(await activate({ ...delivery, guestCeiling: 70_000 }, 'mf-gifts', version));
    }
    expect(delivered(await rollback(delivery, 'mf-gifts')).version).toBe('1.0.0');
  });

  it('is compared with the last live version after the guest was retired, however long ago', async () => {
    await publishGuest('1.0.0', 20_000);
    delivered(await activate(delivery, 'mf-gifts', '1.0.0'));
    delivered(await retire(delivery, 'mf-gifts'));
    const later = () => new Date(Date.now() + 400 * DAY);
    expect(delivered(await gc({ ...delivery, now: later }, { days: 30, dry: false }))).toEqual([]);
    await publishGuest('1.1.0', 40_000);
    expect(refusalOf(await activate(delivery, 'mf-gifts', '1.1.0'))).toMatchObject({
      rule: 'budget_raised',
      expected: 'at most 22000 bytes: the last live version had 20000',
    });
    delivered(await activate(delivery, 'mf-gifts', '1.0.0'));
  });

  it('is raised by a second person, and the refusal says that no token can', async () => {
    await publishGuest('1.0.0', 20_000);
    delivered(await activate(delivery, 'mf-gifts', '1.0.0'));
    await publishGuest('1.1.0', 40_000);
    expect(refusalOf(await activate(delivery, 'mf-gifts', '1.1.0')).remedy).toBe(
      'Lower it, or let a second person accept it with --budgets-accepted-by <person>, which the history records. No token can: ask the operator.',
    );
  });

  it('is no matter of the parts of this release', async () => {
    await publishBuild(delivery, { budgets: { first_load: 90_000, total: 200_000 } });
    expect(delivered(await activate(delivery, 'mf-members', '1.0.0')).changed).toBe(true);
  });
});

describe('GUEST_BUDGET', () => {
  it('is 100,000 bytes unless the operator says otherwise', () => {
    expect(readConfig({}).guestCeiling).toBe(100_000);
    expect(readConfig({ GUEST_BUDGET: '60000' }).guestCeiling).toBe(60_000);
  });

  it.each(['0', '-1', '1.5', 'much', '1e5'])('stops the start as %s', (value) => {
    expect(() => readConfig({ GUEST_BUDGET: value })).toThrow(ConfigProblem);
  });
});
