import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MAIN_ID } from '../layouts/layoutParts.model.ts';
import { STILL, withViewTransition } from './viewTransition.ts';

/** A browser that captures the old page when `take` is called, as it does with the next frame. */
function aBrowser({ calm = false } = {}) {
  let callback: (() => unknown) | undefined;
  const started = jest.fn((made: () => unknown) => {
    callback = made;
    return { ready: Promise.resolve() };
  });
  Object.defineProperty(document, 'startViewTransition', { configurable: true, value: started });
  window.matchMedia = ((query: string) => ({ matches: calm && query.includes('reduce') })) as typeof window.matchMedia;
  return { started, take: () => callback?.() };
}

const SITE = 'https://amarena.test';

interface Moved {
  from?: string;
  to?: string;
  originalEvent?: Event;
}

/** single-spa's event for a change of address; `waits` collects what it was asked to wait for. */
function changeOf({ from = '/members', to = '/members/p1', originalEvent }: Moved = {}) {
  const waits: Promise<boolean>[] = [];
  const event = new CustomEvent('single-spa:before-routing-event', {
    detail: {
      oldUrl: SITE + from,
      newUrl: SITE + to,
      originalEvent,
      newAppStatuses: {},
      cancelNavigation: (wait: Promise<boolean>) => waits.push(wait),
    },
  });
  return { event, waits };
}

let main: HTMLElement;
beforeEach(() => {
  jest.useFakeTimers();
  main = document.body.appendChild(document.createElement('main'));
  main.id = MAIN_ID;
  main.append('the old page');
});
afterEach(() => {
  jest.useRealTimers();
  main.remove();
  Reflect.deleteProperty(document, 'startViewTransition');
});

const routed = () => window.dispatchEvent(new CustomEvent('single-spa:routing-event'));

/** The state of the old page's snapshot. */
async function pictureOf(still: unknown): Promise<'stands' | 'gone'> {
  const gone = Promise.resolve(still).then(() => 'gone' as const);
  await jest.advanceTimersByTimeAsync(0);
  return Promise.race([gone, Promise.resolve('stands' as const)]);
}

describe('a change of page', () => {
  it('is made once the old page has its picture, and goes on then', async () => {
    const { take } = aBrowser();
    const update = jest.fn();
    const { event, waits } = changeOf();
    withViewTransition(event, update);
    expect(update).not.toHaveBeenCalled();
    take();
    expect(update).toHaveBeenCalledTimes(1);
    expect(await waits[0]).toBe(false);
  });

  it('shows the new page as soon as it stands, within one remote as well', async () => {
    const { take } = aBrowser();
    withViewTransition(changeOf().event, jest.fn());
    const still = take();
    main.append('a last word of the old page');
    routed();
    expect(await pictureOf(still)).toBe('stands');
    main.replaceChildren('the new page');
    expect(await pictureOf(still)).toBe('gone');
  });

  it('does not pass into the empty place of another remote', async () => {
    const { take } = aBrowser();
    withViewTransition(changeOf({ to: '/chats' }).event, jest.fn());
    const still = take();
    routed();
    const place = document.createElement('div');
    main.replaceChildren(place);
    expect(await pictureOf(still)).toBe('stands');
    place.append('the new page');
    expect(await pictureOf(still)).toBe('gone');
  });

  it('lets the picture go where the new page takes long', async () => {
    const { take } = aBrowser();
    withViewTransition(changeOf().event, jest.fn());
    const still = take();
    jest.advanceTimersByTime(STILL - 1);
    expect(await pictureOf(still)).toBe('stands');
    jest.advanceTimersByTime(1);
    expect(await pictureOf(still)).toBe('gone');
  });

  const drawnAside = Object.assign(new PopStateEvent('popstate'), { hasUAVisualTransition: true });

  it.each([
    ['where less motion is wanted', { calm: true }, {}],
    ['where the address changes within one page', {}, { to: '/members?online=1' }],
    ['where the first page comes', {}, { to: '/members' }],
    ['where the browser draws the old page aside by itself', {}, { originalEvent: drawnAside }],
  ])('is made at once %s', (_where, browser, moved) => {
    const { started } = aBrowser(browser);
    const update = jest.fn();
    const { event, waits } = changeOf(moved);
    withViewTransition(event, update);
    expect([update.mock.calls.length, started.mock.calls.length, waits.length]).toEqual([1, 0, 0]);
  });
});
