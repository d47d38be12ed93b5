import { createStore, type Store } from '../store.ts';
import { whenBack } from './whenBack.ts';

/** A module that loads after the first paint. */
export interface DeferredModule<Module> {
  /** Null until the code has loaded. */
  readonly module$: Store<Module | null>;
  /** Resolves when the code has loaded. Never rejects. */
  readonly there: Promise<Module>;
  /** Loads the code, once. Null: it failed; it is retried automatically and on the next call. */
  load(): Promise<Module | null>;
}

/**
 * `onMissing` is called each time the code fails to load. The page works without the module, so the document is not
 * reloaded, which would lose what the person typed. The module appears when it can be loaded.
 */
export function createDeferredModule<Module>(load: () => Promise<Module>, onMissing: (cause: unknown) => void): DeferredModule<Module> {
  const module$ = createStore<Module | null>(null);
  const there = Promise.withResolvers<Module>();
  let loading: Promise<Module | null> | null = null;
  let times = 0;
  let stopWaiting: () => void = () => undefined;

  const begin = async () => {
    stopWaiting();
    try {
      const module = await load();
      module$.set(module);
      there.resolve(module);
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
  return { module$, there: there.promise, load: start };
}
