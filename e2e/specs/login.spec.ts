import { chatList } from '../pages/chat.ts';
import { logIn, submitLogin } from '../pages/login.ts';
import { joinActive, logOut, type Member } from '../pages/members.ts';
import { accountMenu } from '../pages/topBar.ts';
import { PASSWORD } from '../seed/people.ts';
import { expect, test } from '../test.ts';

const PRIVATE = ['/likes', '/chats', '/credits', '/credits/p1/paypal', '/premium', '/transactions'];

test.describe('log-in', () => {
  let member: Member;
  test.beforeEach(async ({ page }) => {
    member = await joinActive(page);
    await logOut(page);
  });

  test('LI-01 RT-05 logs a member in with the right password and opens the search', async ({ page }) => {
    await logIn(page, member.email);
    await expect(page).toHaveURL('/members');
    await expect(accountMenu(page)).toHaveAccessibleName(new RegExp(member.name));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(member.name);
  });

  test('ERR-01 says that it failed, stays where it is and keeps the e-mail that was typed', async ({ page }) => {
    await page.goto('/login');
    await submitLogin(page, member.email, 'non-la-ricordo-più');
    await expect(page.getByRole('alert')).toContainText('Accesso non riuscito');
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('E-mail')).toHaveValue(member.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Accedi', exact: true }).click();
    await expect(page).toHaveURL('/members');
  });

  test('ERR-02 closes the account for some minutes after five wrong attempts, also for the right password', async ({ page }) => {
    await page.goto('/login');
    const failed = page.getByRole('alert').filter({ hasText: 'Accesso non riuscito' });
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const answer = page.waitForResponse('/api/user.php');
      await submitLogin(page, member.email, `sbagliata-numero-${attempt}`);
      await answer;
      await expect(failed).toBeVisible();
    }
    await submitLogin(page, member.email);
    await expect(page.getByRole('alert')).toHaveText(/l’accesso è sospeso per \d+ minut[io]/);
    await expect(page).toHaveURL('/login');
  });

  for (const address of PRIVATE) {
    test(`RP-08 sends a visitor of ${address} to the log-in, and back afterwards`, async ({ page }) => {
      await page.goto(address);
      await expect(page).toHaveURL(`/login?${new URLSearchParams({ back: address })}`);
      await submitLogin(page, member.email);
      await expect(page).toHaveURL(address);
      await expect(accountMenu(page).or(chatList(page)).first()).toBeVisible();
    });
  }
});
