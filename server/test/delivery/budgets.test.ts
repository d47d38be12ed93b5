import path from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { NO_PROVENANCE } from '../../src/delivery/provenance/rules.ts';
import { rollback } from '../../src/delivery/rollback.ts';
import { runVerb } from '../../src/delivery/verbs.ts';
import { delivered, openDelivery, publishBuild, publishShellBuild, refusalOf, type TestDelivery } from './support/delivery.ts';
import { OWNED } from './support/tinyRemote.ts';

const routes = (bytes: number) => Object.fromEntries(OWNED.map((name) => [name, bytes]));
const budgets = (bytes: number) => ({ first_load: bytes, total: 2 * bytes, routes: routes(bytes) });

describe('a budget above the one of the live version', () => {
  let delivery: TestDelivery;
  beforeEach(async () => {
    delivery = await openDelivery();
    await publishBuild(delivery, { version: '1.0.0', budgets: budgets(50_000) });
    await publishBuild(delivery, { version: '2.0.0', budgets: budgets(80_000) });
    delivered(await activate(delivery, 'mf-members', '1.0.0'));
  });

  it('is refused if it is more than a tenth higher, with both figures and the way out', async () => {
    const refusal = refusalOf(await activate(delivery, 'mf-members', '2.0.0'));
    expect(refusal).toMatchObject({
      rule: 'budget_raised',
      found: 'mf-members@2.0.0 has a budget of 80000 bytes (first_load)',
      expected: 'at most 55000 bytes: the live version has 50000',
      remedy: expect.stringContaining('--budgets-accepted-by'),
    });
    expect(refusal.all).toHaveLength(2 + OWNED.length);
  });

  it('passes if it is a tenth higher', async () => {
    await publishBuild(delivery, { version: '1.1.0', budgets: budgets(55_000) });
    expect(await activate(delivery, 'mf-members', '1.1.0')).toMatchObject({ ok: true });
  });

  it('goes live if someone else accepts it, whom the history names; one person cannot do both', async () => {
    const config = {
      dataDir: path.resolve(delivery.root),
      databaseUrl: null,
      deliveryBucket: null,
      artifactsUrl: null,
      deliveryProvenance: NO_PROVENANCE,
    };
    const order = (budgetsBy: string) => ({
      name: 'mf-members' as const,
      version: '2.0.0',
      by: 'anna',
      config,
      accepted: { budgetsBy },
      say: () => undefined,
    });
    expect(refusalOf(await runVerb('activate', order('anna')))).toMatchObject({
      rule: 'budget_raised',
      expected: expect.stringContaining('someone else than anna'),
    });
    delivered(await runVerb('activate', order('bruno')));
    expect((await delivery.registry.history()).at(-1)?.what).toBe('activate mf-members@2.0.0 (budgets accepted by bruno)');
  });

  it('is not what --accept-less accepts, which the history has as well', async () => {
    const config = {
      dataDir: path.resolve(delivery.root),
      databaseUrl: null,
      deliveryBucket: null,
      artifactsUrl: null,
      deliveryProvenance: NO_PROVENANCE,
    };
    const order = (version: string) => ({
      name: 'mf-members' as const,
      version,
      by: 'anna',
      config,
      accepted: { less: true },
      say: () => undefined,
    });
    expect(refusalOf(await runVerb('activate', order('2.0.0')))).toMatchObject({ rule: 'budget_raised' });
    await publishBuild(delivery, { version: '1.1.0', budgets: budgets(50_000) });
    delivered(await runVerb('activate', order('1.1.0')));
    expect((await delivery.registry.history()).at(-1)?.what).toBe('activate mf-members@1.1.0 (shows less, accepted)');
  });

  it('does not keep an earlier version from returning', async () => {
    const another = { ...delivery, accepted: { budgetsBy: 'bruno' } };
    delivered(await activate(another, 'mf-members', '2.0.0'));
    delivered(await activate(delivery, 'mf-members', '1.0.0'));
    expect(delivered(await rollback(delivery, 'mf-members'))).toMatchObject({ version: '2.0.0' });
  });

  it('is refused for the shell, too', async () => {
    await publishShellBuild(delivery, { version: '1.1.0', budget: 200_000 });
    delivered(await activate(delivery, 'shell', '1.1.0'));
    await publishShellBuild(delivery, { version: '1.2.0', budget: 230_000 });
    expect(refusalOf(await activate(delivery, 'shell', '1.2.0'))).toMatchObject({
      rule: 'budget_raised',
      found: expect.stringContaining('230000'),
    });
  });
});
