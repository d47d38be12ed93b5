import { randomBytes } from 'node:crypto';
import { SHARED_KEYS } from '@amarena/shared/build/sharedKeys';
import { Boot } from '@amarena/shared/federation/boot';
import { ENTRY_FILE } from '@amarena/shared/federation/manifest';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activate, type DeliveryDeps } from '../../src/delivery/activate.ts';
import { publish } from '../../src/delivery/publish.ts';
import { delivered, publishShellBuild, refusalOf } from './support/delivery.ts';
import { openEdge, type TestEdge } from './support/edge.ts';
import { aTinyRemote, buildTiny, ENTRY } from './support/tinyRemote.ts';

const BUILD_TIMEOUT = 120_000;
/** Random, so that compression cannot make it small. */
const BALLAST = randomBytes(90_000).toString('base64');

const REMOTES = {
  broken: { version: '1.1.0', source: () => aTinyRemote() },
  incompatible: { version: '1.2.0', source: () => aTinyRemote({ requires: { runtime: '1.0.0', bus: '2.0.0' } }) },
  oversized: { version: '1.3.0', source: () => aTinyRemote({ entry: `${ENTRY}\nexport const ballast = '${BALLAST}';` }) },
  good: { version: '1.4.0', source: () => aTinyRemote() },
} as const;
type Kind = keyof typeof REMOTES;

describe('four real versions, published one after the other', () => {
  let edge: TestEdge;
  /** Someone accepted the budgets of these, which are above those of the live version. */
  let delivery: TestEdge['delivery'] & DeliveryDeps;
  const directories = new Map<Kind, string>();

  beforeAll(async () => {
    edge = await openEdge();
    delivery = { ...edge.delivery, accepted: { budgetsBy: 'bruno' } };
    await publishShellBuild(edge.delivery, { version: '1.1.0', sharedKeys: [...SHARED_KEYS] });
    delivered(await activate(edge.delivery, 'shell', '1.1.0'));
    const builds = (Object.keys(REMOTES) as Kind[]).map(async (kind) => {
      const { version, source } = REMOTES[kind];
      directories.set(kind, (await buildTiny(await source(), version)).directory);
    });
    await Promise.all(builds);
    for (const directory of directories.values()) delivered(await publish(edge.delivery.artifacts, directory));
    // One byte in the store is lost: the version is broken.
    const key = `artifacts/mf-members/${REMOTES.broken.version}/${ENTRY_FILE}`;
    const entry = (await edge.delivery.objects.get(key)) ?? Buffer.alloc(0);
    await edge.delivery.objects.put(key, entry.subarray(1));
  }, BUILD_TIMEOUT);
  afterAll(() => edge.app.close());

  const snapshot = async () => {
    const { payload } = await edge.app.inject('/members');
    return Boot.parse(JSON.parse(payload.match(/id="boot">(.*?)<\/script>/s)?.[1] ?? '')).snapshot;
  };
  const served = async () => (await snapshot()).remotes['mf-members']?.map(({ version }) => version);

  it.each([
    ['broken', 'hash_mismatch'],
    ['incompatible', 'contract_mismatch'],
    ['oversized', 'over_budget'],
  ] as const)('the %s one is refused by %s and reaches nobody', async (kind, rule) => {
    const outcome = await activate(delivery, 'mf-members', REMOTES[kind].version);
    const refusal = refusalOf(outcome);
    expect((refusal.all ?? [refusal]).every((one) => one.rule === rule)).toBe(true);
    expect(await served()).toEqual(['1.0.0']);
  });

  it('the good one reaches the next page, with the same shell, and its files are there', async () => {
    const before = (await snapshot()).shell;
    delivered(await activate(delivery, 'mf-members', REMOTES.good.version));
    const after = await snapshot();

    expect(after.remotes['mf-members']?.map(({ version }) => version)).toEqual(['1.4.0', '1.0.0']);
    expect(after.shell).toEqual(before);
    const [version] = after.remotes['mf-members'] ?? [];
    const files = Object.keys(version?.integrity ?? {});
    expect(files).toContain(ENTRY_FILE);
    for (const file of files) expect((await edge.app.inject(`${version?.base}${file}`)).statusCode).toBe(200);
  });
});
