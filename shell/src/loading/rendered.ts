import { ANSWERS_ELEMENT, type Answered, RENDERED } from '@amarena/shared/federation/render';
import { queryClient } from '@amarena/shared/query';

/**
 * The page that came as HTML: puts the answers that it was made from into the cache, so that its first render is the
 * same, and gives the element. Null: the HTML brought none.
 */
export function takeRendered(page: Document): Element | null {
  const answers = page.getElementById(ANSWERS_ELEMENT)?.textContent;
  for (const [key, answer] of JSON.parse(answers ?? '[]') as Answered[]) queryClient.setQueryData(key, answer);
  return page.querySelector(`[${RENDERED}]`);
}

/** The element for a version's page: the rendered one where this very version made it, else a new one in its place. */
export function elementFor(slot: Element, container: string): HTMLElement {
  const standing = slot.firstElementChild;
  if (standing instanceof HTMLElement && standing.getAttribute(RENDERED) === container) return standing;
  const element = document.createElement('div');
  slot.replaceChildren(element);
  return element;
}
