import { SHELL_DOCUMENT } from '@amarena/shared/contracts/platform/offline';
import type { Page } from '@playwright/test';
import { codeRuns } from '../pages/boot.ts';
import { box, chatLine, log, openChat, say } from '../pages/chat.ts';
import { footer } from '../pages/footer.ts';
import { keepsNothingOfMembers, pageKept, readAndKept } from '../pages/installedApp.ts';
import { buyCredits, joinActive } from '../pages/members.ts';
import { choose } from '../pages/menu.ts';
import { pair } from '../pages/pair.ts';
import { accountMenu } from '../pages/topBar.ts';
import { expect, test } from '../test.ts';

test.use({ serviceWorkers: 'allow' });

const offlineBanner = (page: Page) => page.getByRole('status').filter({ hasText: 'Sei offline' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test.describe('without a network', () => {
  test('EN-78 the site opens after one visit, with the search that was read, and says that it is offline', async ({ page, context }) => {
    await joinActive(page);
    await page.goto('/members');
    await expect(cards(page).first()).toBeVisible();
    await pageKept(page);
    await readAndKept(page, '/api/search.php');

    await context.setOffline(true);
    await page.goto('/members');
    await expect(offlineBanner(page)).toBeVisible();
    await expect(accountMenu(page)).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await context.setOffline(false);
    await expect(offlineBanner(page)).toHaveCount(0);
  });

  test('conversations that were read can be read again, and a page that was not says so and comes by itself', async ({
    page,
    context,
    anotherPage,
  }) => {
    const { other } = await pair(page, anotherPage);
    await buyCredits(page);
    await openChat(page, other);
    await say(page, 'Ci vediamo al mercato.');
    await expect(log(page, other.name).getByText('Inviato')).toBeVisible();
    await page.goto('/chats');
    await codeRuns(page);
    await chatLine(page, other.name).click();
    await expect(log(page, other.name).getByText('Ci vediamo al mercato.')).toBeVisible();
    await pageKept(page);
    await readAndKept(page, '/api/chats.php');
    await readAndKept(page, '/api/chat.php?conversation=');

    await context.setOffline(true);
    await page.goto('/chats');
    await expect(offlineBanner(page)).toBeVisible();
    await chatLine(page, other.name).click();
    await expect(log(page, other.name).getByText('Ci vediamo al mercato.')).toBeVisible();
    await expect(box(page)).toBeVisible();

    await page.goto('/premium');
    const panel = page.getByRole('alert').filter({ hasText: 'non è ancora stata aperta su questo dispositivo' });
    await expect(panel).toBeVisible({ timeout: 30_000 });
    await context.setOffline(false);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /Premium/ })).toBeVisible({ timeout: 30_000 });
    await expect(panel).toHaveCount(0);
  });

  test('what was written since the page was opened stays, and what came meanwhile arrives, after a short loss of the network', async ({
    page,
    context,
    anotherPage,
  }) => {
    const { me, other, theirs } = await pair(page, anotherPage);
    await buyCredits(page);
    await buyCredits(theirs);
    await openChat(page, other);
    await say(page, 'Ciao, come va?');
    await page.goto('/chats');
    await chatLine(page, other.name).click();
    const messages = log(page, other.name);
    await expect(messages.getByText('Ciao, come va?')).toBeVisible();
    await pageKept(page);
    await readAndKept(page, '/api/chats.php');
    await readAndKept(page, '/api/chat.php?conversation=');
    await openChat(theirs, me);
    await say(theirs, 'Bene, e tu?');
    await expect(messages.getByText('Bene, e tu?')).toBeVisible();

    await context.setOffline(true);
    await expect(messages.getByText('Bene, e tu?')).toBeVisible();
    await say(theirs, 'Ci sei ancora?');
    // Browsers say that the network is back before it is.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect
      .poll(() =>
        page.evaluate(() =>
          fetch('/api/chats.php?page=true').then(
            ({ ok }) => ok,
            () => false,
          ),
        ),
      )
      .toBe(true);
    await expect(messages.getByText('Bene, e tu?')).toBeVisible();
    await context.setOffline(false);
    await expect(messages.getByText('Ci sei ancora?')).toBeVisible({ timeout: 30_000 });
    await expect(messages.getByText('Bene, e tu?')).toBeVisible();
    await page.reload();
    await expect(messages.getByText('Ci sei ancora?')).toHaveCount(1);
  });

  test('nothing that was read stays after the log-out', async ({ page, context }) => {
    await joinActive(page);
    await page.goto('/members');
    await pageKept(page);
    await readAndKept(page, '/api/search.php');
    await accountMenu(page).click();
    await choose(page, 'Esci');
    await expect(accountMenu(page)).toHaveCount(0);
    await keepsNothingOfMembers(page);

    await context.setOffline(true);
    await page.goto('/members');
    await expect(page.getByRole('heading', { name: 'Sei offline' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Riprova adesso' }).click();
    await expect(footer(page)).toBeVisible();
  });
});

test('another person’s log-in begins with nothing of the one before', async ({ page, context }) => {
  await joinActive(page);
  await page.goto('/members');
  await pageKept(page);
  // A page that notices another member loads itself anew.
  await page.goto('about:blank');
  await context.clearCookies({ name: 'session' });
  const second = await joinActive(page);
  await page.goto('/members');
  const keptFor = () =>
    page.evaluate(async (address) => (await caches.match(address))?.headers.get('amarena-person') ?? null, SHELL_DOCUMENT);
  await expect.poll(keptFor).toBe(second.id);
});

test('a visitor’s browser keeps no page and has no worker', async ({ page }) => {
  await page.goto('/pricing');
  await expect(footer(page).getByRole('link').first()).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
