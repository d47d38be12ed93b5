import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { MAIN_ID } from '../layouts/layoutParts.model.ts';
import { type FocusAndScroll, manageFocusAndScroll } from './focusAndScroll.ts';

let main: HTMLElement;
let focusAndScroll: FocusAndScroll;
const scrolls: number[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  scrolls.length = 0;
  window.scrollTo = ((_left: number, top: number) => {
    scrolls.push(top);
    Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  }) as typeof window.scrollTo;
  window.history.replaceState({ key: 'questions' }, '', '/pages/faq');
  main = document.body.appendChild(document.createElement('main'));
  main.id = MAIN_ID;
  main.tabIndex = -1;
  main.append('questions');
  focusAndScroll = manageFocusAndScroll(() => main);
});
afterEach(() => {
  focusAndScroll.stop();
  main.remove();
  jest.useRealTimers();
});

/** The person scrolls the open page. */
function scrolledTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  window.dispatchEvent(new Event('scroll'));
}

function address(key: string, path: string): void {
  window.history.replaceState({ key }, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
const passed = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('gives another page the focus at once, and scrolls once it stands, so that the old one does not jump', async () => {
  scrolledTo(700);
  address('terms', '/pages/terms');
  focusAndScroll.arrived(true);
  await passed(100);
  expect([scrolls, document.activeElement]).toEqual([[], main]);
  main.replaceChildren('terms');
  await passed(0);
  expect(scrolls).toEqual([0]);
});

it('does not wait for a page that takes long', async () => {
  address('terms', '/pages/terms');
  focusAndScroll.arrived(true);
  await passed(1_000);
  expect([scrolls, document.activeElement]).toEqual([[0], main]);
});

it('scrolls for a page that changes its own query while it comes', async () => {
  address('terms', '/pages/terms');
  focusAndScroll.arrived(true);
  address('terms, part 2', '/pages/terms?part=2');
  focusAndScroll.arrived(false);
  main.replaceChildren('terms');
  await passed(0);
  expect([scrolls, document.activeElement]).toEqual([[0], main]);
});

it('scrolls only for the last of two pages', async () => {
  address('terms', '/pages/terms');
  focusAndScroll.arrived(true);
  address('privacy', '/pages/privacy');
  focusAndScroll.arrived(true);
  main.replaceChildren('privacy');
  await passed(1_000);
  expect(scrolls).toEqual([0]);
});

it('leaves focus and scroll where they are when only the query changes', async () => {
  scrolledTo(700);
  address('price', '/pages/faq?q=price');
  focusAndScroll.arrived(false);
  await passed(1_000);
  expect([scrolls, document.activeElement]).toEqual([[], document.body]);
});

it('returns to where the person was, also if single-spa tells the return once more', async () => {
  scrolledTo(700);
  window.history.pushState({ key: 'terms' }, '', '/pages/terms');
  window.dispatchEvent(new PopStateEvent('popstate'));
  focusAndScroll.arrived(true);
  main.replaceChildren('terms');
  await passed(600);
  window.history.back();
  await passed(10);
  window.dispatchEvent(new PopStateEvent('popstate'));
  focusAndScroll.arrived(true);
  main.replaceChildren('questions');
  await passed(0);
  expect(scrolls.at(-1)).toBe(700);
});
