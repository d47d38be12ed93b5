import { LANGUAGES } from '@amarena/shared/contracts/platform/languages';
import type { Page } from '@playwright/test';
import { footer } from '../pages/footer.ts';
import { logIn } from '../pages/login.ts';
import { join } from '../pages/members.ts';
import { accountMenu, languageMenu } from '../pages/topBar.ts';
import { expect, test } from '../test.ts';

const DAY = 86_400;

/** Shows a page to someone who chose this country or language before. */
const chosen = (page: Page, baseURL: string | undefined, cookies: { country?: string; locale?: string }): Promise<void> =>
  page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: String(baseURL) })));

const localeCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'locale');
const shownLanguage = (page: Page) => page.locator('html');

async function expectOffered(page: Page, languages: readonly string[]): Promise<void> {
  await languageMenu(page).click();
  await expect(page.getByRole('menu').getByRole('menuitemradio')).toHaveText([...languages]);
}

/** Texts of the interface around and above the list; members' names and places are not interface texts. */
const interfaceTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [document.title];
    for (const root of document.querySelectorAll('header, main, footer')) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const inCard = node.parentElement?.closest('li')?.querySelector('a[href^="/members/"]');
        if (!inCard) texts.push(node.textContent ?? '');
      }
      for (const element of root.querySelectorAll('[aria-label]')) {
        if (!element.closest('li')) texts.push(element.getAttribute('aria-label') ?? '');
      }
    }
    return texts.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
  });

/**
 * Words that are the same in Italian and in another language. Names of countries are excluded by the list that has
 * them.
 */
const SAME_WORDS = new Set(['Amarena', 'Online', 'Con foto', 'Privacy']);

test.describe('languages', () => {
  test('LNG-01 LNG-19 depend on the country, for visitors too', async ({ page, baseURL }) => {
    await chosen(page, baseURL, { country: 'CH' });
    await page.goto('/login');
    await expectOffered(page, ['Deutsch', 'Italiano', 'Français', 'English']);
    await chosen(page, baseURL, { country: 'BE' });
    await page.goto('/login');
    await expectOffered(page, ['Nederlands', 'Français', 'Deutsch']);
    await chosen(page, baseURL, { country: 'FR' });
    await page.goto('/login');
    await expectOffered(page, ['Français']);
  });

  test('LOC-07 CO-20 CO-22 keep a choice in a cookie for 365 days, for the whole site', async ({ page, baseURL }) => {
    await chosen(page, baseURL, { country: 'CH' });
    await page.goto('/login');
    await languageMenu(page).click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await expect(shownLanguage(page)).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Eccoti di nuovo');
    const cookie = await localeCookie(page);
    expect(cookie).toMatchObject({ value: 'de', path: '/' });
    const days = (Number(cookie?.expires) - Date.now() / 1_000) / DAY;
    expect(days).toBeGreaterThan(364.9);
    expect(days).toBeLessThanOrEqual(365);
    await page.reload();
    await expect(shownLanguage(page)).toHaveAttribute('lang', 'de');
  });

  test('LOC-08 EN-11 send a member’s choice to the server, and it holds where they log in next', async ({ page, anotherPage }) => {
    const member = await join(page, { country: 'CH' });
    await page.goto('/members');
    await languageMenu(page).click();
    const [saved] = await Promise.all([
      page.waitForRequest((request) => request.url().endsWith('/api/user.php') && request.method() === 'PUT'),
      page.getByRole('menuitemradio', { name: 'Français' }).click(),
    ]);
    expect(saved.postDataJSON()).toEqual({ language: 'fr' });
    expect((await saved.response())?.ok()).toBe(true);

    const other = await anotherPage();
    await logIn(other, member.email);
    await expect(shownLanguage(other)).toHaveAttribute('lang', 'fr');
  });

  test('LOC-09 apply the member’s language at the log-in', async ({ page, request }) => {
    const { email } = await join({ request }, { language: 'fr', country: 'FR' });
    expect(await localeCookie(page)).toBeUndefined();
    await logIn(page, email);
    await expect(accountMenu(page).or(page.getByRole('button', { name: /^Ton compte/ }))).toBeVisible();
    await expect(shownLanguage(page)).toHaveAttribute('lang', 'fr');
    await expect.poll(() => localeCookie(page)).toMatchObject({ value: 'fr' });
  });
});

test.describe('the search in every language', () => {
  for (const language of LANGUAGES.filter((one) => one !== 'it')) {
    test(`LOC-06 has no Italian text left in ${language}`, async ({ page, baseURL }) => {
      const opened = async (locale: string) => {
        await chosen(page, baseURL, { locale });
        await page.goto('/members?country=IT');
        await expect(shownLanguage(page)).toHaveAttribute('lang', locale);
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
        // The footer loads deferred, and is checked in both languages.
        await expect(footer(page).getByRole('link').first()).toBeVisible();
        // So does the code of the filters.
        await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible();
        return interfaceTexts(page);
      };
      const italian = new Set(await opened('it'));
      const names = new Set(await page.getByRole('main').getByRole('combobox').getByRole('option').allTextContents());
      const translated = await opened(language);
      expect(translated.length).toBeGreaterThan(30);
      expect(translated.filter((text) => italian.has(text) && !SAME_WORDS.has(text) && !names.has(text))).toEqual([]);
    });
  }
});
