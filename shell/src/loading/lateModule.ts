import { createStore, type Store } from '../store.ts';

/** A part of the page whose code comes after the first paint. */
export interface LateModule<Module> {
  /** Null until its code is here. */
  readonly module$: Store<Module | null>;
  /** Loads the code once. Null: it did not arrive; a later call tries again. */
  load(): Promise<Module | null>;
}

/** `onMissing` is told when the code did not arrive. */
export function createLateModule<Module>(load: () => Promise<Module>, onMissing: (cause: unknown) => void): LateModule<Module> {
  const module$ = createStore<Module | null>(null);
  let loading: Promise<Module | null> | null = null;
  const begin = async () => {
    try {
      module$.set(await load());
    } catch (cause) {
      loading = null;
      onMissing(cause);
    }
    return module$.get();
  };
  return {
    module$,
    load() {
      loading ??= begin();
      return loading;
    },
  };
}
