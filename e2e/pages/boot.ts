import type { Boot } from '@amarena/shared/federation/boot';
import { BOOT_ELEMENT } from '@amarena/shared/federation/bootElements';
import { ANSWERS_ELEMENT, RENDERED } from '@amarena/shared/federation/render';
import type { Page, Route } from '@playwright/test';

const BOOT = /(<script type="application\/json" id="[^"]+">)(.*?)(<\/script>)/s;
/** Addresses of pages: everything else is a file or an API call, which interception would only slow down. */
const DOCUMENTS = /^https?:\/\/[^/]+\/(?!api\/|artifacts\/|shell\/|photos\/)[^.]*$/;

/**
 * Changes the boot data for this page only. Returns a function that ends it; the next document then has the site's own
 * data.
 */
export async function withBoot(page: Page, change: (boot: Boot) => Boot): Promise<() => Promise<void>> {
  const onDocument = async (route: Route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const { 'content-encoding': _coding, 'content-length': _length, ...headers } = response.headers();
    const body = (await response.text())
      .replace(
        BOOT,
        (_all, start: string, data: string, end: string) =>
          start + JSON.stringify(change(JSON.parse(data))).replaceAll('<', '\\u003c') + end,
      )
      // The site rendered it from its own data; with other data the browser renders the page anew, its banner included.
      .replace(`${RENDERED}="`, 'data-of-the-site="')
      .replace(`id="${ANSWERS_ELEMENT}"`, 'id="answers-of-the-site"');
    await route.fulfill({ response, headers, body });
  };
  await page.route(DOCUMENTS, onDocument);
  return () => page.unroute(DOCUMENTS, onDocument);
}

/** The boot data in a page's document, which may still be arriving. */
export async function bootOf(page: Page): Promise<Boot> {
  const found = await page.waitForFunction(
    (id) => document.readyState !== 'loading' && document.getElementById(id)?.textContent,
    BOOT_ELEMENT,
  );
  return JSON.parse(String(await found.jsonValue()));
}

/**
 * Waits until the page's code runs: React has taken over the document that the server rendered. Before that, a link opens
 * a new document, and nothing follows what happens to the page.
 */
export async function codeRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const controls = (place: string) => [...document.querySelectorAll(`${place} a, ${place} button`)];
    const isReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
    const ofPage = controls('main');
    return controls('header').every(isReact) && (ofPage.length === 0 || ofPage.some(isReact));
  });
}
