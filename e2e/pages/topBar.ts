import type { Locator, Page } from '@playwright/test';

export const topBar = (page: Page): Locator => page.getByRole('banner');
/** An entry of the top bar, by the words before its badge. */
export const entry = (page: Page, words: string): Locator =>
  topBar(page)
    .getByRole('navigation', { name: 'Principale' })
    .getByRole('link', { name: new RegExp(`^${words}`) });
export const logo = (page: Page): Locator => topBar(page).getByRole('link', { name: 'Amarena', exact: true });
export const accountMenu = (page: Page): Locator => topBar(page).getByRole('button', { name: /^Il tuo account/ });
/** Its name starts with the visible code, in any language. */
export const languageMenu = (page: Page): Locator => topBar(page).getByRole('button', { name: /^[A-Z]{2}, / });
export const logInLink = (page: Page): Locator => topBar(page).getByRole('link', { name: 'Accedi', exact: true });
