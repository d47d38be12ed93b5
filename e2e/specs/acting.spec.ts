import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type DeskSite, startDeskSite } from '../pages/deskSite.ts';
import { heading } from '../pages/main.ts';
import { joinActive, logOut } from '../pages/members.ts';
import { addDevice, offersNone } from '../pages/passkeys.ts';
import { brokenRules } from '../pages/rules.ts';
import { PASSWORD } from '../seed/people.ts';
import { test as base, expect } from '../test.ts';

/** Milliseconds for a second site to start. */
const START = 120_000;

const test = base.extend<object, { desk: DeskSite }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures it needs.
    async ({}, use) => {
      const site = await startDeskSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: START },
  ],
  baseURL: ({ desk }, use) => use(desk.address),
});

const versions = (page: Page) => page.getByRole('region', { name: 'Versioni pubblicate' });
const chat = (page: Page) => page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'mf-chat', exact: true }) });
const everyoneHas = (page: Page, version: string) =>
  expect(chat(page).getByRole('img', { name: `Tutto sulla versione attiva ${version}`, exact: true })).toHaveCount(1);

/** Logs a new developer in by passkey, who may act on the chat. */
async function aDeveloper(page: Page, desk: DeskSite): Promise<void> {
  const { email } = await joinActive(page);
  await addDevice(page);
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Gestisci: Passkey' }).click();
  await page.getByRole('button', { name: 'Aggiungi una passkey' }).click();
  await page.getByLabel('La tua password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByText('La passkey è pronta')).toBeVisible();
  await desk.grant(email);
  await logOut(page);
  await offersNone(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Accedi con una passkey' }).click();
  await expect(page).toHaveURL('/members');
}

/** What the page sends to have the next step done. */
const nextStep = async (page: Page): Promise<unknown> =>
  (await page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/delivery-step.php'))).postDataJSON();

async function send(page: Page, path: string, data: unknown): Promise<{ status: number; code?: string }> {
  const answer = await page.request.post(path, { data, headers: { 'Idempotency-Key': randomUUID() } });
  return { status: answer.status(), ...(await answer.json()) };
}

test('a developer activates a published version with the passkey, sees it live, and rolls back; the confirmation counts once', async ({
  page,
  desk,
}) => {
  const { active, candidate } = desk;
  await aDeveloper(page, desk);
  await page.goto('/delivery');
  await expect(heading(page, 'Registro dei remoti')).toBeVisible();
  await everyoneHas(page, active);

  const activate = versions(page).getByRole('button', { name: `Attiva ${candidate}` });
  await activate.click();
  const dialog = page.getByRole('dialog', { name: `Attivare mf-chat ${candidate}?` });
  await expect(dialog).toContainText(`riceve ${candidate} al posto di ${active}`);
  await page.keyboard.press('Escape');
  await expect(activate).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel(/^Prima prova ogni pagina/).uncheck();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await brokenRules(page, { within: ['[role=dialog]'] })).toEqual([]);
  }
  const sent = nextStep(page);
  await dialog.getByRole('button', { name: 'Conferma con la passkey' }).click();
  await expect(dialog.getByText('Fatto.')).toBeVisible();
  await expect(dialog).toContainText(`mf-chat@${candidate} is live`);
  await dialog.getByRole('button', { name: 'Chiudi' }).last().click();
  await everyoneHas(page, candidate);
  await expect(page.getByText(/, by passkey$/).first()).toBeVisible();
  await expect(versions(page)).toContainText('attiva');
  await expect(page.locator(':focus')).toHaveCount(1);

  await versions(page).getByRole('button', { name: 'Torna indietro con mf-chat' }).click();
  const back = page.getByRole('dialog', { name: 'Tornare indietro con mf-chat?' });
  await expect(back).toContainText(`torna da ${candidate} a ${active}`);
  await back.getByRole('button', { name: 'Conferma con la passkey' }).click();
  await expect(back.getByText('Fatto.')).toBeVisible();
  await back.getByRole('button', { name: 'Chiudi' }).last().click();
  await everyoneHas(page, active);

  expect(await send(page, '/api/delivery-step.php', await sent)).toEqual({ status: expect.any(Number), code: 'passkey_expired' });
  await page.reload();
  await everyoneHas(page, active);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await brokenRules(page)).toEqual([]);
  }
});

test('the server refuses who has no grant, and another part than the grant names', async ({ page, anotherPage, desk }) => {
  const step = { step: 'activate', part: 'mf-chat', version: desk.candidate };
  const forbidden = { status: 403, code: 'forbidden' };
  const stranger = await anotherPage();
  await joinActive(stranger);
  expect(await send(stranger, '/api/delivery-challenge.php', { step })).toEqual(forbidden);
  await aDeveloper(page, desk);
  expect(await send(page, '/api/delivery-challenge.php', { step: { ...step, part: 'mf-members' } })).toEqual(forbidden);
  await page.goto('/delivery');
  await versions(page).getByLabel('Parte', { exact: true }).selectOption('mf-members');
  await expect(versions(page).getByRole('button', { name: /^(Attiva|Torna indietro)/ })).toHaveCount(0);
});
