import { RENDERED } from '@amarena/shared/federation/render';
import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

/** The shell's scripts that are not in the document: those that load when a page has settled. */
const LATER = /\/shell\/[^/]+\/(?!main\.)(?![^/]*-words-)[^/]+\.js$/;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const timeOrigin = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);

/** Opens the search as HTML, and waits until its scripts have taken it over. */
async function openTakenOver(page: Page): Promise<void> {
  await expect(async () => {
    const document = await page.goto('/members');
    expect(await document?.text()).toContain(RENDERED);
  }).toPass();
  const taken = () =>
    cards(page)
      .first()
      .getByRole('link')
      .evaluate((link) => Object.keys(link).some((key) => key.startsWith('__react')));
  await expect.poll(taken).toBe(true);
}

/** Holds back the scripts that load later until the test lets them go. */
async function holdLater(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(LATER, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test.describe('a press before the code that changes pages has arrived', () => {
  test('on a link opens its page when that has come, in the same document, and the way back works', async ({ page }) => {
    const letGo = await holdLater(page);
    await openTakenOver(page);
    const document = await timeOrigin(page);
    const link = cards(page).first().getByRole('link');
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(cards(page).first()).toBeVisible();
    letGo();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/, \d\d$/);
    expect(await timeOrigin(page)).toBe(document);
    await page.goBack();
    await expect(page).toHaveURL(/\/members$/);
    await expect(page.getByRole('button', { name: 'Con foto' })).toBeVisible();
    expect(await timeOrigin(page)).toBe(document);
  });

  test('on a filter is followed when that has come', async ({ page }) => {
    const letGo = await holdLater(page);
    await openTakenOver(page);
    const filter = page.getByRole('button', { name: 'Con foto' });
    await filter.click();
    await expect(page).toHaveURL(/photo=true/);
    letGo();
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page).first()).toBeVisible();
  });

  test('opens the document of the link if it does not come', async ({ page }) => {
    await page.route(LATER, (route) => route.abort());
    await openTakenOver(page);
    const document = await timeOrigin(page);
    const link = cards(page).first().getByRole('link');
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/, \d\d$/);
    await expect.poll(() => timeOrigin(page)).not.toBe(document);
  });
});
