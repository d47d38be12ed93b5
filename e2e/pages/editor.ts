import type { Locator, Page } from '@playwright/test';

interface NewLander {
  /** The template by its name in the list. */
  readonly template: string;
  readonly name: string;
  readonly slug: string;
}

/** Makes a draft as the editor who is logged in, and lands in it. */
export async function draft(page: Page, { template, name, slug }: NewLander): Promise<void> {
  await page.goto('/editor');
  await page.getByRole('button', { name: 'Nuovo lander' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuovo lander' });
  await dialog.getByLabel('Modello').selectOption({ label: template });
  await dialog.getByLabel('Nome, solo per voi').fill(name);
  await dialog.getByLabel('Indirizzo').fill(slug);
  await dialog.getByRole('button', { name: 'Crea la bozza' }).click();
}

/** What opens a block of the draft by the first words of its name. */
export const block = (page: Page, name: string): Locator => page.getByRole('button', { name: new RegExp(`^${name}`) });
