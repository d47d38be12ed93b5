import { navEntry } from '../pages/bar.ts';
import { codeRuns } from '../pages/boot.ts';
import { openChat } from '../pages/chat.ts';
import { submitLogin } from '../pages/login.ts';
import { buyCredits, joinActive, write } from '../pages/members.ts';
import { pair } from '../pages/pair.ts';
import { searchAge } from '../pages/search.ts';
import { expect, test } from '../test.ts';

/** Changes away from the focus reach users of screen readers. */
test.describe('to someone who hears the page', () => {
  test('it says which page shows, and how many people a search finds', async ({ page }) => {
    await joinActive(page);
    await page.goto('/likes');
    await codeRuns(page);
    await navEntry(page, 'Cerca').click();
    await expect(page).toHaveURL('/members');
    // The page before stays until the search has come.
    await expect(page).not.toHaveTitle(/Like/);
    const found = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /person[ae]/ });
    await expect(found).toBeVisible();
    const said = page.getByRole('status').filter({ hasText: (await page.title()).replace(/^\(\d+\) /, '') });
    await expect(said).toHaveCount(1);
    await expect(page.getByRole('main')).toBeFocused();
    const before = await found.textContent();
    await searchAge(page, 30);
    await expect(found).not.toHaveText(before ?? '');
  });

  test('it says what the partner writes, by name', async ({ page, anotherPage }) => {
    const { me, other, theirs } = await pair(page, anotherPage);
    await buyCredits(theirs);
    await write(theirs, me.id, 'Prima riga.');
    await openChat(page, other);
    await write(theirs, me.id, 'Che vento, oggi.');
    await expect(page.getByRole('status').filter({ hasText: `${other.name}: Che vento, oggi.` })).toBeAttached();
  });

  test('it says at once why a log-in failed', async ({ page }) => {
    const { email } = await joinActive(page);
    await page.context().clearCookies();
    await page.goto('/login');
    await submitLogin(page, email, 'not-the-password');
    await expect(page.getByRole('alert').filter({ hasText: /password/i })).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
  });
});
