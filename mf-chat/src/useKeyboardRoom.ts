import { type RefObject, useEffect } from 'react';

/** Pixels that a keyboard covers at least; a browser's own bars come and go with less. */
const KEYBOARD = 120;

/**
 * Fits an element of a whole screen's height into what the on-screen keyboard leaves of it, where the browser lays the
 * keyboard over the page as Safari does on a phone: `--visible-height` is what is left, `--panned` how far the browser
 * has moved the page up to show the focused field. Both are missing while there is no keyboard.
 */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    // Browsers that have none lay nothing over the page.
    if (!viewport) return;
    const adjust = () => {
      const style = element.current?.style;
      // Whoever has zoomed in sees a part of the page, and nothing covers the rest.
      const covered = viewport.scale === 1 ? document.documentElement.clientHeight - viewport.height : 0;
      if (covered < KEYBOARD) {
        style?.removeProperty('--visible-height');
        style?.removeProperty('--panned');
        return;
      }
      style?.setProperty('--visible-height', `${viewport.height}px`);
      style?.setProperty('--panned', `${viewport.offsetTop}px`);
    };
    // Tells once at first, when the browser has laid out the page: to ask it sooner would have it do so twice.
    const laidOut = new ResizeObserver(adjust);
    if (element.current !== null) laidOut.observe(element.current);
    viewport.addEventListener('resize', adjust);
    viewport.addEventListener('scroll', adjust);
    return () => {
      laidOut.disconnect();
      viewport.removeEventListener('resize', adjust);
      viewport.removeEventListener('scroll', adjust);
    };
  }, [element]);
}
