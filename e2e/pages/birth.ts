import type { Locator } from '@playwright/test';

/** Enters a date of birth, `YYYY-MM-DD`, in the three fields of a form. */
export async function fillBirth(at: Locator, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-').map((part) => String(Number(part)));
  await at.getByLabel('Giorno').fill(day);
  await at.getByLabel('Mese').selectOption(month);
  await at.getByLabel('Anno').fill(year);
}
