import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Starts a step at its top: focuses the title and scrolls up to what is above it, however far down the pressed button was. */
export function useStepFocus(): { first: RefObject<HTMLDivElement | null>; title: RefObject<HTMLHeadingElement | null> } {
  const first = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // In the same commit as the change of step: a surrounding dialog restores a lost focus right after it.
  useLayoutEffect(() => {
    title.current?.focus();
    first.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return { first, title };
}
