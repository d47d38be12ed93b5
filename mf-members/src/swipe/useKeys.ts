import type { SwipeChoice } from '@amarena/shared/contracts/people/swipe';
import { type RefObject, useEffect, useEffectEvent } from 'react';

export interface KeyActions {
  swipe(choice: SwipeChoice): void;
  undo(): void;
  open(): void;
}

/** Elements that handle keys themselves: fields, and overlays. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';
const TAKES_ENTER = 'a, button, summary';

/**
 * Arrow keys work wherever the focus is. Letters could trigger for users of voice control, so `Z` works only while the
 * focus is in the game, where the first arrow key moves it.
 */
export function useKeys(game: RefObject<HTMLElement | null>, { swipe, undo, open }: KeyActions): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !(target instanceof Element)) return;
    if (target.closest(TAKES_KEYS) !== null) return;
    const inside = game.current?.contains(target) === true;
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      event.preventDefault();
      if (event.repeat) return;
      if (!inside) game.current?.focus({ preventScroll: true });
      swipe(key === 'ArrowLeft' ? 'pass' : 'like');
    } else if (key.toLowerCase() === 'z' && inside) undo();
    else if (key === 'Enter' && target.closest(TAKES_ENTER) === null && (inside || target === document.body)) open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
