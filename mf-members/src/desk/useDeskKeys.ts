import { useEffect, useEffectEvent } from 'react';
import { type DeskKey, deskKey, type Pressed } from './keys.model.ts';

function focusOn(target: EventTarget | null): Pressed['on'] {
  if (!(target instanceof Element)) return 'page';
  if (target.closest('textarea, select, input:not([type=radio], [type=checkbox])') !== null) return 'text';
  // The open case's own link leads to where the page is already.
  return target.closest('a:not([aria-current]), button, input, [role=dialog]') === null ? 'page' : 'control';
}

/** Hears the keys of the desk while `on`. `act` answers whether the key meant something. */
export function useDeskKeys(on: boolean, act: (key: DeskKey) => boolean): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.defaultPrevented || document.querySelector('[role=dialog], [role=menu]') !== null) return;
    const key = deskKey({ key: event.key, control: event.ctrlKey || event.metaKey, on: focusOn(event.target) });
    if (key !== null && act(key)) event.preventDefault();
  });
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [on]);
}
