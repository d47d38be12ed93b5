import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const ENTRIES = 'a[href], button';

/** Which entry of the bar has the focus, counted from the end: one of the two bars may have a button more at the start. */
function focusedEntry(): number | null {
  const focused = document.activeElement;
  // The screens have headers of their own.
  if (focused?.closest('main')) return null;
  const entries = [...(focused?.closest('header')?.querySelectorAll(ENTRIES) ?? [])];
  return focused !== null && entries.includes(focused) ? entries.indexOf(focused) - entries.length : null;
}

/**
 * Takes the focus over from the bar that this one replaces, or someone at the keyboard would lose their place. Returns the
 * ref of the bar.
 */
export function useFocusOfBarBefore(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  // While this bar is rendered for the first time, the one before is still there.
  const [entry] = useState(focusedEntry);
  useLayoutEffect(() => {
    if (entry !== null) [...(bar.current?.querySelectorAll<HTMLElement>(ENTRIES) ?? [])].at(entry)?.focus();
  }, [entry]);
  return bar;
}
