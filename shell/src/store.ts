import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** State of the shell that components show. What remotes may know is on the bus instead. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <Value>(store: Store<Value>): Value => useSyncExternalStore(store.subscribe, store.get, store.get);

/** For low-priority updates: React renders them in slices, so that presses and scrolling stay responsive. */
export function useDeferredStore<Value>(store: Store<Value>): Value {
  const [value, setValue] = useState(store.get);
  useEffect(() => {
    const follow = () => startTransition(() => setValue(store.get));
    follow();
    return store.subscribe(follow);
  }, [store]);
  return value;
}
