import { type RefObject, useEffect } from 'react';

/** Least number of pixels that a keyboard covers; a browser's own bars cover less. */
const KEYBOARD = 120;

/**
 * Fits a full-height element into the space above the on-screen keyboard, for browsers such as Safari on iOS that
 * overlay the page. `--visible-height` is the remaining height; `--panned` is how far the browser has panned the page
 * to show the focused field. Both are unset without a keyboard.
 */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    // Browsers without the API never overlay the page.
    if (!viewport) return;
    const adjust = () => {
      const style = element.current?.style;
      // With pinch zoom the viewport is smaller although nothing covers the page.
      const covered = viewport.scale === 1 ? document.documentElement.clientHeight - viewport.height : 0;
      if (covered < KEYBOARD) {
        style?.removeProperty('--visible-height');
        style?.removeProperty('--panned');
        return;
      }
      style?.setProperty('--visible-height', `${viewport.height}px`);
      style?.setProperty('--panned', `${viewport.offsetTop}px`);
    };
    // The observer fires once initially, after layout; measuring earlier would force a second layout.
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
