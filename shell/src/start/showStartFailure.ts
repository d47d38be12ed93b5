import { ROOT_ELEMENT, START_WORDS_ELEMENT, WHEN } from '@amarena/shared/federation/bootElements';
import { addressIn, isChunkFailure, isThere } from '../loading/failure.ts';
import { whenBack } from '../loading/whenBack.ts';

/** What is broken stays so until the site changes; that is looked for once a minute. */
const SELDOM = 4;

/**
 * Loads the page again once what did not arrive can be had, or now and then where it arrived and is broken. `reload`
 * answers false where the last time was less than a minute ago: then it waits on.
 */
export function reloadOnceMended(cause: unknown, reload: () => boolean): () => void {
  const missing = isChunkFailure(cause);
  const address = (missing ? addressIn(cause) : null) ?? window.location.href;
  return whenBack({ there: async () => (await isThere(address)) && reload(), back: () => undefined, times: missing ? 0 : SELDOM });
}

/** The words that the HTML brings along for it: by then nothing else may arrive. */
function wordsFor(kind: 'missing' | 'broken', page: Document): DocumentFragment {
  const words = page.createDocumentFragment();
  const template = page.getElementById(START_WORDS_ELEMENT);
  if (template instanceof HTMLTemplateElement) words.append(template.content.cloneNode(true));
  for (const line of words.querySelectorAll(`[${WHEN}]`)) if (line.getAttribute(WHEN) !== kind) line.remove();
  return words;
}

/** The page when the shell cannot start at all: said in plain elements, because nothing of the site is up yet. */
export function showStartFailure(cause: unknown, page: Document = document): void {
  console.error('The shell could not start', cause);
  const missing = isChunkFailure(cause);
  const main = page.createElement('main');
  main.setAttribute('role', 'alert');
  main.style.cssText = 'max-width: 60ch; margin: 12vh auto; padding: 0 16px; font: 1rem/1.5 system-ui, sans-serif; color: CanvasText';
  const words = wordsFor(missing ? 'missing' : 'broken', page);
  const title = page.createElement('h1');
  const titleLine = words.firstElementChild;
  title.textContent = titleLine?.textContent ?? '';
  titleLine?.replaceWith(title);
  main.append(words);
  if (!missing) {
    const reason = page.createElement('p');
    reason.lang = 'en';
    reason.textContent = cause instanceof Error ? cause.message : String(cause);
    main.append(reason);
  }
  page.getElementById(ROOT_ELEMENT)?.replaceChildren(main);
}
