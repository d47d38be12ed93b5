import type { Locator, Page } from '@playwright/test';

/** The shell draws it: where it is seen, a page that came as HTML has been taken over. */
export const footer = (page: Page): Locator => page.getByRole('contentinfo');

export const footerLink = (page: Page, name: string): Locator => footer(page).getByRole('link', { name });
