import type { Page } from '@playwright/test';
import { steadily } from './steady.ts';

/** Milliseconds within which a loading page has to settle, even on a busy machine; after that it is checked as it is. */
const REST = 20_000;
/** Milliseconds to wait without a network, where requests stay open. */
const REST_OFFLINE = 2_000;

/** Milliseconds without a change after which a page has settled, and those after which something just keeps moving. */
const QUIET = { still: 250, most: 3_000 };

/** Attribute on a page whose address has changed while it still shows the previous content. */
export const CHANGING = 'data-explored-changing';

/** Runs in each document: maintains that attribute. */
export function tellOfChanges(mark: string): void {
  window.addEventListener('single-spa:before-routing-event', () => document.documentElement.setAttribute(mark, ''));
  window.addEventListener('single-spa:routing-event', () => document.documentElement.removeAttribute(mark));
}

/** Waits until the page shows something, no request is open, and nothing changes any more. */
export async function atRest(page: Page, { offline }: { offline: boolean }): Promise<void> {
  await page
    .waitForFunction(
      (moving) => {
        const main = document.querySelector('main');
        return main !== null && main.childElementCount > 0 && document.querySelector(moving) === null;
      },
      `[${CHANGING}], [aria-busy=true], [role=progressbar]`,
      { timeout: offline ? REST_OFFLINE : REST },
    )
    .catch((problem: unknown) => {
      if (!(problem instanceof Error) || problem.name !== 'TimeoutError') throw problem;
    });
  await steadily(page, () =>
    page.evaluate(
      ({ still, most }) =>
        new Promise<void>((resolve) => {
          let quiet = setTimeout(end, still);
          const changes = new MutationObserver(() => {
            clearTimeout(quiet);
            quiet = setTimeout(end, still);
          });
          const moving = setTimeout(end, most);
          function end() {
            changes.disconnect();
            clearTimeout(quiet);
            clearTimeout(moving);
            resolve();
          }
          changes.observe(document, {
            subtree: true,
            childList: true,
            attributes: true,
            attributeFilter: ['href', 'hidden', 'aria-hidden'],
          });
        }),
      QUIET,
    ),
  );
}
