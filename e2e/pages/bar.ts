import type { Locator, Page } from '@playwright/test';

type Entry = 'Cerca' | 'Messaggi' | 'Like' | 'Crediti' | 'Premium';

/** The member's navigation: in the top bar on wide screens, at the bottom on phones. */
export const nav = (page: Page): Locator => page.getByRole('navigation', { name: 'Principale' });

/** An entry of the navigation. `badge` is the accessible text of its badge, which must exist if it is given. */
export const navEntry = (page: Page, entry: Entry, badge = ''): Locator =>
  nav(page).getByRole('link', { name: new RegExp(`${entry}.*${badge}`, 's') });
