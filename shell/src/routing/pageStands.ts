import { MAIN_ID } from '../layouts/parts.ts';

/**
 * Settles once another page has come between the bars, or after `most` milliseconds. Ask when the address has changed:
 * what changes before that is the old page.
 */
export function pageStands(most: number): Promise<void> {
  const main = document.getElementById(MAIN_ID);
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      // A remote's element comes empty, and its page into it a moment later.
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
