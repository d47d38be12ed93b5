import type { Page } from '@playwright/test';

const WAIT = 60_000;

/**
 * Records in the page when a like can be pressed: the first card's button listens, and React has taken over everything
 * around it. `press`: presses it in that very moment.
 */
export const watchLike = (page: Page, press: boolean): Promise<unknown> =>
  page.addInitScript((press) => {
    const own = (element: Element, start: string): unknown => {
      const key = Object.keys(element).find((name) => name.startsWith(start));
      return key === undefined ? undefined : Reflect.get(element, key);
    };
    interface RootFiber {
      readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } | null } };
    }
    const isTakenOver = (element: Element | null): boolean => {
      if (element === null) return true;
      const root = own(element, '__reactContainer$') as RootFiber | undefined;
      return root?.stateNode.current.memoizedState?.isDehydrated !== true && isTakenOver(element.parentElement);
    };
    const listens = (button: Element): boolean =>
      typeof (own(button, '__reactProps$') as { onClick?: unknown } | undefined)?.onClick === 'function' && isTakenOver(button);
    const look = () => {
      const button = document.querySelector('main li:has(a[href^="/members/"]) button[aria-pressed]');
      if (!(button instanceof HTMLElement && listens(button))) {
        setTimeout(look, 1);
        return;
      }
      Reflect.set(window, 'likeAt', performance.now());
      if (press) button.click();
    };
    look();
  }, press);

/** Milliseconds from navigation until a like can be pressed. */
export async function likeAt(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => Reflect.get(window, 'likeAt') as number | undefined, undefined, { timeout: WAIT });
  return (await found.jsonValue()) ?? Number.NaN;
}
