import { cloneElement, type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDialogs } from '../provided.ts';
import { useDeferredStore } from '../store.ts';
import type { Overlays } from './overlays.ts';
import { useHeld } from './useHeld.ts';

export interface DeferredMenuProps {
  /** The button that opens the menu; it needs an accessible name. */
  trigger: ReactElement<React.ComponentProps<'button'>>;
  /** The entries, built from the overlay components. */
  children: (overlays: Overlays) => ReactNode;
}

/**
 * A menu of the top bar whose code loads after the page. The button is there at once; if it is pressed before the code
 * has loaded, the menu opens as soon as it has.
 */
export function DeferredMenu({ trigger, children }: DeferredMenuProps) {
  const { overlays } = useDialogs();
  const arrived = useDeferredStore(overlays.overlays$);
  const [wanted, setWanted] = useState(false);
  // Until someone gets to the button, nothing of the menu is rendered: it would keep every page busy.
  const [near, setNear] = useState(false);
  // The code may arrive while the button is held down. The swap waits until it is released; otherwise the press would be lost.
  const [held, handlers] = useHeld();
  const loaded = near && !held ? arrived : null;
  const button = useRef<HTMLButtonElement>(null);

  const focused = useRef(false);

  // The loaded menu renders a new button element. Without this, a keyboard user would lose the focus.
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
    handlers.onClick();
    setNear(true);
    setWanted(true);
    void overlays.load();
  };
  const noteFocus = (has: boolean) => () => {
    focused.current = has;
    if (has) setNear(true);
  };
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    ...handlers,
    onClick: press,
    onFocus: noteFocus(true),
    onBlur: noteFocus(false),
  });
}
