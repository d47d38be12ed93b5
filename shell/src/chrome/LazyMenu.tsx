import { cloneElement, type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDeferredStore } from '../store.ts';
import { useTools } from '../tools.ts';
import type { Overlays } from './overlays.ts';

export interface LazyMenuProps {
  /** The button that opens it, with a name of its own. */
  trigger: ReactElement<React.ComponentProps<'button'>>;
  /** Entries, made of the overlay's own parts. */
  children: (overlays: Overlays) => ReactNode;
}

/** A menu of the top bar, whose code comes after the page. The button stands at once; a press before the code is here opens it late. */
export function LazyMenu({ trigger, children }: LazyMenuProps) {
  const { overlays } = useTools();
  const arrived = useDeferredStore(overlays.overlays$);
  const [wanted, setWanted] = useState(false);
  // The code may come while the button is held down. It changes hands after that, or the press would be lost.
  const [held, setHeld] = useState(false);
  const loaded = held ? null : arrived;
  const button = useRef<HTMLButtonElement>(null);

  const focused = useRef(false);

  // The button that opens the loaded menu is another element: without this, the focus would be lost under a person's keys.
  useLayoutEffect(() => {
    if (loaded !== null && focused.current) button.current?.focus();
  }, [loaded]);

  useEffect(() => {
    if (loaded === null || !wanted) return;
    setWanted(false);
    button.current?.focus();
    button.current?.click();
  }, [loaded, wanted]);

  if (loaded !== null)
    return (
      <loaded.Menu trigger={cloneElement(trigger, { ref: button })} fixed>
        {children(loaded)}
      </loaded.Menu>
    );
  const press = () => {
    setHeld(false);
    setWanted(true);
    void overlays.load();
  };
  const noteFocus = (has: boolean) => () => {
    focused.current = has;
  };
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    onPointerDown: () => setHeld(true),
    onPointerCancel: () => setHeld(false),
    // A mouse that leaves will not press. A finger leaves before its press arrives.
    onPointerLeave: ({ pointerType }) => {
      if (pointerType === 'mouse') setHeld(false);
    },
    onClick: press,
    onFocus: noteFocus(true),
    onBlur: noteFocus(false),
  });
}
