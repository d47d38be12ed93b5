import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PLATFORM } from '@amarena/shared/contracts/platform/remote';
import { WIDGET_OWNERS } from '@amarena/shared/contracts/platform/widgets';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { activate, activateTogether } from '../../src/delivery/activate.ts';
import type { Candidate } from '../../src/delivery/check.ts';
import { candidateOf, check } from '../../src/delivery/check.ts';
import type { PartName } from '../../src/delivery/part.ts';
import { type Refusal, refusalText } from '../../src/delivery/refusal.ts';
import { delivered, openDelivery, publishBuild, publishShellBuild, refusalOf, type TestDelivery } from './support/delivery.ts';
import { OWNED } from './support/tinyRemote.ts';

describe('the check of a published version', () => {
  let delivery: TestDelivery;
  beforeEach(async () => {
    delivery = await openDelivery();
  });

  const checked = async (name: PartName, version: string) =>
    check(delivery, delivered(await candidateOf(delivery, name, version)), await delivery.registry.read());
  const allOf = (refusal: Refusal): readonly Refusal[] => refusal.all ?? [refusal];
  const live = async (build: Parameters<typeof publishBuild>[1] & { remote: 'mf-members' | 'mf-landers' }, percent?: number) => {
    await publishBuild(delivery, build);
    delivered(await activate(delivery, build.remote, build.version ?? '1.0.0', percent));
  };

  it('lets a version pass that keeps every rule, and changes nothing', async () => {
    await publishBuild(delivery);
    expect(await checked('mf-members', '1.0.0')).toEqual({ ok: true });
    expect((await delivery.registry.read()).generation).toBe(1);
  });

  it('lists every broken rule, not the first alone, each with its two sides and what to change', async () => {
    const roomy = Object.fromEntries(OWNED.filter((name) => name !== 'likes-m-id').map((name) => [name, 10_000]));
    await publishBuild(delivery, {
      requires: { bus: '2.0.0', ui: '1.9.0' },
      sharedKeys: ['react', 'react-router'],
      budgets: { first_load: 20, routes: { ...roomy, members: 10 } },
      licences: { leftpad: 'GPL-3.0-only', fine: 'MIT' },
    });
    await writeFile(path.join(delivery.root, 'artifacts/mf-members/1.0.0/page.aaa.js'), 'tampered()');

    const refusal = refusalOf(await checked('mf-members', '1.0.0'));
    expect(allOf(refusal).map(({ rule, found }) => [rule, found])).toEqual([
      ['hash_mismatch', expect.stringContaining('page.aaa.js')],
      ['over_budget', expect.stringContaining('(first_load, gzip)')],
      ['over_budget', expect.stringContaining('(route members, gzip)')],
      ['over_budget', expect.stringContaining('(route likes-m-id, gzip)')],
      ['licence_not_allowed', 'mf-members@1.0.0 contains leftpad, licensed as "GPL-3.0-only"'],
      ['runtime_not_named', 'mf-members@1.0.0 requires no runtime'],
      ['contract_mismatch', 'mf-members@1.0.0 requires bus 2.0.0'],
      ['contract_mismatch', 'mf-members@1.0.0 requires ui 1.9.0'],
      ['shared_key_missing', 'mf-members@1.0.0 takes react-router from the shell'],
    ]);
    for (const { expected, remedy } of allOf(refusal)) expect([expected, remedy]).not.toContain('');
    expect(refusalText(refusal).match(/Refused \(/g)).toHaveLength(9);
  });

  it('refuses a shell whose start weighs more than it promises, and lets one pass that keeps it', async () => {
    await publishShellBuild(delivery, { version: '2.0.0', budget: 10 });
    expect(refusalOf(await checked('shell', '2.0.0'))).toMatchObject({
      rule: 'over_budget',
      found: expect.stringContaining('(first_load, gzip)'),
    });
    await publishShellBuild(delivery, { version: '2.0.1', budget: 1_000 });
    expect(await checked('shell', '2.0.1')).toMatchObject({ ok: true });
  });

  it.each(['MIT OR GPL-3.0-only', '(ISC AND Apache-2.0)', 'OFL-1.1'])('lets code under %s be shipped', async (licence) => {
    await publishBuild(delivery, { licences: { it: licence } });
    expect(await checked('mf-members', '1.0.0')).toMatchObject({ ok: true });
  });

  it.each(['UNKNOWN', 'SEE LICENSE IN file', 'MIT AND AGPL-3.0-only', ''])('does not let code under "%s" be shipped', async (licence) => {
    await publishBuild(delivery, { licences: { it: licence } });
    expect(refusalOf(await checked('mf-members', '1.0.0')).rule).toBe('licence_not_allowed');
  });

  it('refuses a version without a widget that a live remote shows, and names who shows it', async () => {
    await live({ remote: 'mf-members', widgets: { recent: '1.0.0' } });
    await live({ remote: 'mf-landers', uses: { recent: '1.0.0' } });
    await publishBuild(delivery, { version: '2.0.0' });

    expect(refusalOf(await activate(delivery, 'mf-members', '2.0.0'))).toMatchObject({
      rule: 'widget_missing',
      found: 'mf-landers@1.0.0 shows the widget recent 1.0.0',
      expected: 'mf-members@2.0.0 offers no recent',
      remedy: expect.stringContaining('Keep offering recent 1.0.0'),
    });
  });

  it('refuses a version whose widget is incompatible with what a canary of another remote shows', async () => {
    await live({ remote: 'mf-members', widgets: { recent: '1.2.0' } });
    await live({ remote: 'mf-landers' });
    await live({ remote: 'mf-landers', version: '1.1.0', uses: { recent: '1.2.0' } }, 10);
    await publishBuild(delivery, { version: '2.0.0', widgets: { recent: '1.1.0' } });

    expect(refusalOf(await activate(delivery, 'mf-members', '2.0.0'))).toMatchObject({
      rule: 'widget_mismatch',
      found: 'mf-landers@1.1.0 shows the widget recent 1.2.0',
      expected: 'mf-members@2.0.0 offers recent 1.1.0',
    });
  });

  it('refuses a version that shows a widget which one of the live versions of its owner lacks', async () => {
    await live({ remote: 'mf-members', widgets: { recent: '1.0.0' } });
    await live({ remote: 'mf-members', version: '1.1.0', widgets: { recent: '1.1.0' } }, 50);
    await publishBuild(delivery, { remote: 'mf-landers', uses: { recent: '1.1.0' } });

    expect(allOf(refusalOf(await checked('mf-landers', '1.0.0')))).toMatchObject([
      {
        rule: 'widget_mismatch',
        expected: 'mf-members@1.0.0 offers recent 1.0.0',
        remedy: expect.stringContaining('Activate a version of mf-members'),
      },
    ]);
  });

  it('refuses a shell that no longer gives what a live remote requires, from the other side', async () => {
    await live({ remote: 'mf-members', requires: { runtime: '1.0.0', bus: '1.0.0' } });
    await publishShellBuild(delivery, {
      version: '2.0.0',
      platform: { ...PLATFORM, bus: '2.0.0' },
      uses: { signup: '1.0.0', nothing: '1.0.0' },
    });

    expect(
      allOf(refusalOf(await activate(delivery, 'shell', '2.0.0'))).map(({ rule, found, expected }) => [rule, found, expected]),
    ).toEqual([
      ['contract_mismatch', 'mf-members@1.0.0 requires bus 1.0.0', 'shell 2.0.0 offers bus 2.0.0'],
      ['widget_missing', 'shell@2.0.0 shows the widget nothing 1.0.0', `one of ${Object.keys(WIDGET_OWNERS).join(', ')}`],
    ]);
    expect((await delivery.registry.read()).shell?.active.version).toBe('1.0.0');
  });

  it('lets a shell and the remotes that need it go live in one generation', async () => {
    await live({ remote: 'mf-members' });
    await publishShellBuild(delivery, { version: '2.0.0', platform: { ...PLATFORM, bus: '2.0.0' } });
    await publishBuild(delivery, { version: '2.0.0', requires: { runtime: '1.0.0', bus: '2.0.0' } });

    const together = new Map<PartName, string>([
      ['shell', '2.0.0'],
      ['mf-members', '2.0.0'],
    ]);
    expect(refusalOf(await activate(delivery, 'mf-members', '2.0.0')).rule).toBe('contract_mismatch');
    expect(delivered(await activateTogether(delivery, together)).map(({ generation }) => generation)).toEqual([3, 3]);
    const { shell, remotes } = await delivery.registry.read();
    expect([shell?.active.version, remotes['mf-members']?.active.version]).toEqual(['2.0.0', '2.0.0']);
  });

  it('asks a browser last, and refuses what does not stand in it', async () => {
    await publishBuild(delivery);
    const failed: Refusal = { rule: 'smoke_failed', found: 'it threw', expected: 'a page that stands', remedy: 'Mend it.' };
    const asked: string[] = [];
    const smoke = async (candidates: readonly Candidate[]) => {
      asked.push(...candidates.map(({ manifest }) => manifest.version));
      return [failed];
    };
    expect(refusalOf(await activate({ ...delivery, smoke }, 'mf-members', '1.0.0'))).toEqual(failed);
    await publishBuild(delivery, { version: '1.1.0', licences: { it: 'UNKNOWN' } });
    expect(refusalOf(await activate({ ...delivery, smoke }, 'mf-members', '1.1.0')).rule).toBe('licence_not_allowed');
    expect(asked).toEqual(['1.0.0']);
  });

  it('refuses an activation that stopped to agree with what someone else made live meanwhile', async () => {
    await live({ remote: 'mf-landers' });
    await live({ remote: 'mf-members', widgets: { recent: '1.0.0' } });
    await publishBuild(delivery, { version: '2.0.0' });
    await publishBuild(delivery, { remote: 'mf-landers', version: '1.1.0', uses: { recent: '1.0.0' } });
    // Between the check of one activation and its write, the other one is written.
    const smoke = async () => {
      delivered(await activate(delivery, 'mf-landers', '1.1.0'));
      return [];
    };
    expect(refusalOf(await activate({ ...delivery, smoke }, 'mf-members', '2.0.0')).rule).toBe('widget_missing');
  });
});
