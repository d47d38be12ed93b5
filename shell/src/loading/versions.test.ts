import type { RemoteFailureKind } from '@amarena/shared/contracts/platform/clientErrors';
import { fakeClock } from '@amarena/shared/testing/fakeClock';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { aSnapshot, aVersion, chunkFailure, fakeFederation, hangs } from '../testing/fakeRemotes.ts';
import { FileNotLoaded, RemoteFailure } from './failure.ts';
import { type AllVersionsFailed, createLoader, LIMITS, mayRecover } from './versions.ts';

let clock: ReturnType<typeof fakeClock> | undefined;
afterEach(() => clock?.restore());

function site(
  versions: Readonly<Record<string, () => unknown>>,
  options: { snapshot?: ReturnType<typeof aSnapshot>; there?: boolean } = {},
) {
  const federation = fakeFederation(versions);
  const reports: [string, string, RemoteFailureKind][] = [];
  const loader = createLoader({
    snapshot: options.snapshot ?? aSnapshot(aVersion('2.0.0'), aVersion('1.9.0')),
    federation,
    report: (remote, version, failure) => reports.push([remote, version, failure.kind]),
    there: async () => options.there ?? false,
  });
  return { loader, reports, federation, use: () => loader.firstWorking('mf-chat', './page', async (module) => module) };
}

const works = () => 'works';
const throws = (error: Error) => () => {
  throw error;
};
const notThere = () => {
  throw new FileNotLoaded('/artifacts/x/remoteEntry.js');
};

describe('loading a remote', () => {
  it('uses the active version when it works', async () => {
    const { use, federation, reports } = site({ '2.0.0': works });
    await expect(use()).resolves.toBe('works');
    expect(federation.asked).toEqual(['2.0.0']);
    expect(reports).toEqual([]);
  });

  it('tries an unreachable version once more, then takes the previous one, and reports each failure', async () => {
    const { use, federation, reports } = site({ '2.0.0': notThere, '1.9.0': works });
    await expect(use()).resolves.toBe('works');
    expect(federation.asked).toEqual(['2.0.0', '2.0.0', '1.9.0']);
    expect(reports).toEqual([
      ['mf-chat', '2.0.0', 'unreachable'],
      ['mf-chat', '2.0.0', 'unreachable'],
    ]);
  });

  it('calls it a hash mismatch when the file is there and was refused all the same', async () => {
    const { use, reports } = site({ '2.0.0': throws(chunkFailure()), '1.9.0': works }, { there: true });
    await expect(use()).resolves.toBe('works');
    expect(reports[0]).toEqual(['mf-chat', '2.0.0', 'hash_mismatch']);
  });

  it('refuses a file without a hash at once', async () => {
    const { use, federation, reports } = site({ '2.0.0': throws(new Error('hash_missing: /artifacts/x.js')), '1.9.0': works });
    await expect(use()).resolves.toBe('works');
    expect(federation.asked).toEqual(['2.0.0', '1.9.0']);
    expect(reports).toEqual([['mf-chat', '2.0.0', 'hash_missing']]);
  });

  it('does not repeat a version whose code threw while it loaded', async () => {
    const { use, federation, reports } = site({ '2.0.0': throws(new TypeError('x is not a function')), '1.9.0': works });
    await expect(use()).resolves.toBe('works');
    expect(federation.asked).toEqual(['2.0.0', '1.9.0']);
    expect(reports).toEqual([['mf-chat', '2.0.0', 'threw_while_loading']]);
  });

  it('does not start a version that needs more than the shell has', async () => {
    const snapshot = aSnapshot(aVersion('2.0.0', { requires: { bus: '9.0.0' } }), aVersion('1.9.0'));
    const { use, federation, reports } = site({ '1.9.0': works }, { snapshot });
    await expect(use()).resolves.toBe('works');
    expect(federation.asked).toEqual(['1.9.0']);
    expect(reports).toEqual([['mf-chat', '2.0.0', 'contract_mismatch']]);
  });

  it('gives up on a version that hangs', async () => {
    clock = fakeClock();
    const { use, federation, reports } = site({ '2.0.0': hangs, '1.9.0': works });
    const used = use();
    await clock.pass(LIMITS.load);
    await expect(used).resolves.toBe('works');
    expect(reports).toEqual([['mf-chat', '2.0.0', 'timed_out']]);
    expect(federation.abandoned).toEqual(['2.0.0']);
  });

  it('gives a version that hung one more chance at the next visit, and then leaves it out', async () => {
    clock = fakeClock();
    const { use, federation } = site({ '2.0.0': hangs, '1.9.0': works });
    for (const visit of [1, 2, 3]) {
      const used = use();
      if (visit < 3) await clock.pass(LIMITS.load);
      await used;
    }
    expect(federation.asked).toEqual(['2.0.0', '1.9.0', '2.0.0', '1.9.0', '1.9.0']);
  });

  it('takes the previous version when using the module throws', async () => {
    const { loader, reports } = site({ '2.0.0': () => 'bad', '1.9.0': () => 'good' });
    const used = loader.firstWorking('mf-chat', './page', async (module) => {
      if (module === 'bad') throw new Error('render');
      return module;
    });
    await expect(used).resolves.toBe('good');
    expect(reports).toEqual([['mf-chat', '2.0.0', 'threw_while_mounting']]);
  });

  it('calls it unreachable when a chunk does not arrive while the page is mounted, and tries once more', async () => {
    const { loader, reports } = site({ '2.0.0': works });
    let tries = 0;
    const used = loader.firstWorking('mf-chat', './page', async (module) => {
      tries += 1;
      if (tries === 1) throw chunkFailure();
      return module;
    });
    await expect(used).resolves.toBe('works');
    expect(reports).toEqual([['mf-chat', '2.0.0', 'unreachable']]);
  });

  it('says which versions it tried when none works', async () => {
    const { use } = site({ '2.0.0': notThere, '1.9.0': notThere });
    await expect(use()).rejects.toMatchObject({
      name: 'AllVersionsFailed',
      message: 'mf-chat: no version could be started',
      tried: ['2.0.0', '1.9.0'],
      kind: 'unreachable',
    } satisfies Partial<AllVersionsFailed>);
  });

  it('tries the previous version once: only the active one gets a second chance at once', async () => {
    const { use, federation } = site({ '2.0.0': notThere, '1.9.0': notThere });
    await expect(use()).rejects.toThrow();
    expect(federation.asked).toEqual(['2.0.0', '2.0.0', '1.9.0']);
  });

  it('tells of a network that is gone before anything else, as the one thing that a person can mend', async () => {
    const { use } = site({ '2.0.0': throws(new TypeError('x')), '1.9.0': notThere });
    await expect(use()).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('still knows why at a later visit, when no version is left to try', async () => {
    const { use, federation } = site({ '2.0.0': throws(new TypeError('x')), '1.9.0': throws(new Error('y')) });
    await expect(use()).rejects.toMatchObject({ kind: 'threw_while_loading' });
    await expect(use()).rejects.toMatchObject({ kind: 'threw_while_loading', last: null });
    expect(federation.asked).toEqual(['2.0.0', '1.9.0']);
  });

  it('has no kind to tell for a remote without a version', async () => {
    const { use } = site({}, { snapshot: aSnapshot() });
    await expect(use()).rejects.toMatchObject({ tried: [], kind: null });
  });

  it('leaves a crashed version out until a person asks to try again', async () => {
    const { loader, federation, reports, use } = site({ '2.0.0': works, '1.9.0': works });
    loader.crashed('mf-chat', aVersion('2.0.0'), new Error('boom'));
    await use();
    loader.resetFailures('mf-chat');
    await use();
    expect(federation.asked).toEqual(['1.9.0', '2.0.0']);
    expect(reports).toEqual([['mf-chat', '2.0.0', 'crashed']]);
  });

  it('leaves a version whose chunk did not arrive out for this visit alone', async () => {
    const { loader, federation, reports, use } = site({ '2.0.0': works, '1.9.0': works });
    loader.crashed('mf-chat', aVersion('2.0.0'), chunkFailure());
    await use();
    loader.visited('mf-chat');
    await use();
    expect(federation.asked).toEqual(['1.9.0', '2.0.0']);
    expect(reports).toEqual([['mf-chat', '2.0.0', 'unreachable']]);
  });

  it('keeps a crashed version out at the next visit', async () => {
    const { loader, federation, use } = site({ '2.0.0': works, '1.9.0': works });
    loader.crashed('mf-chat', aVersion('2.0.0'), new Error('boom'));
    loader.visited('mf-chat');
    await use();
    expect(federation.asked).toEqual(['1.9.0']);
  });

  it('blames the network where no version is left because a chunk of the only one did not arrive', async () => {
    const { loader, use } = site({}, { snapshot: aSnapshot(aVersion('2.0.0')) });
    loader.crashed('mf-chat', aVersion('2.0.0'), chunkFailure());
    await expect(use()).rejects.toMatchObject({ kind: 'unreachable', last: null });
  });

  it('gives a version whose chunk did not arrive its chance again where a person asks to try again', async () => {
    const { loader, federation, use } = site({ '2.0.0': works }, { snapshot: aSnapshot(aVersion('2.0.0')) });
    loader.crashed('mf-chat', aVersion('2.0.0'), chunkFailure());
    loader.resetFailures('mf-chat');
    await use();
    expect(federation.asked).toEqual(['2.0.0']);
  });

  it('does not give a version that hung while it was mounted another chance', async () => {
    const { loader, federation } = site({ '2.0.0': works, '1.9.0': works });
    const visit = () =>
      loader.firstWorking('mf-chat', './page', async (_module, { version }) => {
        if (version === '2.0.0') throw new RemoteFailure('timed_out', null, 'mounting took too long');
      });
    await visit();
    await visit();
    expect(federation.asked).toEqual(['2.0.0', '1.9.0', '1.9.0']);
    expect(federation.abandoned).toEqual([]);
  });
});

describe('what may still arrive', () => {
  it('is what the network kept away or was late with, and no code that is broken', () => {
    const kinds = ['unreachable', 'timed_out', 'hash_mismatch', 'threw_while_loading', 'crashed', null] as const;
    expect(kinds.filter(mayRecover)).toEqual(['unreachable', 'timed_out']);
  });

  it('is told by the server having an entry of one of the versions', async () => {
    const asked: string[] = [];
    const of = (found: readonly string[]) =>
      createLoader({
        snapshot: aSnapshot(aVersion('2.0.0'), aVersion('1.9.0')),
        federation: fakeFederation({}),
        report: () => undefined,
        there: async (url) => {
          asked.push(url);
          return found.some((version) => url.includes(version));
        },
      });
    expect(await of(['1.9.0']).reachable('mf-chat')).toBe(true);
    expect(asked.map((url) => new URL(url).pathname)).toEqual(
      ['2.0.0', '1.9.0'].map((version) => `/artifacts/mf-chat/${version}/remoteEntry.js`),
    );
    expect(await of([]).reachable('mf-chat')).toBe(false);
    expect(await of(['1.9.0']).reachable('mf-members')).toBe(false);
  });
});

describe('loading a page before its visit', () => {
  it('loads the active version, once', async () => {
    const { loader, federation } = site({ '2.0.0': works });
    loader.prefetch('mf-chat');
    loader.prefetch('mf-chat');
    expect(federation.asked).toEqual(['2.0.0']);
  });

  it('passes over a version that crashed, and does nothing for a remote without a version', async () => {
    const { loader, federation } = site({ '1.9.0': works });
    loader.crashed('mf-chat', aVersion('2.0.0'), new Error('boom'));
    loader.prefetch('mf-chat');
    loader.prefetch('mf-members');
    expect(federation.asked).toEqual(['1.9.0']);
  });

  it('reports no failure, and leaves the version to the visit', async () => {
    const debug = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
    const tries = [throws(new Error('not yet')), works];
    const { loader, federation, reports, use } = site({ '2.0.0': () => tries.shift()?.() });
    loader.prefetch('mf-chat');
    await expect(use()).resolves.toBe('works');
    expect(federation.asked).toEqual(['2.0.0', '2.0.0']);
    expect(reports).toEqual([]);
    expect(debug).toHaveBeenCalledWith('prefetch', 'mf-chat', expect.objectContaining({ kind: 'threw_while_loading' }));
    debug.mockRestore();
  });
});
