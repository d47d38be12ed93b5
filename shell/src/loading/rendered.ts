import { provideAnswers } from '@amarena/shared/api';
import {
  AMOUNTS_ELEMENT,
  ANSWERS_ELEMENT,
  type Answered,
  CLOCK_ELEMENT,
  KNOWN_ELEMENT,
  type KnownAnswer,
  RENDERED,
} from '@amarena/shared/federation/render';
import { type Clock, restoreTexts, tellTimesBy, type WrittenTexts } from '@amarena/shared/i18n';
import { queryClient } from '@amarena/shared/query';

const dataIn = (page: Document, id: string): unknown => JSON.parse(page.getElementById(id)?.textContent ?? 'null');
const listIn = (page: Document, id: string): unknown => dataIn(page, id) ?? [];

/**
 * The element for the remotes' pages: the server-rendered one if the HTML has it, else a new one. It keeps the answers
 * and formatted texts that the page was rendered with, so that the first client render is identical.
 */
export function takeSlot(page: Document): HTMLElement {
  for (const [key, answer] of listIn(page, ANSWERS_ELEMENT) as Answered[]) queryClient.setQueryData(key, answer);
  provideAnswers(listIn(page, KNOWN_ELEMENT) as KnownAnswer[]);
  restoreTexts(listIn(page, AMOUNTS_ELEMENT) as WrittenTexts);
  tellTimesBy(dataIn(page, CLOCK_ELEMENT) as Clock | null);
  return page.querySelector(`[${RENDERED}]`)?.parentElement ?? page.createElement('div');
}

/** The element for a version's page: the server-rendered one if this very version rendered it, else a new one in its place. */
export function elementFor(slot: Element, container: string): HTMLElement {
  const standing = slot.firstElementChild;
  if (standing instanceof HTMLElement && standing.getAttribute(RENDERED) === container) return standing;
  const element = document.createElement('div');
  slot.replaceChildren(element);
  return element;
}
