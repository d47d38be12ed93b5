import { AMOUNTS_ELEMENT, ANSWERS_ELEMENT, type Answered, RENDERED } from '@amarena/shared/federation/render';
import { takeWritten, type WrittenAmounts } from '@amarena/shared/i18n';
import { queryClient } from '@amarena/shared/query';

const listIn = (page: Document, id: string): unknown => JSON.parse(page.getElementById(id)?.textContent ?? '[]');

/**
 * The element in which the pages of remotes stand: the one that came as HTML with a rendered page in it, else a new one.
 * What that page was made from, answers and written amounts, is kept, so that its first render is the same.
 */
export function takeSlot(page: Document): HTMLElement {
  for (const [key, answer] of listIn(page, ANSWERS_ELEMENT) as Answered[]) queryClient.setQueryData(key, answer);
  takeWritten(listIn(page, AMOUNTS_ELEMENT) as WrittenAmounts);
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
