import { ROOT_ELEMENT, START_WORDS_ELEMENT, WHEN_ATTRIBUTE } from '@amarena/shared/federation/bootElements';
import { addressIn, fileExists, isChunkFailure } from '../loading/failure.ts';
import { whenBack } from '../loading/whenBack.ts';

/** Broken code stays broken until the site changes; check once a minute. */
const SELDOM = 4;

/**
 * Reloads the page when what was missing is available again; if it arrived but is broken, now and then. `reload`
 * returns false if the last reload was less than a minute ago; then it keeps waiting.
 */
export function reloadWhenRecovered(cause: unknown, reload: () => boolean): () => void {
  const missing = isChunkFailure(cause);
  const address = (missing ? addressIn(cause) : null) ?? window.location.href;
  return whenBack({ there: async () => (await fileExists(address)) && reload(), back: () => undefined, times: missing ? 0 : SELDOM });
}

/** The texts come with the HTML, because nothing else may load by then. */
function wordsFor(kind: 'missing' | 'broken', page: Document): DocumentFragment {
  const words = page.createDocumentFragment();
  const template = page.getElementById(START_WORDS_ELEMENT);
  if (template instanceof HTMLTemplateElement) words.append(template.content.cloneNode(true));
  for (const line of words.querySelectorAll(`[${WHEN_ATTRIBUTE}]`)) if (line.getAttribute(WHEN_ATTRIBUTE) !== kind) line.remove();
  return words;
}

/** The page if the shell cannot start. It uses plain elements, because nothing of the site has loaded yet. */
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
