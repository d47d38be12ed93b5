import { beforeEach, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { gc } from '../../src/delivery/gc.ts';
import { writePins } from '../../src/delivery/pins.ts';
import { delivered, openDelivery, publishBuild, publishShellBuild, refusalOf, type TestDelivery } from './support/delivery.ts';

const DAY = 86_400_000;
let delivery: TestDelivery;
/** The time of each step: objects carry the real time, so the story starts now. */
let today = 0;
const now = () => new Date(Date.now() + today * DAY);
const collected = async (options: { days?: number; dry?: boolean } = {}) =>
  delivered(await gc({ ...delivery, now }, { days: 30, dry: false, ...options }));
const isThere = async (version: string) => (await delivery.artifacts.manifest('mf-members', version)) !== null;

beforeEach(async () => {
  today = 0;
  delivery = { ...(await openDelivery()), now };
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await publishBuild(delivery, { version });
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) delivered(await activate(delivery, 'mf-members', version));
});

describe('removing what nothing needs', () => {
  it('keeps everything that was published in these days', async () => {
    today = 29;
    expect(await collected()).toEqual([]);
  });

  it('removes what was never live or is live no longer, and keeps what the registry names', async () => {
    today = 31;
    const removed = await collected();
    expect(removed.map(({ what, why }) => [what, why])).toEqual([
      ['mf-members@1.0.0', 'unused'],
      ['mf-members@1.3.0', 'unused'],
    ]);
    expect(removed[0]?.bytes).toBeGreaterThan(100);
    expect(await Promise.all(['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map(isThere))).toEqual([false, true, true, false]);
    expect(await delivery.objects.list('artifacts/mf-members/1.0.0/')).toEqual([]);
  });

  it('keeps what pages that are still open may have started with: what was in force at some time in these days', async () => {
    today = 40;
    delivered(await activate(delivery, 'mf-members', '1.3.0'));
    today = 60;
    expect((await collected()).map(({ what }) => what)).toEqual(['mf-members@1.0.0']);
    today = 71;
    expect((await collected()).map(({ what }) => what)).toEqual(['mf-members@1.1.0']);
  });

  it('keeps a canary', async () => {
    delivered(await activate(delivery, 'mf-members', '1.3.0', 5));
    today = 31;
    await collected();
    expect(await isThere('1.3.0')).toBe(true);
  });

  it('keeps what a published lander needs, as long as it does', async () => {
    await writePins(delivery.objects, 'landers', ['mf-members@1.0.0']);
    today = 31;
    expect((await collected()).map(({ what }) => what)).toEqual(['mf-members@1.3.0']);
    await writePins(delivery.objects, 'landers', []);
    expect((await collected()).map(({ what }) => what)).toEqual(['mf-members@1.0.0']);
  });

  it('treats the builds of the shell the same way', async () => {
    for (const version of ['1.1.0', '1.2.0', '1.3.0']) await publishShellBuild(delivery, { version });
    for (const version of ['1.1.0', '1.2.0']) delivered(await activate(delivery, 'shell', version));
    today = 31;
    expect((await collected()).map(({ what }) => what).filter((what) => what.startsWith('shell'))).toEqual(['shell@1.0.0', 'shell@1.3.0']);
  });

  it('removes a publish that was cut off, a day later', async () => {
    await delivery.objects.put('artifacts/mf-members/9.0.0/page.js', Buffer.from('half'));
    expect(await collected()).toEqual([]);
    today = 2;
    expect(await collected()).toEqual([{ what: 'mf-members@9.0.0', bytes: 4, why: 'cut off' }]);
  });

  it('only says what would go when it is asked to', async () => {
    today = 31;
    expect(await collected({ dry: true })).toHaveLength(2);
    expect(await isThere('1.0.0')).toBe(true);
  });

  it('refuses to leave open pages less than a week, and to guess over a broken registry', async () => {
    expect(refusalOf(await gc({ ...delivery, now }, { days: 6, dry: false })).rule).toBe('order_unclear');
    await delivery.objects.put('registry/00000002.json', Buffer.from('{'));
    today = 365;
    expect(refusalOf(await gc({ ...delivery, now }, { days: 30, dry: false })).rule).toBe('registry_broken');
    expect(await isThere('1.0.0')).toBe(true);
  });
});
