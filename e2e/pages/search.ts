import type { Page } from '@playwright/test';

/** Searches for people of exactly one age: in the bar on wide screens, in the sheet on phones. */
export async function searchAge(page: Page, age: number): Promise<void> {
  const bar = page.getByRole('search', { name: 'Filtri di ricerca' });
  const onPhone = page.getByRole('button', { name: /^Filtri/ });
  await bar.or(onPhone).first().waitFor();
  const sheet = await onPhone.isVisible();
  if (sheet) await onPhone.click();
  const form = sheet ? page.getByRole('dialog', { name: 'Filtri' }) : bar;
  await form.getByLabel('Età minima').selectOption(String(age));
  await form.getByLabel('Età massima').selectOption(String(age));
  await form.getByRole('button', { name: sheet ? 'Mostra le persone' : 'Cerca' }).click();
}
