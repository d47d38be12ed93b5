import type { Locator, Page } from '@playwright/test';

/** The shell draws the footer, so it shows that a page that came as HTML is hydrated. */
export const footer = (page: Page): Locator => page.getByRole('contentinfo');

export const footerLink = (page: Page, name: string): Locator => footer(page).getByRole('link', { name });
