import { expect, type FileChooser, type Locator, type Page } from '@playwright/test';

/** More Tab stops than anyone would accept on the way to one control. */
const MOST_STOPS = 90;

/** What is wrong with the focused element; empty if it is in view, not covered, and has a focus ring. */
async function wrongWithFocus(): Promise<string[]> {
  // A sheet that is still sliding in counts as in view; endless animations are not waited for.
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return ['nothing has the focus'];
  // The focus is inside another document, which shows it there.
  if (focused instanceof HTMLIFrameElement) return [];
  const drawn = focused.getBoundingClientRect();
  // A radio button of which only the label is drawn.
  const shown = drawn.width > 2 && drawn.height > 2 ? focused : (focused.closest('label') ?? focused);
  const { left, top, width, height } = shown.getBoundingClientRect();
  const shares = [0.1, 0.5, 0.9];
  const points = shares.flatMap((x) => shares.map((y) => document.elementFromPoint(left + width * x, top + height * y)));
  const seen = points.some((hit) => hit !== null && (shown.contains(hit) || hit.contains(shown)));
  const ringed = (element: Element) =>
    [null, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  const around: Element[] = [];
  for (let element: Element | null = focused; element !== null && around.length < 5; element = element.parentElement) around.push(element);
  const words = focused.getAttribute('aria-label') ?? (focused instanceof HTMLInputElement ? focused.labels?.[0] : focused)?.textContent;
  const name = `${focused.tagName.toLowerCase()} "${words?.trim().slice(0, 60)}"`;
  return [...(seen ? [] : [`${name} is covered or out of view`]), ...(around.some(ringed) ? [] : [`${name} shows no focus`])];
}

interface Way {
  /** Goes backwards. Default: false. */
  back?: boolean;
}

/** Presses Tab until `target` has the focus. Every stop on the way has to be visible, and the way must not be endless. */
export async function tabTo(page: Page, target: Locator, { back = false }: Way = {}): Promise<void> {
  await expect(target).toBeAttached();
  const wrong: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    const reached = (await target.and(page.locator(':focus')).count()) > 0;
    const between = await page.evaluate(() => document.activeElement?.matches('body, main[tabindex="-1"]') ?? true);
    // After the last stop the focus is in the browser's own toolbars; on a new page it is there before the first stop.
    if (!between) wrong.push(...(await page.evaluate(wrongWithFocus)));
    if (!reached) continue;
    expect(wrong, 'stops on the way').toEqual([]);
    return;
  }
  throw new Error(`${target} is out of the keyboard's reach.`);
}

/** Moves to a link or button with Tab and presses it with Enter. */
export async function pressOn(page: Page, target: Locator, way: Way = {}): Promise<void> {
  await tabTo(page, target, way);
  await page.keyboard.press('Enter');
}

/** Moves to a field with Tab and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Moves to the button that adds a photo, presses it, and returns the browser's file chooser. */
export async function openPhotoChoice(page: Page, photos: Locator): Promise<FileChooser> {
  // Registered before the press: the file chooser would open meanwhile.
  const chosen = page.waitForEvent('filechooser');
  await pressOn(page, photos.getByRole('button', { name: 'Aggiungi' }));
  return chosen;
}
