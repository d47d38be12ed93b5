import { useEffect, useEffectEvent } from 'react';
import { type DeskKey, deskKey, type Pressed } from './keys.model.ts';

function focusOn(target: EventTarget | null): Pressed['on'] {
  if (!(target instanceof Element)) return 'page';
  if (target.closest('textarea, select, input:not([type=radio], [type=checkbox])') !== null) return 'text';
  // The link of the open case leads to the current page, so Enter is free.
  return target.closest('a:not([aria-current]), button, input, [role=dialog]') === null ? 'page' : 'control';
}

/** Handles the desk's shortcuts while `on`. `act` returns whether the key did something. */
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
