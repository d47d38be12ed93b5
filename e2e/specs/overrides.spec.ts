import { REMOTES } from '@amarena/shared/contracts/platform/routes';
import type { Page } from '@playwright/test';
import { navEntry } from '../pages/bar.ts';
import { bootOf } from '../pages/boot.ts';
import { logIn } from '../pages/login.ts';
import { heading } from '../pages/main.ts';
import { joinActive } from '../pages/members.ts';
import { brokenRules } from '../pages/rules.ts';
import { DEVELOPER } from '../seed/people.ts';
import { expect, test } from '../test.ts';

const mark = (page: Page) => page.getByRole('complementary', { name: 'Developer overrides' });
const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'I pagamenti non si sono caricati' });

test.describe('a developer on the live site', () => {
  test.beforeEach(async ({ page }) => {
    await logIn(page, DEVELOPER.email);
  });

  test('sees what is live, and what went over the bus', async ({ page }) => {
    await page.goto('/delivery');
    await expect(heading(page, 'Registro dei remoti')).toBeVisible();
    for (const remote of REMOTES) {
      const line = page.getByRole('article').filter({ has: page.getByRole('heading', { name: remote, exact: true }) });
      await expect(line.getByRole('img', { name: /^Tutto sulla versione attiva/ })).toHaveCount(1);
    }
    await expect(page.getByRole('region', { name: 'Eventi del bus' }).getByRole('cell', { name: 'session' })).toBeVisible();
    expect(await brokenRules(page)).toEqual([]);
  });

  test('puts a version in the place of the live one, sees that it is so, and ends it', async ({ page }) => {
    const [active] = (await bootOf(page)).snapshot.remotes['mf-chat'] ?? [];
    const name = `mf-chat@${active?.version}`;
    await page.goto(`/chats?remote=${name}`);
    await expect(page).toHaveURL(/\/chats$/);
    await expect(heading(page, 'Messaggi')).toBeVisible();
    expect((await bootOf(page)).snapshot.remotes['mf-chat']).toHaveLength(1);
    await expect(mark(page).getByRole('listitem')).toHaveText([name]);

    await page.goto('/members');
    await mark(page).locator('summary').press('Enter');
    await expect(mark(page).getByRole('listitem')).toBeHidden();
    await mark(page).locator('summary').press('Enter');
    await mark(page).getByRole('link', { name: 'Reset to what members get' }).click();
    await expect(navEntry(page, 'Messaggi')).toBeVisible();
    await expect(page).toHaveURL(/\/members$/);
    expect((await bootOf(page)).overrides).toEqual([]);
    await expect(mark(page)).toHaveCount(0);
  });

  test('leaves a remote out, meets its panel with the way back first, and takes it', async ({ page }) => {
    await page.goto('/premium?without=mf-payments');
    await expect(panel(page)).toContainText('Your override leaves mf-payments out in this browser.');
    await expect(panel(page).getByRole('button').first()).toHaveText('Reset the override');
    await expect(mark(page)).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await brokenRules(page, { within: ['aside', 'main'] })).toEqual([]);
    }
    await navEntry(page, 'Messaggi').click();
    await expect(heading(page, 'Messaggi')).toBeVisible();
    await page.goBack();
    await panel(page).getByRole('button', { name: 'Reset the override' }).click();
    await expect(heading(page, 'Passa a Premium')).toBeVisible();
    await expect(mark(page)).toHaveCount(0);
  });

  test('is told what was wrong with a wish, and goes on with what there was', async ({ page }) => {
    const answer = await page.goto('/chats?remote=mf-chat@9.9.9&remote=mf-chat@http://localhost:9003');
    expect(answer?.status()).toBe(400);
    await expect(page.getByRole('listitem')).toContainText(['This version is not published.', 'npm run dev -w mf-chat']);
    await page.getByRole('link', { name: 'Go on with what it had' }).click();
    await expect(heading(page, 'Messaggi')).toBeVisible();
    await expect(mark(page)).toHaveCount(0);
  });
});

test('a member’s page does not know overrides', async ({ page }) => {
  await joinActive(page);
  await page.goto('/premium?without=mf-payments&remote=mf-chat@9.9.9');
  await expect(heading(page, 'Passa a Premium')).toBeVisible();
  await expect(mark(page)).toHaveCount(0);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('overrides');
});
