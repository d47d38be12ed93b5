import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '../seed/people.ts';

/** Fills the log-in form of the page that is open, and sends it. */
export async function submitLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Accedi', exact: true }).click();
}

/** Logs in and waits for the search, where every log-in leads. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await submitLogin(page, email, password);
  await expect(page).toHaveURL(/\/members$|\/members\?/);
}
