import type { Page } from '@playwright/test';
import { codeRuns } from '../pages/boot.ts';
import { footer } from '../pages/footer.ts';
import { join, joinActive, logOut } from '../pages/members.ts';
import { layoutRests } from '../pages/motion.ts';
import { cards, holdCode, openRendered } from '../pages/rendered.ts';
import { expect, test } from '../test.ts';

const SCREENS = [
  { device: 'a phone', viewport: { width: 390, height: 844 } },
  { device: 'a large screen', viewport: { width: 1280, height: 900 } },
] as const;
const [PHOTO, OFFER, CONFIRM] = ['Aggiungi una foto.', 'sul primo acquisto', 'Conferma il tuo indirizzo.'] as const;

const banner = (page: Page) => page.getByRole('complementary', { name: 'Avvisi sul tuo account' });
const dismissal = (page: Page) => banner(page).getByRole('button', { name: 'Nascondi questo avviso' });

/** What a page has shown since it was opened: how much moved by itself, and each text of its banner, frame by frame. */
interface Seen {
  readonly moved: number;
  readonly banners: readonly string[];
}

const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: { moved: number; banners: string[] } = { moved: 0, banners: [] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!hadRecentInput) seen.moved += value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const banner = document.querySelector('#root aside');
      const text = banner?.checkVisibility() && !banner.matches('[inert]') ? (banner.querySelector('strong')?.textContent ?? '') : '';
      if (text !== '' && seen.banners.at(-1) !== text) seen.banners.push(text);
      requestAnimationFrame(look);
    };
    look();
  });

const seenOn = (page: Page): Promise<Seen> => page.evaluate(() => Reflect.get(window, 'seen') as Seen);

for (const { device, viewport } of SCREENS)
  test.describe(`the first page of a new member, on ${device}`, () => {
    test.use({ viewport });

    test('arrives with its banner as HTML, and nothing moves when the shell takes it over, which keeps the focus', async ({ page }) => {
      await joinActive(page);
      await watch(page);
      const release = await holdCode(page);
      const html = await openRendered(page, '/members', 'commit');
      expect(html).toMatch(new RegExp(`<aside[^>]*>.*${PHOTO}.*<main`, 's'));
      await expect(cards(page).first()).toBeVisible();
      await expect(banner(page)).toContainText(PHOTO);
      await layoutRests(page);
      const [before, place] = [await seenOn(page), await cards(page).first().boundingBox()];
      const asSent = await banner(page).evaluate((element) => element.outerHTML);
      await dismissal(page).focus();
      release();
      await codeRuns(page);
      await expect(footer(page)).toBeAttached();
      await expect
        .poll(() => dismissal(page).evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
        .toBe(true);
      await layoutRests(page);
      expect(await seenOn(page)).toEqual(before);
      expect(await cards(page).first().boundingBox()).toEqual(place);
      expect(await banner(page).evaluate((element) => element.outerHTML)).toBe(asSent);
      await expect(dismissal(page)).toBeFocused();
    });

    test('never shows a banner again that was dismissed, not even for a frame, and shows theirs to another member of the browser', async ({
      page,
    }) => {
      await joinActive(page);
      await watch(page);
      await openRendered(page, '/members');
      await expect(footer(page)).toBeAttached();
      await dismissal(page).click();
      await expect(banner(page)).toContainText(OFFER);
      await dismissal(page).click();
      await expect(banner(page)).toHaveCount(0);
      for (const path of ['/members', '/likes']) {
        const html = await openRendered(page, path);
        expect(html).not.toContain('<aside');
        await codeRuns(page);
        await expect(footer(page)).toBeAttached();
        await layoutRests(page);
        expect((await seenOn(page)).banners).toEqual([]);
      }
      await logOut(page);
      await joinActive(page);
      expect(await openRendered(page, '/members')).toContain(PHOTO);
      await expect(banner(page)).toContainText(PHOTO);
    });
  });

test('a banner is dismissed by a press before the shell has arrived', async ({ page }) => {
  await joinActive(page);
  const release = await holdCode(page);
  await openRendered(page, '/members', 'commit');
  await dismissal(page).click();
  await expect(banner(page)).toContainText(PHOTO);
  release();
  await expect(banner(page)).toContainText(OFFER);
  expect(await openRendered(page, '/members', 'commit')).not.toContain(PHOTO);
});

test('the mail of a new member is sent again by a press before the shell has arrived, once', async ({ page }) => {
  await join(page);
  const release = await holdCode(page);
  // A refusal, because the first mail has just gone out, is tried again with the same key.
  const pressed = new Set<string | undefined>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/activate.php') pressed.add(request.headers()['idempotency-key']);
  });
  expect(await openRendered(page, '/members', 'commit')).toContain(CONFIRM);
  await banner(page).getByRole('button', { name: 'Invia di nuovo' }).click();
  release();
  await expect.poll(() => pressed.size).toBeGreaterThan(0);
  await layoutRests(page);
  expect(pressed.size).toBe(1);
});

test('a dismissal that only the browser has moves to where the server reads it', async ({ page }) => {
  const { id } = await joinActive(page);
  const key = `amarena.dismissed.photo.${id}`;
  await page.goto('/pages/terms');
  await page.evaluate((key) => localStorage.setItem(key, new Date().toISOString()), key);
  await openRendered(page, '/members');
  await expect(banner(page)).toContainText(OFFER);
  await expect(banner(page)).not.toContainText(PHOTO);
  expect(await openRendered(page, '/members')).not.toContain(PHOTO);
  expect(await page.evaluate((key) => localStorage.getItem(key), key)).toBeNull();
});
