import type { Locator, Page } from '@playwright/test';

/** A heading of the screen, by its exact text. */
export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('main').getByRole('heading', { name, exact: true });

/** The first price on the screen, in euros. */
export const price = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByText(/\d,\d\d\s€/)
    .first();
