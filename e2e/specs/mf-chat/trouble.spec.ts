import { log, openChat, say } from '../../pages/chat.ts';
import { buyCredits, write } from '../../pages/members.ts';
import { pair } from '../../pages/pair.ts';
import { expect, test } from '../../test.ts';

const LIVE = '**/api/events.php**';

test('a message that could not leave waits with its text and is paid and stored once', async ({ page, context, anotherPage }) => {
  const { me, other, theirs } = await pair(page, anotherPage);
  await buyCredits(page);
  await openChat(page, other);
  await expect(page.getByText('saldo 10')).toBeVisible();
  await context.setOffline(true);
  await say(page, 'Da una galleria.');
  const waiting = log(page, other.name).getByText('In attesa della rete: parte da solo appena torna');
  await expect(waiting).toBeVisible({ timeout: 30_000 });
  await expect(log(page, other.name).getByText('Da una galleria.')).toBeVisible();
  await context.setOffline(false);
  await expect(log(page, other.name).getByText('Inviato')).toBeVisible({ timeout: 30_000 });
  await expect(waiting).toHaveCount(0);
  await expect(page.getByText('saldo 9')).toBeVisible();
  await openChat(theirs, me);
  await expect(log(theirs, me.name).getByText('Da una galleria.')).toHaveCount(1);
});

test('a message whose answer got lost is stored and paid once, however often it is sent again', async ({ page, anotherPage }) => {
  const { me, other, theirs } = await pair(page, anotherPage);
  await buyCredits(page);
  let lost = 0;
  await page.route('**/api/chat.php', async (route) => {
    if (route.request().method() !== 'POST' || lost > 1) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await openChat(page, other);
  await say(page, 'Una volta sola.');
  await expect(log(page, other.name).getByText('Inviato')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  expect(lost).toBeGreaterThan(0);
  await expect(page.getByText('saldo 9')).toBeVisible();
  await openChat(theirs, me);
  await expect(log(theirs, me.name).getByText('Una volta sola.')).toHaveCount(1);
});

test('a message whose page is closed while it leaves goes with the next one, once', async ({ page, anotherPage }) => {
  const { me, other, theirs } = await pair(page, anotherPage);
  await buyCredits(page);
  const taken = Promise.withResolvers<void>();
  let posts = 0;
  await page.route('**/api/chat.php', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posts += 1;
    if (posts > 1) return route.continue();
    // The page closes before the first request is sent.
    return taken.resolve();
  });
  await openChat(page, other);
  await say(page, 'Attraverso il reload.');
  await taken.promise;
  await expect(log(page, other.name).getByText('Invio in corso')).toBeVisible();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(log(page, other.name).getByText('Inviato')).toBeVisible({ timeout: 30_000 });
  await expect(log(page, other.name).getByText('Attraverso il reload.')).toHaveCount(1);
  await expect(page.getByText('saldo 9')).toBeVisible();
  await openChat(theirs, me);
  await expect(log(theirs, me.name).getByText('Attraverso il reload.')).toHaveCount(1);
});

test('a stream that breaks misses nothing: what came meanwhile arrives with it', async ({ page, anotherPage }) => {
  const { me, other, theirs } = await pair(page, anotherPage);
  await buyCredits(theirs);
  await write(theirs, me.id, 'Prima del buio.');
  await page.route(LIVE, (route) => route.abort('connectionreset'));
  const broken = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/events.php'));
  await openChat(page, other);
  await expect(log(page, other.name).getByText('Prima del buio.')).toBeVisible();
  await broken;
  await write(theirs, me.id, 'Durante il buio.');
  await write(theirs, me.id, 'Ancora buio.');
  await page.unroute(LIVE);
  await expect(log(page, other.name).getByText(/buio\.$/)).toHaveText(['Prima del buio.', 'Durante il buio.', 'Ancora buio.']);
});
