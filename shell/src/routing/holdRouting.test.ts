import { ROUTING_HELD } from '@amarena/shared/federation/runtime';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { holdRouting } from './holdRouting.ts';

const { addEventListener, removeEventListener } = window;
const { pushState, replaceState } = window.history;
afterEach(() => {
  Object.assign(window, { addEventListener, removeEventListener });
  Object.assign(window.history, { pushState, replaceState });
});

const listenersOf = (release: ReturnType<typeof holdRouting>) => release().map(({ listener }) => listener);

describe('a listener of the address that waits for single-spa', () => {
  it('is forgotten when its signal is aborted meanwhile', () => {
    const release = holdRouting(window, () => undefined);
    const [stays, goes] = [jest.fn(), jest.fn()];
    const ending = new AbortController();
    window.addEventListener('popstate', goes, { signal: ending.signal });
    window.addEventListener('popstate', stays, { signal: new AbortController().signal });
    ending.abort();
    expect(listenersOf(release)).toEqual([stays]);
  });

  it('is not kept if its signal is aborted already', () => {
    const release = holdRouting(window, () => undefined);
    window.addEventListener('hashchange', jest.fn(), { signal: AbortSignal.abort() });
    expect(listenersOf(release)).toEqual([]);
  });

  it('is removed from what it was handed on to when its signal is aborted later', () => {
    const release = holdRouting(window, () => undefined);
    const listener = jest.fn();
    const ending = new AbortController();
    window.addEventListener('popstate', listener, { signal: ending.signal });
    for (const { type, listener: held } of release()) window.addEventListener(type, held);
    window.dispatchEvent(new PopStateEvent('popstate'));
    ending.abort();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('that wants one event is handed on as such', () => {
    const release = holdRouting(window, () => undefined);
    const listener = jest.fn();
    window.addEventListener('popstate', listener, { once: true });
    for (const { type, listener: held, options } of release()) window.addEventListener(type, held, options);
    window.dispatchEvent(new PopStateEvent('popstate'));
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

it('marks the window while it holds, so that nobody takes its functions for a remote’s', () => {
  const isMarked = () => Symbol.for(ROUTING_HELD) in window;
  const release = holdRouting(window, () => undefined);
  expect(isMarked()).toBe(true);
  release();
  expect([isMarked(), window.history.pushState === pushState]).toEqual([false, true]);
});
