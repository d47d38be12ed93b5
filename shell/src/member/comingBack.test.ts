import { createBus } from '@amarena/shared/bus';
import { LEFT_ATTRIBUTE } from '@amarena/shared/contracts/platform/comingBack';
import { anId, aUser } from '@amarena/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { forgetMark, guardReturns, isOldCopy, noticeOtherTabs } from './comingBack.ts';

const MARCO = aUser();
const GIULIA = aUser({ id: anId(77) });

function aPage({ cookie = 'theme=dark; session_mark=one' } = {}) {
  const events = new EventTarget();
  const browser = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    document: Object.assign(new EventTarget(), {
      cookie,
      documentElement: document.createElement('html'),
      visibilityState: 'visible' as DocumentVisibilityState,
    }),
    location: { reload: jest.fn() },
  };
  const { bus, connect } = createBus({ session: { status: 'member', user: MARCO } });
  const returned = jest.fn();
  const stop = guardReturns(browser, { bus, mark: 'one', returned });
  const later = jest.fn();
  browser.addEventListener('pageshow', later);
  const seenAgain = jest.fn();
  browser.document.addEventListener('visibilitychange', seenAgain);
  const becomes = (visibilityState: DocumentVisibilityState) =>
    Object.assign(browser.document, { visibilityState }).dispatchEvent(new Event('visibilitychange'));
  const leave = () => {
    events.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    becomes('hidden');
    seenAgain.mockClear();
  };
  const show = (persisted: boolean) => events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const hidden = () => browser.document.documentElement.style.visibility === 'hidden';
  return { browser, writer: connect(), returned, later, seenAgain, leave, becomes, show, hidden, stop };
}

describe('a page that the browser kept', () => {
  it('is shown again and brought up to date while the session is the same', () => {
    const { show, returned, later, hidden, browser } = aPage();
    show(true);
    expect([returned.mock.calls.length, later.mock.calls.length, hidden()]).toEqual([1, 1, false]);
    expect(browser.location.reload).not.toHaveBeenCalled();
  });

  it.each([
    ['a log-out', 'theme=dark'],
    ['a log-in of somebody else', 'session_mark=two'],
  ])('is hidden at once and loaded anew after %s, and nothing else of it runs', (_what, cookie) => {
    const { show, returned, later, hidden, browser } = aPage();
    browser.document.cookie = cookie;
    show(true);
    expect([hidden(), browser.location.reload.mock.calls.length]).toEqual([true, 1]);
    expect([returned.mock.calls.length, later.mock.calls.length]).toEqual([0, 0]);
  });

  it('hears nothing after a log-out, not even that it is visible again, which comes before it is shown', () => {
    const { browser, seenAgain, leave, becomes, show, later, hidden } = aPage();
    leave();
    browser.document.cookie = 'theme=dark';
    becomes('visible');
    expect([seenAgain.mock.calls.length, hidden()]).toEqual([0, true]);
    show(true);
    expect([later.mock.calls.length, browser.location.reload.mock.calls.length]).toEqual([0, 1]);
  });

  it('hears that it is visible again while the session is the same, and whenever it was only in the background', () => {
    const { browser, seenAgain, leave, becomes, show, returned } = aPage();
    leave();
    becomes('visible');
    show(true);
    expect([seenAgain.mock.calls.length, returned.mock.calls.length]).toEqual([1, 1]);
    browser.document.cookie = 'theme=dark';
    becomes('hidden');
    becomes('visible');
    expect(seenAgain).toHaveBeenCalledTimes(3);
    expect(browser.location.reload).not.toHaveBeenCalled();
  });

  it('is loaded anew where it was left for good', () => {
    const { show, hidden, browser } = aPage();
    browser.document.documentElement.setAttribute(LEFT_ATTRIBUTE, '');
    show(true);
    expect([hidden(), browser.location.reload.mock.calls.length]).toEqual([true, 1]);
  });

  it('belongs to whoever logged in on it last', () => {
    const { show, returned, browser, writer } = aPage();
    browser.document.cookie = 'session_mark=two';
    writer.set('session', { status: 'member', user: GIULIA });
    show(true);
    expect(returned).toHaveBeenCalledTimes(1);
  });
});

it('a page that has just been loaded is left alone', () => {
  const { show, returned, browser } = aPage({ cookie: '' });
  show(false);
  expect([returned.mock.calls.length, browser.location.reload.mock.calls.length]).toEqual([0, 0]);
});

describe('a page that is seen again', () => {
  function aHiddenPage(isSameMember = false, cookie = 'session_mark=one') {
    const page = Object.assign(new EventTarget(), { cookie, visibilityState: 'hidden' as DocumentVisibilityState });
    const [ended, changed] = [jest.fn(), jest.fn(async () => isSameMember)];
    const stop = noticeOtherTabs(page, { mark: 'one', ended, changed });
    const becomes = async (visibilityState: DocumentVisibilityState) => {
      Object.assign(page, { visibilityState }).dispatchEvent(new Event('visibilitychange'));
      await Promise.resolve();
    };
    const noticed = () => [ended.mock.calls.length, changed.mock.calls.length];
    return { page, stop, becomes, noticed };
  }

  it('notices a log-out in another tab', async () => {
    const { page, becomes, noticed } = aHiddenPage();
    await becomes('visible');
    page.cookie = '';
    await becomes('hidden');
    expect(noticed()).toEqual([0, 0]);
    await becomes('visible');
    expect(noticed()).toEqual([1, 0]);
  });

  it('notices a log-in in another tab, and asks again until the answer is there', async () => {
    const { page, becomes, noticed } = aHiddenPage();
    page.cookie = 'session_mark=two';
    await becomes('visible');
    await becomes('visible');
    expect(noticed()).toEqual([0, 2]);
  });

  it('asks once about another session of the same member', async () => {
    const { page, becomes, noticed } = aHiddenPage(true);
    page.cookie = 'session_mark=two';
    await becomes('visible');
    await becomes('visible');
    expect(noticed()).toEqual([0, 1]);
  });

  it('asks whether the session ended if it never had its mark, as in an installed app without a network', async () => {
    const { page, becomes, noticed } = aHiddenPage(false, '');
    await becomes('visible');
    expect(noticed()).toEqual([0, 1]);
    page.cookie = 'session_mark=one';
    await becomes('visible');
    expect(noticed()).toEqual([0, 1]);
  });

  it('notices nothing any more once nobody asks', async () => {
    const { page, stop, becomes, noticed } = aHiddenPage();
    stop();
    page.cookie = '';
    await becomes('visible');
    expect(noticed()).toEqual([0, 0]);
  });
});

it('the mark is forgotten where a session ended without a log-out', () => {
  const page = { cookie: '' };
  forgetMark(page);
  expect(page.cookie).toBe('session_mark=; path=/; max-age=0');
});

it('an old copy of the document is one that "back" took from the browser’s cache', () => {
  const opened = (type: string, transferSize: number) =>
    isOldCopy({ performance: { getEntriesByType: () => [{ type, transferSize }] as unknown as PerformanceEntryList } });
  expect([opened('back_forward', 0), opened('back_forward', 300), opened('navigate', 0)]).toEqual([true, false, false]);
});
