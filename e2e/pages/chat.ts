import { expect, type Locator, type Page } from '@playwright/test';

/** The list of conversations. */
export const chatList = (page: Page): Locator => page.getByRole('region', { name: 'Conversazioni' });

/** The line of one partner in the list. */
export const chatLine = (page: Page, partner: string): Locator => chatList(page).getByRole('link', { name: new RegExp(partner) });

export const room = (page: Page, partner: string): Locator => page.getByRole('region', { name: `Conversazione con ${partner}` });
export const log = (page: Page, partner: string): Locator => page.getByRole('log', { name: `Messaggi con ${partner}` });
export const box = (page: Page): Locator => page.getByRole('textbox', { name: 'Scrivi un messaggio' });
export const sendButton = (page: Page): Locator => page.getByRole('button', { name: /^Invia,/ });

/** Writes into the open conversation and sends. */
export async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await sendButton(page).click();
}

/** Opens the conversation with a member, by their id, and waits until it can be written in. */
export async function openChat(page: Page, partner: { id: string; name: string }): Promise<void> {
  await page.goto(`/members/${partner.id}/chat`);
  await expect(box(page)).toBeVisible();
}
