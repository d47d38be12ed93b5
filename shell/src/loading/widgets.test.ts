import type { Widgets } from '@amarena/shared/contracts/platform/widgets';
import type { mountRootParcel, Parcel } from '@amarena/shared/spa';
import { fakeClock } from '@amarena/shared/testing/fakeClock';
import { describe, expect, it } from '@jest/globals';
import { aPage, aVersion } from '../testing/fakeRemotes.ts';
import { AllVersionsFailed, LIMITS, type Loader } from './versions.ts';
import { createWidgetHost } from './widgets.ts';

const loader = {
  firstWorking: async (_remote, _expose, use) => use(aPage('1.0.0'), aVersion('1.0.0')),
} as Partial<Loader> as Loader;

/** A parcel as in single-spa: it rejects an update while another one runs. */
function strictParcel() {
  const said: string[] = [];
  let status = 'MOUNTED';
  const act = async (what: string, next: string) => {
    if (status !== 'MOUNTED') throw new Error(`${what} while ${status}`);
    status = next;
    await Promise.resolve();
    said.push(what);
    status = next === 'UPDATING' ? 'MOUNTED' : next;
  };
  const parcel = {
    mountPromise: Promise.resolve(null),
    getStatus: () => status,
    update: ({ country }: Widgets['recent']) => act(`${country}`, 'UPDATING'),
    unmount: () => act('unmount', 'NOT_MOUNTED'),
  };
  return { said, mountParcel: (() => parcel as unknown as Parcel) as typeof mountRootParcel };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a widget', () => {
  it('gets changes one after the other and is taken down after them', async () => {
    const { said, mountParcel } = strictParcel();
    const widget = createWidgetHost(loader, async () => mountParcel).mount(
      'recent',
      document.createElement('div'),
      { country: null },
      () => undefined,
    );
    await settled();
    widget.update({ country: 'BE' });
    widget.update({ country: 'IT' });
    await settled();
    widget.unmount();
    await settled();
    expect(said).toEqual(['IT', 'IT', 'unmount']);
  });

  it('waits for what mounts it as long as that takes, without its fallback', async () => {
    const { said, mountParcel } = strictParcel();
    const coming = Promise.withResolvers<typeof mountRootParcel>();
    const failed: string[] = [];
    const widget = createWidgetHost(loader, () => coming.promise).mount('recent', document.createElement('div'), { country: null }, () =>
      failed.push('recent'),
    );
    await settled();
    widget.update({ country: 'BE' });
    coming.resolve(mountParcel);
    await settled();
    widget.update({ country: 'IT' });
    await settled();
    expect([said, failed]).toEqual([['IT'], []]);
  });

  it('that is gone before what mounts it has arrived is not loaded', async () => {
    const coming = Promise.withResolvers<typeof mountRootParcel>();
    const asked: string[] = [];
    const noting: Partial<Loader> = {
      firstWorking: async (remote) => {
        asked.push(remote);
        throw new AllVersionsFailed(remote, [], [], null);
      },
    };
    const host = createWidgetHost(noting as Loader, () => coming.promise);
    host.mount('recent', document.createElement('div'), { country: null }, () => undefined).unmount();
    coming.resolve(strictParcel().mountParcel);
    await settled();
    expect(asked).toEqual([]);
  });

  it('that crashes after it stood is taken down and replaced once, however often it says so', async () => {
    const crashes: unknown[] = [];
    const started: { said: string[]; crash: (cause: unknown) => void }[] = [];
    const noting = { ...loader, crashed: (_remote: unknown, _version: unknown, cause: unknown) => void crashes.push(cause) } as Loader;
    const mountParcel = ((_config: unknown, { onCrash }: { onCrash: (cause: unknown) => void }) => {
      const { said, mountParcel: strict } = strictParcel();
      started.push({ said, crash: onCrash });
      return strict({} as never, {} as never);
    }) as unknown as typeof mountRootParcel;
    const at = document.createElement('div');
    const widget = createWidgetHost(noting, async () => mountParcel).mount('recent', at, { country: null }, () => undefined);
    await settled();
    started[0]?.crash('first');
    started[0]?.crash('second');
    widget.update({ country: 'IT' });
    await settled();
    widget.unmount();
    await settled();
    expect([crashes, at.childElementCount]).toEqual([['first'], 1]);
    expect(started.map(({ said }) => said.filter((what) => what === 'unmount'))).toEqual([['unmount'], ['unmount']]);
  });

  it('that crashes and never ends its unmount does not keep the one that replaces it from changes and from its own end', async () => {
    const clock = fakeClock();
    const started: { said: string[]; crash: (cause: unknown) => void }[] = [];
    const noting = { ...loader, crashed: () => undefined } as Partial<Loader> as Loader;
    const mountParcel = ((_config: unknown, { onCrash }: { onCrash: (cause: unknown) => void }) => {
      const { said, mountParcel: strict } = strictParcel();
      const parcel = strict({} as never, {} as never);
      const hangs = started.length === 0;
      started.push({ said, crash: onCrash });
      return hangs ? { ...parcel, unmount: () => new Promise<null>(() => undefined) } : parcel;
    }) as unknown as typeof mountRootParcel;
    const at = document.createElement('div');
    const widget = createWidgetHost(noting, async () => mountParcel).mount('recent', at, { country: null }, () => undefined);
    await clock.pass(0);
    started[0]?.crash('broken');
    await clock.pass(LIMITS.unmount);
    widget.update({ country: 'IT' });
    await clock.pass(0);
    widget.unmount();
    await clock.pass(0);
    clock.restore();
    expect(started.map(({ said }) => said)).toEqual([[], ['IT', 'unmount']]);
  });

  it('of a guest is loaded from that guest under its own word, and replaced by the fallback if the guest is not live', async () => {
    const asked: string[] = [];
    const nothingLive: Partial<Loader> = {
      firstWorking: async (remote, expose) => {
        asked.push(`${remote} ${expose}`);
        throw new AllVersionsFailed(remote, [], [], null);
      },
    };
    const host = createWidgetHost(nothingLive as Loader, async () => strictParcel().mountParcel);
    const failed: string[] = [];
    for (const name of ['mf-gifts/teaser', 'mf-chat/teaser'])
      host.mount(name as never, document.createElement('div'), {} as never, () => failed.push(name));
    await settled();
    expect(asked[0]).toBe('mf-gifts ./teaser');
    expect(failed).toEqual(['mf-gifts/teaser', 'mf-chat/teaser']);
  });
});
