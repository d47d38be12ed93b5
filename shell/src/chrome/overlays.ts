import { createDeferredModule } from '../loading/deferredModule.ts';
import type { Store } from '../store.ts';

type OverlayModule = typeof import('@amarena/shared/overlay');

/** Menus, dialogs and toasts, once their code has loaded. */
export interface Overlays extends OverlayModule {
  readonly toasts: ReturnType<OverlayModule['createToasts']>;
}

export interface OverlayHolder {
  readonly overlays$: Store<Overlays | null>;
  /** Loads the code, once. Nothing waits for it before the first menu, dialog or toast. Null: it failed to load. */
  load(): Promise<Overlays | null>;
}

/** `onMissing` is called if the code fails to load. A later call tries again. */
export function createOverlays(
  onMissing: (cause: unknown) => void,
  load: () => Promise<OverlayModule> = () => import('@amarena/shared/overlay'),
): OverlayHolder {
  const withToasts = async (): Promise<Overlays> => {
    const module = await load();
    return { ...module, toasts: module.createToasts() };
  };
  const deferred = createDeferredModule(withToasts, onMissing);
  return { overlays$: deferred.module$, load: deferred.load };
}
