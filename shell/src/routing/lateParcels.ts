import type { AppProps, Parcel } from '@amarena/shared/spa';

/**
 * `mountParcel` for a page that stands before single-spa is there: what it asks for happens when `real`, the props that
 * single-spa has for it, have arrived. `ask` is called to hurry them.
 */
export const lateParcels =
  (real: Promise<AppProps>, ask: () => unknown): AppProps['mountParcel'] =>
  (config, props) => {
    ask();
    /** Whoever looks at a promise hears that it failed. Nobody has to look at all of them. */
    const silent = <Result extends Promise<unknown>>(result: Result): Result => {
      result.catch(() => undefined);
      return result;
    };
    let parcel: Parcel | null = null;
    const coming = real.then(({ mountParcel }) => {
      parcel = mountParcel(config, props);
      return parcel;
    });
    const of = (what: (there: Parcel) => Promise<null>): Promise<null> => silent(coming.then(what));
    const mountPromise = of((there) => there.mountPromise);
    return {
      mount: () => of((there) => there.mount()),
      unmount: () => of((there) => there.unmount()),
      // A parcel takes changes only when it is mounted, and has no `update` before it is loaded.
      update: (next) => silent(mountPromise.then(() => coming).then((there) => there.update?.(next))),
      getStatus: () => parcel?.getStatus() ?? 'LOADING_SOURCE_CODE',
      loadPromise: of((there) => there.loadPromise),
      bootstrapPromise: of((there) => there.bootstrapPromise),
      mountPromise,
      unmountPromise: of((there) => there.unmountPromise),
    };
  };
