import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * `rendered` while React takes over what the server rendered, then `here`; anywhere else `here` from the start. The
 * change has a low priority: it renders in slices, and not in the task that takes over the page. Both functions must be
 * stable.
 */
export function useRenderedFirst<Value>(rendered: () => Value, here: () => Value): Value {
  let takingOver = false;
  const constant = () => null;
  useSyncExternalStore(never, constant, () => {
    // React reads this snapshot only while it hydrates, and on the server.
    takingOver = true;
    return null;
  });
  const [value, setValue] = useState(takingOver ? rendered : here);
  useEffect(() => startTransition(() => setValue(here)), [here]);
  return value;
}
