import { type RouteName, routeNamed } from '@amarena/shared/contracts/platform/routes';
import { afterEach, expect, it, jest } from '@jest/globals';
import { createStore } from '../store.ts';
import { aGuest } from '../testing/aGuest.ts';
import { type CurrentPage, createCurrentPage, type Here } from './current.ts';
import type { FocusAndScroll } from './focusAndScroll.ts';
import { followAddress } from './followAddress.ts';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

const at = (path: string, name: RouteName): Here => ({ path, decision: { type: 'page', route: routeNamed(name), params: {} } });

/** Whether the shell treats a change of address as a change of page, at this window width. */
function changes(from: Here, to: Here, width: number): boolean {
  window.innerWidth = width;
  const here$ = createStore(from);
  const update = () => {
    here$.set(to);
    return to;
  };
  const current: CurrentPage = { here$, update, shows: () => true, guest: null, isForeign: () => false };
  const arrived = jest.fn<FocusAndScroll['arrived']>();
  stop = followAddress(current, { focusAndScroll: { arrived, stop: () => undefined }, dialogRequest$: createStore(null) });
  window.dispatchEvent(new CustomEvent('single-spa:routing-event'));
  return arrived.mock.calls[0]?.[0] ?? false;
}

const PAYMENTS = at('/transactions', 'transactions-id');
const PAYMENT = at('/transactions/o1', 'transactions-id');

it.each([
  ['a payment opens beside the list', PAYMENTS, PAYMENT, 992, false],
  ['a payment opens in the place of the list', PAYMENTS, PAYMENT, 991, true],
  ['another screen opens', PAYMENTS, at('/credits', 'credits'), 1280, true],
  ['one profile leads to another', at('/members/p1', 'members-id'), at('/members/p2', 'members-id'), 1280, true],
  ['only the query changes', PAYMENT, PAYMENT, 390, false],
])('where %s, focus and scroll follow: %#', (_where, from, to, width, changed) => {
  expect(changes(from, to, width)).toBe(changed);
});

it('opens a guest of which this document knows nothing in a document of its own, and nothing else', () => {
  const reload = jest.fn();
  const arrived = jest.fn<FocusAndScroll['arrived']>();
  window.history.replaceState(null, '', '/more/gifts');
  const current: CurrentPage = createCurrentPage(200, aGuest());
  stop = followAddress(current, { focusAndScroll: { arrived, stop: () => undefined }, dialogRequest$: createStore(null), reload });
  const goTo = (path: string): number => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new CustomEvent('single-spa:routing-event'));
    return reload.mock.calls.length;
  };
  expect(['/more/gifts/sent', '/pricing', '/more/gifts'].map(goTo)).toEqual([0, 0, 0]);
  expect(arrived).toHaveBeenCalledTimes(3);
  expect(goTo('/more/quiz')).toBe(1);
  expect(arrived).toHaveBeenCalledTimes(3);
  window.history.replaceState(null, '', '/');
});
