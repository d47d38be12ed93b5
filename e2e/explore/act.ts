import type { Locator, Page } from '@playwright/test';
import { type Control, MARK } from './controls.ts';
import { addressOf, type Watch } from './faults.ts';

/** One action of a visitor. A control is found by kind, name and place, so that a walk can be repeated. */
export type Action =
  | { readonly do: 'open'; readonly path: string }
  | { readonly do: 'press'; readonly control: Pick<Control, 'kind' | 'name' | 'nth'> }
  | { readonly do: 'type'; readonly control: Pick<Control, 'kind' | 'name' | 'nth'>; readonly text: string }
  | { readonly do: 'key'; readonly key: string }
  | { readonly do: 'back' | 'reload' | 'rotate' | 'offline' | 'online' | 'tab' };

export const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
] as const;

/** Milliseconds within which a control has to accept a press or a text. */
const PATIENCE = 2_000;

export const found = (controls: readonly Control[], { kind, name, nth }: Pick<Control, 'kind' | 'name' | 'nth'>): Control | undefined =>
  controls.find((one) => one.kind === kind && one.name === name && one.nth === nth);

/** Uses the pointer, or the Enter key for controls that only keyboard users see, such as a skip link. */
async function press(element: Locator): Promise<void> {
  const outside = await element.evaluate(
    (one) => {
      one.scrollIntoView({ block: 'nearest' });
      const { right, bottom } = one.getBoundingClientRect();
      return right <= 0 || bottom <= 0;
    },
    null,
    { timeout: PATIENCE },
  );
  if (outside) await element.press('Enter', { timeout: PATIENCE });
  else await element.click({ timeout: PATIENCE });
}

async function fill(element: Locator, text: string): Promise<void> {
  const isSelect = await element.evaluate((one) => one instanceof HTMLSelectElement, null, { timeout: PATIENCE });
  if (isSelect) await element.selectOption({ index: text.length % 3 }, { timeout: PATIENCE });
  else await element.fill(text, { timeout: PATIENCE });
}

/** Performs the action. Resolves to the page that is in front afterwards. */
export async function act(page: Page, action: Action, controls: readonly Control[], heard: Watch): Promise<Page> {
  const context = page.context();
  switch (action.do) {
    case 'open':
      if (!heard.offline) await page.goto(action.path);
      return page;
    case 'press':
    case 'type': {
      const control = found(controls, action.control);
      if (control === undefined) return page;
      const element = page.locator(`[${MARK}="${controls.indexOf(control)}"]`);
      try {
        if (action.do === 'press') await press(element);
        else await fill(element, action.text);
      } catch (problem) {
        // The element disappeared or is covered while the page changes, or accepts no such text: a person would miss
        // it, too.
        if (!(problem instanceof Error)) throw problem;
        heard.missed = true;
      }
      return page;
    }
    case 'key':
      await page.keyboard.press(action.key);
      return page;
    case 'back':
      if (!heard.offline) await page.goBack({ timeout: 10_000 });
      if (page.url() === 'about:blank') await page.goto('/');
      return page;
    case 'reload':
      if (!heard.offline) await page.reload();
      return page;
    case 'rotate': {
      const { width, height } = page.viewportSize() ?? SIZES[0];
      await page.setViewportSize({ width: height, height: width });
      return page;
    }
    case 'offline':
    case 'online':
      if (heard.offline && action.do === 'online') heard.onlineSince = Date.now();
      heard.offline = action.do === 'offline';
      await context.setOffline(heard.offline);
      return page;
    case 'tab': {
      if (heard.offline || context.pages().length > 2) return page;
      const other = await context.newPage();
      await other.goto(addressOf(page));
      return other;
    }
  }
}
