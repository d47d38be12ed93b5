import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PLATFORM } from '@amarena/shared/contracts/platform/remote';
import { describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import type { Refusal } from '../../src/delivery/refusal.ts';
import { rollback } from '../../src/delivery/rollback.ts';
import { takeBack } from '../../src/delivery/takeBack.ts';
import { delivered, openDelivery, publishBuild, publishShellBuild, refusalOf } from './support/delivery.ts';

describe('activating a published version', () => {
  it('makes it live and keeps the one before for a rollback', async () => {
    const delivery = await openDelivery();
    await publishBuild(delivery, { version: '1.0.0' });
    await publishBuild(delivery, { version: '1.1.0' });
    await activate(delivery, 'mf-members', '1.0.0');
    await activate(delivery, 'mf-members', '1.1.0');

    const { generation, remotes } = await delivery.registry.read();
    expect(generation).toBe(3);
    expect(remotes['mf-members']).toMatchObject({ active: { version: '1.1.0', by: 'anna' }, previous: { version: '1.0.0' } });
  });

  it('refuses a version that was never published', async () => {
    expect(refusalOf(await activate(await openDelivery(), 'mf-chat', '9.9.9')).rule).toBe('not_published');
  });

  it('refuses a canary of the shell, which would go to everybody, and one of a remote of which nothing is live', async () => {
    const delivery = await openDelivery();
    await publishShellBuild(delivery, { version: '1.1.0' });
    await publishBuild(delivery, { version: '1.0.0' });
    const before = await delivery.registry.read();
    expect(refusalOf(await activate(delivery, 'shell', '1.1.0', 10))).toMatchObject({
      rule: 'canary_refused',
      remedy: expect.stringContaining('Leave --percent out'),
    });
    expect(refusalOf(await activate(delivery, 'mf-members', '1.0.0', 10))).toMatchObject({
      rule: 'canary_refused',
      remedy: expect.stringContaining('without --percent'),
    });
    expect(await delivery.registry.read()).toEqual(before);
  });

  it('does not mount again what is live already, for the same visitors', async () => {
    const delivery = await openDelivery();
    for (const version of ['1.0.0', '1.1.0']) await publishBuild(delivery, { version });
    let mounts = 0;
    const smoke = async () => {
      mounts += 1;
      return [];
    };
    const deps = { ...delivery, smoke };
    const steps = [['1.0.0'], ['1.0.0'], ['1.1.0', 10], ['1.1.0', 10], ['1.1.0', 50], ['1.1.0'], ['1.1.0']] as const;
    const outcomes = [];
    for (const [version, percent] of steps) outcomes.push(delivered(await activate(deps, 'mf-members', version, percent)));
    expect(outcomes.map(({ changed, generation }) => [changed, generation])).toEqual([
      [true, 2],
      [false, 2],
      [true, 3],
      [false, 3],
      [true, 4],
      [true, 5],
      [false, 5],
    ]);
    expect(mounts).toBe(4);
    expect(delivered(await activate(deps, 'shell', '1.0.0')).changed).toBe(false);
    expect(mounts).toBe(4);
  });

  it('still ends the canary of another version', async () => {
    const delivery = await openDelivery();
    for (const version of ['1.0.0', '1.1.0']) await publishBuild(delivery, { version });
    delivered(await activate(delivery, 'mf-members', '1.0.0'));
    delivered(await activate(delivery, 'mf-members', '1.1.0', 10));
    expect(delivered(await activate(delivery, 'mf-members', '1.0.0')).changed).toBe(true);
    expect((await delivery.registry.read()).remotes['mf-members']?.canary).toBeNull();
  });

  it('changes nothing for someone whose right to it ended while the version was mounted', async () => {
    const delivery = await openDelivery();
    await publishBuild(delivery, { version: '1.0.0' });
    await publishBuild(delivery, { version: '1.1.0' });
    await activate(delivery, 'mf-members', '1.0.0');
    const over: Refusal = { rule: 'token_refused', found: 'a token that was revoked', expected: 'a valid one', remedy: 'Ask for another.' };
    let bar: Refusal | null = null;
    const smoke = async () => {
      bar = over;
      return [];
    };
    const deps = { ...delivery, smoke, barred: async () => bar };
    expect(refusalOf(await activate(deps, 'mf-members', '1.1.0'))).toEqual(over);
    expect(refusalOf(await activate(deps, 'mf-members', '1.1.0', 10))).toEqual(over);
    expect((await delivery.registry.read()).generation).toBe(2);
  });

  it('does not undo a rollback that someone made while the version was mounted', async () => {
    const delivery = await openDelivery();
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publishBuild(delivery, { version });
    for (const version of ['1.0.0', '1.1.0']) delivered(await activate(delivery, 'mf-members', version));
    const mountedWhile = (meanwhile: () => Promise<unknown>) => async () => {
      await meanwhile();
      return [];
    };
    const rolledBack = mountedWhile(async () => delivered(await rollback({ ...delivery, by: 'bo' }, 'mf-members')));

    expect(refusalOf(await activate({ ...delivery, smoke: rolledBack }, 'mf-members', '1.2.0'))).toMatchObject({
      rule: 'taken_back_meanwhile',
      found: 'mf-members@1.2.0, and mf-members@1.1.0 was taken back in generation 4 while it was checked',
    });
    expect((await delivery.registry.read()).remotes['mf-members']?.active.version).toBe('1.0.0');

    const others = mountedWhile(async () => delivered(await activate(delivery, 'mf-members', '1.1.0')));
    delivered(await activate({ ...delivery, smoke: others }, 'mf-members', '1.2.0'));
    expect((await delivery.registry.read()).remotes['mf-members']).toMatchObject({
      active: { version: '1.2.0' },
      previous: { version: '1.1.0' },
    });
  });

  it('does not make a canary live for everyone that was taken back while it was mounted', async () => {
    const delivery = await openDelivery();
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publishBuild(delivery, { version });
    delivered(await activate(delivery, 'mf-members', '1.0.0'));
    delivered(await activate(delivery, 'mf-members', '1.1.0', 10));
    const smoke = async () => {
      delivered(await takeBack({ ...delivery, by: 'the site' }, 'mf-members', '1.1.0', 'it fails for more visitors'));
      return [];
    };

    for (const percent of [50, 100]) {
      expect(refusalOf(await activate({ ...delivery, smoke }, 'mf-members', '1.1.0', percent)).rule).toBe('taken_back_meanwhile');
      expect((await delivery.registry.read()).remotes['mf-members']).toMatchObject({ active: { version: '1.0.0' }, canary: null });
      delivered(await activate(delivery, 'mf-members', '1.1.0', 10));
    }
    delivered(await activate({ ...delivery, smoke }, 'mf-members', '1.2.0'));
  });

  it('refuses a version whose file in the store no longer has its hash', async () => {
    const delivery = await openDelivery();
    await publishBuild(delivery);
    await writeFile(path.join(delivery.root, 'artifacts/mf-members/1.0.0/page.aaa.js'), 'tampered()');

    const refusal = refusalOf(await activate(delivery, 'mf-members', '1.0.0'));
    expect(refusal.rule).toBe('hash_mismatch');
    expect(refusal.found).toMatch(/mf-members@1\.0\.0 page\.aaa\.js has sha384-/);
    expect(refusal.expected).toMatch(/^sha384-/);
    expect((await delivery.registry.read()).generation).toBe(1);
  });

  it('refuses a version that needs more than the shell offers and names both sides', async () => {
    const delivery = await openDelivery();
    await publishBuild(delivery, { requires: { runtime: '1.0.0', bus: '1.99.0' } });

    const refusal = refusalOf(await activate(delivery, 'mf-members', '1.0.0'));
    expect(refusal).toMatchObject({
      rule: 'contract_mismatch',
      found: 'mf-members@1.0.0 requires bus 1.99.0',
      expected: `shell 1.0.0 offers bus ${PLATFORM.bus}`,
    });
    expect(refusal.remedy).toContain('shell');
  });

  it('refuses a version that takes a shared key which the shell no longer gives', async () => {
    const delivery = await openDelivery();
    await publishBuild(delivery, { sharedKeys: ['react', 'react-router'] });

    expect(refusalOf(await activate(delivery, 'mf-members', '1.0.0'))).toMatchObject({
      rule: 'shared_key_missing',
      found: 'mf-members@1.0.0 takes react-router from the shell',
    });
  });

  it('refuses a version that weighs more than its package promises', async () => {
    const delivery = await openDelivery();
    await publishBuild(delivery, { budgets: { first_load: 20, total: 20_000 } });

    expect(refusalOf(await activate(delivery, 'mf-members', '1.0.0'))).toMatchObject({
      rule: 'over_budget',
      expected: expect.stringContaining('20 bytes'),
    });
  });

  it('keeps both changes when two teams activate at the same moment', async () => {
    const delivery = await openDelivery();
    const remotes = ['mf-members', 'mf-chat', 'mf-payments', 'mf-signup', 'mf-landers'] as const;
    for (const remote of remotes) await publishBuild(delivery, { remote });
    const outcomes = await Promise.all(remotes.map((remote) => activate(delivery, remote, '1.0.0')));

    const registry = await delivery.registry.read();
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(registry.generation).toBe(6);
    expect(Object.keys(registry.remotes).sort()).toEqual([...remotes].sort());
    expect((await delivery.registry.history()).map(({ generation }) => generation)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('leaves what is live untouched when a delivery ends between publishing and activating', async () => {
    const delivery = await openDelivery();
    await publishBuild(delivery, { version: '1.0.0' });
    await activate(delivery, 'mf-members', '1.0.0');
    await publishBuild(delivery, { version: '1.1.0' });
    await writeFile(path.join(delivery.root, 'registry/.draft-left-by-a-crash'), '{"generation":3');

    expect((await delivery.registry.read()).remotes['mf-members']?.active.version).toBe('1.0.0');
    expect(await activate(delivery, 'mf-members', '1.1.0')).toMatchObject({ ok: true, value: { generation: 3 } });
  });
});

describe('rolling back', () => {
  it('returns to the version that was live before, and not forward again', async () => {
    const delivery = await openDelivery();
    for (const version of ['1.0.0', '1.1.0']) {
      await publishBuild(delivery, { version });
      await activate(delivery, 'mf-members', version);
    }

    expect(await rollback(delivery, 'mf-members')).toMatchObject({ ok: true, value: { version: '1.0.0', generation: 4 } });
    expect(refusalOf(await rollback(delivery, 'mf-members')).rule).toBe('nothing_to_return_to');
  });

  it('refuses where there is nothing to return to', async () => {
    const delivery = await openDelivery();
    await publishBuild(delivery);
    await activate(delivery, 'mf-members', '1.0.0');

    expect(refusalOf(await rollback(delivery, 'mf-members')).rule).toBe('nothing_to_return_to');
  });
});

describe('reading the registry', () => {
  it('refuses a document of an unknown schema and names both versions', async () => {
    const { root, registry } = await openDelivery();
    const document = { generation: 2, at: '', by: '', what: '', registry: { schemaVersion: 2, generation: 2, remotes: {} } };
    await writeFile(path.join(root, 'registry/00000002.json'), JSON.stringify(document));

    await expect(registry.read()).rejects.toThrow(/schemaVersion 2; this code reads 1/);
  });
});
