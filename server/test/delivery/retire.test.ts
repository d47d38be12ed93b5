import { describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { gc } from '../../src/delivery/gc.ts';
import { retire } from '../../src/delivery/retire.ts';
import { rollback, rollbackTo } from '../../src/delivery/rollback.ts';
import { statusOf, statusTable } from '../../src/delivery/status.ts';
import { retireStep } from '../../src/delivery/steps.ts';
import { delivered, openDelivery, publishBuild, refusalOf, type TestDelivery } from './support/delivery.ts';

const REMOTE = 'mf-gifts';
const TEASER = 'mf-gifts/teaser';
const EXAMPLES = { [TEASER]: [{ says: 'shows a heading', properties: {}, callbacks: [], steps: [{ see: 'heading' }] }] };

/** A store in which two versions of a guest were live, the second one with a widget. */
async function withGuest(): Promise<TestDelivery> {
  const delivery = await openDelivery();
  await publishBuild(delivery, { remote: 'mf-members' });
  delivered(await activate(delivery, 'mf-members', '1.0.0'));
  await publishBuild(delivery, { remote: REMOTE, version: '1.0.0' });
  await publishBuild(delivery, { remote: REMOTE, version: '1.1.0', widgets: { [TEASER]: '1.0.0' }, examples: EXAMPLES });
  for (const version of ['1.0.0', '1.1.0']) delivered(await activate(delivery, REMOTE, version));
  return delivery;
}

/** Writes a generation as a command does that does not know of retired guests: it drops what it does not know. */
async function forgetRetired({ registry, now }: TestDelivery): Promise<void> {
  const { retired: _, generation: newest, ...known } = await registry.read();
  const generation = newest + 1;
  const entry = { generation, at: now().toISOString(), by: 'an older command', what: 'a part of theirs' };
  await registry.write({ ...entry, registry: { ...known, generation, retired: {} } });
}

const SHOWS = { uses: { [TEASER]: '1.0.0' }, requires: { runtime: '1.0.0', guests: '1.0.0', widgets: '1.2.0' } };

const liveNow = async ({ registry }: TestDelivery) => (await registry.read()).remotes[REMOTE]?.active.version ?? null;

describe('a guest that is retired', () => {
  it('is live for nobody, and history and status say who did it and when', async () => {
    const delivery = await withGuest();
    await publishBuild(delivery, { remote: REMOTE, version: '1.2.0' });
    delivered(await activate(delivery, REMOTE, '1.2.0', 10));
    expect(delivered(await retire({ ...delivery, by: 'bruno' }, REMOTE))).toMatchObject({ version: '1.1.0', changed: true });
    expect(await liveNow(delivery)).toBeNull();
    const last = (await delivery.registry.history()).at(-1);
    expect([last?.by, last?.what, last?.at]).toEqual(['bruno', 'retire mf-gifts@1.1.0', '2026-11-21T10:00:00.000Z']);
    expect(await statusTable(delivery, null, new Date())).toContain('mf-gifts was retired by bruno on 2026-11-21T10:00:00.000Z');
    expect((await statusOf(delivery, null)).retired).toMatchObject([{ remote: REMOTE, version: '1.1.0', by: 'bruno' }]);
  });

  it('does nothing when it is retired a second time, and is refused if it was never live', async () => {
    const delivery = await withGuest();
    delivered(await retire(delivery, REMOTE));
    const { generation } = await delivery.registry.read();
    expect(delivered(await retire(delivery, REMOTE))).toMatchObject({ version: '1.1.0', generation, changed: false });
    expect(refusalOf(await retire(delivery, 'mf-quiz'))).toMatchObject({ rule: 'retire_refused', expected: 'a guest that is live' });
  });

  it.each(['shell', 'mf-members'] as const)('is never %s, which belongs to the site', async (part) => {
    const delivery = await openDelivery();
    await publishBuild(delivery, { remote: 'mf-members' });
    delivered(await activate(delivery, 'mf-members', '1.0.0'));
    expect(refusalOf(await retire(delivery, part))).toMatchObject({ rule: 'retire_refused', found: `${part} is to be retired` });
  });

  it('stays if a live part or a canary shows one of its widgets, and the refusal names each of them', async () => {
    const delivery = await withGuest();
    await publishBuild(delivery, { remote: 'mf-quiz', ...SHOWS });
    await publishBuild(delivery, { remote: 'mf-wishes' });
    await publishBuild(delivery, { remote: 'mf-wishes', version: '1.1.0', ...SHOWS });
    delivered(await activate(delivery, 'mf-quiz', '1.0.0'));
    delivered(await activate(delivery, 'mf-wishes', '1.0.0'));
    delivered(await activate(delivery, 'mf-wishes', '1.1.0', 10));
    const refusal = refusalOf(await retire(delivery, REMOTE));
    expect((refusal.all ?? []).map(({ rule, found }) => [rule, found])).toEqual([
      ['retire_refused', 'mf-quiz@1.0.0 shows the widget mf-gifts/teaser 1.0.0'],
      ['retire_refused', 'mf-wishes@1.1.0 shows the widget mf-gifts/teaser 1.0.0'],
    ]);
    expect(await liveNow(delivery)).toBe('1.1.0');
    delivered(await rollback(delivery, 'mf-wishes'));
    delivered(await retire(delivery, 'mf-quiz'));
    delivered(await retire(delivery, REMOTE));
    expect(await liveNow(delivery)).toBeNull();
  });

  it('goes although a live part shows one of its widgets if the operator insists, which the history records', async () => {
    const delivery = await withGuest();
    await publishBuild(delivery, { remote: 'mf-quiz', ...SHOWS });
    delivered(await activate(delivery, 'mf-quiz', '1.0.0'));
    const said: string[] = [];
    expect(refusalOf(await retireStep(delivery, { name: REMOTE }, (line) => said.push(line))).remedy).toContain('--although-shown');
    delivered(await retireStep(delivery, { name: REMOTE, althoughShown: true }, (line) => said.push(line)));
    expect(said).toEqual([
      expect.stringMatching(/^mf-gifts@1\.1\.0 is retired, generation \d+$/),
      'mf-quiz@1.0.0 shows its fallback in place of mf-gifts/teaser',
      expect.stringContaining('brings it back'),
    ]);
    expect((await delivery.registry.history()).at(-1)?.what).toBe('retire mf-gifts@1.1.0 (although its widgets are shown)');
    delivered(await activate(delivery, REMOTE, '1.0.0'));
    delivered(await retire(delivery, REMOTE, { althoughShown: true }));
    expect((await delivery.registry.history()).at(-1)?.what).toBe('retire mf-gifts@1.0.0');
  });

  it('is not brought back by a rollback of it, nor by a return to a generation in which it was live', async () => {
    const delivery = await withGuest();
    const { generation } = await delivery.registry.read();
    delivered(await retire(delivery, REMOTE));
    expect(refusalOf(await rollback(delivery, REMOTE))).toMatchObject({
      rule: 'nothing_to_return_to',
      found: 'mf-gifts was retired by anna on 2026-11-21T10:00:00.000Z',
    });
    const returned = delivered(await rollbackTo(delivery, generation));
    expect(returned.stayRetired).toEqual([{ remote: REMOTE, version: '1.1.0' }]);
    expect(await liveNow(delivery)).toBeNull();
    expect((await delivery.registry.history()).at(-1)?.what).toContain('without mf-gifts@1.1.0, which was retired');
  });

  it('is not brought back either if a command of the release before wrote a generation since, without who is retired', async () => {
    const delivery = await withGuest();
    const { generation } = await delivery.registry.read();
    delivered(await retire(delivery, REMOTE));
    await forgetRetired(delivery);
    const returned = delivered(await rollbackTo(delivery, generation));
    expect(returned.stayRetired).toEqual([{ remote: REMOTE, version: '1.1.0' }]);
    expect(await liveNow(delivery)).toBeNull();
  });

  it('returns with a generation in which it was live if it was activated after its retirement', async () => {
    const delivery = await withGuest();
    const { generation } = await delivery.registry.read();
    delivered(await retire(delivery, REMOTE));
    delivered(await activate(delivery, REMOTE, '1.0.0'));
    await forgetRetired(delivery);
    expect(delivered(await rollbackTo(delivery, generation)).stayRetired).toEqual([]);
    expect(await liveNow(delivery)).toBe('1.1.0');
  });

  it('makes a return wait that was checked without it, if someone activates it meanwhile', async () => {
    const delivery = await withGuest();
    const { generation } = await delivery.registry.read();
    delivered(await retire(delivery, REMOTE));
    let checked = false;
    const artifacts = {
      ...delivery.artifacts,
      // The return reads its versions for the check; the first remote that it reads is another one's.
      async manifest(remote: string, version: string) {
        if (remote === 'mf-members' && !checked) {
          checked = true;
          delivered(await activate(delivery, REMOTE, '1.0.0'));
        }
        return delivery.artifacts.manifest(remote, version);
      },
    };
    expect(refusalOf(await rollbackTo({ ...delivery, artifacts }, generation))).toMatchObject({
      rule: 'registry_busy',
      found: `mf-gifts was left out of generation ${generation}, as retired`,
    });
    expect(await liveNow(delivery)).toBe('1.0.0');
  });

  it('comes back by an activation, with nothing behind it to fall back to', async () => {
    const delivery = await withGuest();
    delivered(await retire(delivery, REMOTE));
    delivered(await activate(delivery, REMOTE, '1.0.0'));
    expect((await delivery.registry.read()).remotes[REMOTE]).toMatchObject({ active: { version: '1.0.0' }, previous: null });
    expect((await statusOf(delivery, null)).retired).toEqual([]);
    expect(refusalOf(await rollback(delivery, REMOTE)).rule).toBe('nothing_to_return_to');
  });

  it('is not brought back by an activation that was checked before', async () => {
    const delivery = await withGuest();
    await publishBuild(delivery, { remote: REMOTE, version: '1.2.0' });
    const retiring = async () => {
      delivered(await retire(delivery, REMOTE));
      return [];
    };
    expect(refusalOf(await activate({ ...delivery, smoke: retiring }, REMOTE, '1.2.0')).rule).toBe('taken_back_meanwhile');
    expect(await liveNow(delivery)).toBeNull();
  });

  it('keeps its versions until "gc" removes what nothing named for a while, and the last one, with which its return is compared', async () => {
    const delivery = await withGuest();
    delivered(await retire(delivery, REMOTE));
    const removedAt = async (at: string) =>
      delivered(await gc({ ...delivery, now: () => new Date(at) }, { days: 30, dry: true })).map(({ what }) => what);
    expect(await removedAt('2026-12-20T10:00:00.000Z')).toEqual([]);
    const removed = (await removedAt('2027-12-20T10:00:00.000Z')).filter((what) => what.startsWith(REMOTE));
    expect(removed).toEqual(['mf-gifts@1.0.0']);
  });
});
