import { useState } from 'react';

interface Keys {
  readonly made: number;
  readonly keys: readonly number[];
}

/** Adjusts the number of keys: adds or removes them at the end. */
function fitted({ made, keys }: Keys, count: number): Keys {
  const more = Math.max(0, count - keys.length);
  return { made: made + more, keys: [...keys.slice(0, count), ...Array.from({ length: more }, (_, index) => made + index)] };
}

/**
 * Keys for items without an id of their own, which may have equal texts: each keeps its field, even if an earlier one
 * is removed. Call `drop` together with the change that removes an item.
 */
export function useKeys(count: number): { readonly keys: readonly number[]; drop(index: number): void } {
  const [state, setState] = useState<Keys>(() => fitted({ made: 0, keys: [] }, count));
  const fitting = state.keys.length === count ? state : fitted(state, count);
  if (fitting !== state) setState(fitting);
  return {
    keys: fitting.keys,
    drop: (index) => setState(({ made, keys }) => ({ made, keys: keys.filter((_key, at) => at !== index) })),
  };
}
