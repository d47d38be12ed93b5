import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Begins a step at its beginning: the title has the focus, and what stands above it is in view, however far down the
 * button was that led here.
 */
export function useBegun(): { first: RefObject<HTMLDivElement | null>; title: RefObject<HTMLHeadingElement | null> } {
  const first = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // In the commit that changes the step: a dialog around it takes a focus that it finds lost when the commit is over.
  useLayoutEffect(() => {
    title.current?.focus();
    first.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return { first, title };
}
