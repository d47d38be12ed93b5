import { createStore, type Store } from '../store.ts';
import { whenBack } from './whenBack.ts';

/** A part of the page whose code comes after the first paint. */
export interface DeferredModule<Module> {
  /** Null until its code is here. */
  readonly module$: Store<Module | null>;
  /** Loads the code once. Null: it did not arrive; it is tried again by itself, and at a later call. */
  load(): Promise<Module | null>;
}

/**
 * `onMissing` is told each time the code did not arrive. The page that stands loses nothing by the want of it, so no new
 * document is asked for, which would take what was typed along: it comes into the page once it can be had.
 */
export function createDeferredModule<Module>(load: () => Promise<Module>, onMissing: (cause: unknown) => void): DeferredModule<Module> {
  const module$ = createStore<Module | null>(null);
  let loading: Promise<Module | null> | null = null;
  let times = 0;
  let stopWaiting: () => void = () => undefined;

  const begin = async () => {
    stopWaiting();
    try {
      module$.set(await load());
    } catch (cause) {
      loading = null;
      onMissing(cause);
      stopWaiting = whenBack({ there: async () => true, back: () => void start(), times });
      times += 1;
    }
    return module$.get();
  };
  const start = () => {
    loading ??= begin();
    return loading;
  };
  return { module$, load: start };
}
