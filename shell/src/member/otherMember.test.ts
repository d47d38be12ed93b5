import { createBus } from '@amarena/shared/bus';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { reloadForOtherMember, tellOfOtherMember } from './otherMember.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

function aBrowser() {
  const reload = jest.fn();
  const documentElement = document.createElement('html');
  const events = new EventTarget();
  const addEventListener = events.addEventListener.bind(events);
  return {
    reload,
    documentElement,
    events,
    browser: { document: { documentElement }, location: { reload }, sessionStorage, addEventListener },
  };
}

async function told(): Promise<unknown[]> {
  const { bus, connect } = createBus();
  const intents: unknown[] = [];
  connect().intents$.subscribe((intent) => intents.push(intent));
  await tellOfOtherMember(bus, sessionStorage);
  return intents;
}

it('a page of someone else is hidden and loaded anew, and the new one says why, once', async () => {
  const { browser, reload, documentElement } = aBrowser();
  reloadForOtherMember(browser, 'giulia');
  expect([reload.mock.calls.length, documentElement.style.visibility]).toEqual([1, 'hidden']);
  expect(await told()).toEqual([{ type: 'toast', tone: 'neutral', text: expect.stringContaining('un altro account') }]);
  expect(await told()).toEqual([]);
});

it.each([
  ['whose unsaved work kept it is shown again', true, ''],
  ['that only takes long to be left stays hidden', false, 'hidden'],
])('a page %s', (_which, isKept, visibility) => {
  const { browser, documentElement, events } = aBrowser();
  reloadForOtherMember(browser, 'giulia');
  const leaving = new Event('beforeunload', { cancelable: true });
  events.dispatchEvent(leaving);
  if (isKept) leaving.preventDefault();
  jest.advanceTimersByTime(60_000);
  expect(documentElement.style.visibility).toBe(visibility);
});

it('a page of someone else tells the worker to forget what it has of that member alone', () => {
  const postMessage = jest.fn();
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: { postMessage } }, configurable: true });
  reloadForOtherMember(aBrowser().browser, 'giulia');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  expect(postMessage.mock.calls).toEqual([[{ type: 'forget', left: true, member: 'giulia' }]]);
});

it('a page that still shows the former member is not loaded again and again', () => {
  const { browser, reload, documentElement } = aBrowser();
  reloadForOtherMember(browser, 'giulia');
  documentElement.style.visibility = '';
  jest.advanceTimersByTime(9_999);
  reloadForOtherMember(browser, 'giulia');
  expect([reload.mock.calls.length, documentElement.style.visibility]).toEqual([1, '']);
  jest.advanceTimersByTime(1);
  reloadForOtherMember(browser, 'giulia');
  expect(reload).toHaveBeenCalledTimes(2);
});

it('a page says nothing of it much later, or if it never happened', async () => {
  expect(await told()).toEqual([]);
  reloadForOtherMember(aBrowser().browser, 'giulia');
  jest.advanceTimersByTime(60_001);
  expect(await told()).toEqual([]);
});
