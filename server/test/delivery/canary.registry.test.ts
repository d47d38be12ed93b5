import { beforeEach, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { takeBack } from '../../src/delivery/takeBack.ts';
import { openDelivery, publishBuild, refusalOf, type TestDelivery } from './support/delivery.ts';

describe('a version on trial', () => {
  let delivery: TestDelivery;
  const members = async () => (await delivery.registry.read()).remotes['mf-members'];

  beforeEach(async () => {
    delivery = await openDelivery();
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publishBuild(delivery, { version });
    await activate(delivery, 'mf-members', '1.0.0');
  });

  it('stands beside the active version, with its share of the visitors', async () => {
    expect(await activate(delivery, 'mf-members', '1.1.0', 10)).toMatchObject({ ok: true, value: { percent: 10, generation: 3 } });
    expect(await members()).toMatchObject({ active: { version: '1.0.0' }, canary: { version: '1.1.0', percent: 10, by: 'anna' } });
  });

  it('becomes the active one when it is activated for everybody', async () => {
    await activate(delivery, 'mf-members', '1.1.0', 10);
    await activate(delivery, 'mf-members', '1.1.0');
    expect(await members()).toMatchObject({ active: { version: '1.1.0' }, previous: { version: '1.0.0' }, canary: null });
  });

  it('ends when the active version is activated again', async () => {
    await activate(delivery, 'mf-members', '1.1.0', 10);
    await activate(delivery, 'mf-members', '1.0.0');
    expect(await members()).toMatchObject({ active: { version: '1.0.0' }, canary: null });
  });

  it('is refused where it is live for everybody, and where nothing is live for the others', async () => {
    await publishBuild(delivery, { remote: 'mf-chat' });
    expect(refusalOf(await activate(delivery, 'mf-members', '1.0.0', 10)).rule).toBe('canary_refused');
    expect(refusalOf(await activate(delivery, 'mf-chat', '1.0.0', 10)).rule).toBe('canary_refused');
  });

  it('is taken back with the reason, once', async () => {
    await activate(delivery, 'mf-members', '1.1.0', 10);
    expect(await takeBack(delivery, 'mf-members', '1.1.0', '9 of 40 starts failed')).toMatchObject({ ok: true, value: { generation: 4 } });
    expect(await members()).toMatchObject({
      active: { version: '1.0.0' },
      canary: null,
      taken_back: { version: '1.1.0', percent: 10, why: '9 of 40 starts failed' },
    });
    expect((await delivery.registry.history()).at(-1)?.what).toBe('take mf-members@1.1.0 back: 9 of 40 starts failed');
    expect(refusalOf(await takeBack(delivery, 'mf-members', '1.1.0', 'again'))).toMatchObject({
      rule: 'no_canary',
      found: 'mf-members@1.1.0 should be taken back',
      expected: 'a canary of mf-members, and there is none',
      remedy: 'There is nothing to do: its trial ended meanwhile.',
    });
  });

  it('is not taken back from a part that was never live', async () => {
    expect(refusalOf(await takeBack(delivery, 'mf-chat', '1.1.0', 'It failed.'))).toMatchObject({
      rule: 'no_canary',
      expected: 'a canary of mf-chat, and there is none',
    });
  });

  it('is not ended by a reason that was meant for the one before it', async () => {
    await activate(delivery, 'mf-members', '1.1.0', 10);
    await activate(delivery, 'mf-members', '1.2.0', 10);
    expect(refusalOf(await takeBack(delivery, 'mf-members', '1.1.0', 'too late'))).toMatchObject({
      rule: 'no_canary',
      expected: 'mf-members@1.2.0, which is the canary now',
    });
    expect((await members())?.canary?.version).toBe('1.2.0');
  });
});
