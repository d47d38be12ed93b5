import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Gives what someone typed or chose in a field of a page that came as HTML, before React listened to it, to `take`. React
 * leaves it in the field, but knows nothing of it, and would write the component's state over it at the next render.
 */
export function useTypedBefore(field: RefObject<{ readonly value: string } | null>, take: (value: string) => void): void {
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value;
    if (typed) take(typed);
  });
  useLayoutEffect(() => takeOver(), []);
}
