import type { AppProps, Parcel } from '@amarena/shared/spa';

/**
 * `mountParcel` for a page that stands before single-spa is there: what it asks for happens when `real`, the props that
 * single-spa has for it, have arrived. `ask` is called to hurry them.
 */
export const lateParcels =
  (real: Promise<AppProps>, ask: () => unknown): AppProps['mountParcel'] =>
  (config, props) => {
    ask();
    const coming = real.then(({ mountParcel }) => mountParcel(config, props));
    let parcel: Parcel | null = null;
    void coming.then((there) => {
      parcel = there;
    });
    const of = (what: (there: Parcel) => Promise<null>): Promise<null> => coming.then(what);
    return {
      mount: () => of((there) => there.mount()),
      unmount: () => of((there) => there.unmount()),
      update: (next) => coming.then((there) => there.update?.(next)),
      getStatus: () => parcel?.getStatus() ?? 'LOADING_SOURCE_CODE',
      loadPromise: of((there) => there.loadPromise),
      bootstrapPromise: of((there) => there.bootstrapPromise),
      mountPromise: of((there) => there.mountPromise),
      unmountPromise: of((there) => there.unmountPromise),
    };
  };
