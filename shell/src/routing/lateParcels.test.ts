import type { AppProps, Parcel } from '@amarena/shared/spa';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { lateParcels } from './lateParcels.ts';

type ParcelConfig = Parameters<AppProps['mountParcel']>[0];

let unhandled: unknown[];
const note = (cause: unknown) => unhandled.push(cause);
beforeEach(() => {
  unhandled = [];
  process.on('unhandledRejection', note);
});
afterEach(() => {
  process.off('unhandledRejection', note);
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A parcel that is asked for before single-spa is there. */
function aLateParcel() {
  const said: string[] = [];
  const coming = Promise.withResolvers<AppProps>();
  const say = (what: string) => async () => void said.push(what);
  const mountParcel = lateParcels(coming.promise, jest.fn());
  const domElement = document.createElement('div');
  const parcel: Parcel = mountParcel(
    {
      bootstrap: say('bootstrap'),
      mount: say('mount'),
      update: async (props: { size?: number }) => void said.push(`update ${props.size}`),
      unmount: say('unmount'),
    } as ParcelConfig,
    { domElement },
  );
  return {
    said,
    parcel,
    domElement,
    async arrive() {
      const spa = await import('@amarena/shared/spa');
      coming.resolve({ name: 'page', singleSpa: {}, mountParcel: spa.mountRootParcel });
      await settled();
      await settled();
    },
    async fail() {
      coming.resolve({
        name: 'page',
        singleSpa: {},
        mountParcel: () => {
          throw new Error('no parcel');
        },
      });
      await settled();
    },
  };
}

describe('a parcel that was asked for before single-spa is there', () => {
  it('is taken down after it was mounted if that was asked for before, too', async () => {
    const { said, parcel, arrive } = aLateParcel();
    const gone = parcel.unmount();
    await arrive();
    await gone;
    await parcel.unmountPromise;
    expect([said, parcel.getStatus(), unhandled]).toEqual([['bootstrap', 'mount', 'unmount'], 'NOT_MOUNTED', []]);
  });

  it('gets a change that came before it was mounted', async () => {
    const { said, parcel, domElement, arrive } = aLateParcel();
    const changed = parcel.update?.({ domElement, size: 2 });
    await arrive();
    await changed;
    expect(said).toEqual(['bootstrap', 'mount', 'update 2']);
    expect(unhandled).toEqual([]);
  });

  it('rejects its promises if it cannot be made, and nothing else if nobody looks at them', async () => {
    const { parcel, fail } = aLateParcel();
    await fail();
    expect(unhandled).toEqual([]);
    await expect(parcel.mountPromise).rejects.toThrow('no parcel');
    await expect(parcel.unmountPromise).rejects.toThrow('no parcel');
  });
});
