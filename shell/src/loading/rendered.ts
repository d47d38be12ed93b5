import { ANSWERS_ELEMENT, type Answered, RENDERED } from '@amarena/shared/federation/render';
import { queryClient } from '@amarena/shared/query';

/**
 * The element in which the pages of remotes stand: the one that came as HTML with a rendered page in it, else a new one.
 * The answers from which that page was made go into the cache, so that its first render is the same.
 */
export function takeSlot(page: Document): HTMLElement {
  const answers = page.getElementById(ANSWERS_ELEMENT)?.textContent;
  for (const [key, answer] of JSON.parse(answers ?? '[]') as Answered[]) queryClient.setQueryData(key, answer);
  return page.querySelector(`[${RENDERED}]`)?.parentElement ?? page.createElement('div');
}

/** The element for a version's page: the rendered one where this very version made it, else a new one in its place. */
export function elementFor(slot: Element, container: string): HTMLElement {
  const standing = slot.firstElementChild;
  if (standing instanceof HTMLElement && standing.getAttribute(RENDERED) === container) return standing;
  const element = document.createElement('div');
  slot.replaceChildren(element);
  return element;
}
