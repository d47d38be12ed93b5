import { MAIN_ID } from '../layouts/layoutParts.model.ts';

/**
 * Resolves when another page has appeared between the bars, or after `most` milliseconds. Call it when the address has
 * changed: earlier changes belong to the old page.
 */
export function whenPageReady(most: number): Promise<void> {
  const main = document.getElementById(MAIN_ID);
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      // A remote's element is empty at first; its page follows a moment later.
      if (main?.textContent !== '') end();
    });
    const end = () => {
      watch.disconnect();
      resolve();
    };
    if (main) watch.observe(main, { childList: true, subtree: true });
    setTimeout(end, most);
  });
}
