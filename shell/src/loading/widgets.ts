import { ANY_GUEST } from '@amarena/shared/contracts/platform/routes';
import { type AnyWidgetName, type AnyWidgets, exposedAs, ownerOfWidget } from '@amarena/shared/contracts/platform/widgets';
import type { mountRootParcel, Parcel } from '@amarena/shared/spa';
import { lifecyclesOf, type MountedWidget, type WidgetHost } from '@amarena/shared/spa-react';
import { within } from './failure.ts';
import { AllVersionsFailed, LIMITS, type Loader } from './versions.ts';

type MountParcel = typeof mountRootParcel;

const ignore = (): void => undefined;

/**
 * Mounts widgets as parcels, with the same fallback to older versions as pages. `parcels` gives what mounts them, when it
 * has arrived; until then a widget's place stays empty.
 */
export function createWidgetHost(loader: Loader, parcels: () => Promise<MountParcel>): WidgetHost {
  return {
    mount<Name extends AnyWidgetName>(name: Name, at: HTMLElement, first: AnyWidgets[Name], onFailed: () => void): MountedWidget<Name> {
      // Nobody can have a name that only looks like one: no version of it is live, as of a guest that is not.
      const owner = ownerOfWidget(name) ?? ANY_GUEST;
      let props = first;
      let parcel: Parcel | null = null;
      let gone = false;
      let work: Promise<void> = Promise.resolve();

      // A parcel rejects an update while another one runs. Updates run in sequence; the last one gets the newest props.
      const enqueue = (job: () => Promise<void>) => {
        work = work.then(job, job);
      };

      const begin = (): Promise<unknown> =>
        parcels()
          .then((mountParcel) => {
            if (gone) return null;
            return loader.firstWorking(owner, exposedAs(name), async (module, version) => {
              if (gone) return null;
              const domElement = at.appendChild(document.createElement('div'));
              const crash = Promise.withResolvers<never>();
              let stands = false;
              const onCrash = (cause: unknown) => {
                if (!stands) return crash.reject(cause);
                // What runs on until it is unmounted may crash again.
                if (parcel !== started) return;
                parcel = null;
                loader.crashed(owner, version, cause);
                domElement.remove();
                // Its failure is reported already, and the one that replaces it waits for its end, but not for ever.
                enqueue(() => within(LIMITS.unmount, 'unmount', started.unmount()).then(ignore, ignore));
                void begin();
              };
              const started = mountParcel(
                { ...lifecyclesOf(module), name: `${name}@${version.version}` },
                { ...props, domElement, onCrash },
              );
              try {
                await within(LIMITS.bootstrap + LIMITS.mount, 'mount', Promise.race([crash.promise, started.mountPromise]));
              } catch (cause) {
                domElement.remove();
                throw cause;
              }
              stands = true;
              parcel = started;
              if (gone) await started.unmount();
              return started;
            });
          })
          .catch((cause: unknown) => {
            if (!(cause instanceof AllVersionsFailed)) throw cause;
            if (!gone) onFailed();
          });

      void begin();
      return {
        update(next) {
          props = next;
          enqueue(async () => {
            if (!gone && parcel?.getStatus() === 'MOUNTED') await parcel.update?.({ ...props });
          });
        },
        unmount() {
          gone = true;
          enqueue(async () => {
            await parcel?.unmount();
          });
        },
      };
    },
  };
}
