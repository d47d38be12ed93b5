import { useState } from 'react';

interface Keys {
  readonly made: number;
  readonly keys: readonly number[];
}

/** As many keys as there are things: new ones at the end, the last ones away. */
function fitted({ made, keys }: Keys, count: number): Keys {
  const more = Math.max(0, count - keys.length);
  return { made: made + more, keys: [...keys.slice(0, count), ...Array.from({ length: more }, (_, index) => made + index)] };
}

/**
 * Keys for things that have none of their own and may say the same: each keeps its field, also where one before it goes.
 * Call `drop` together with the change that takes one away.
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
