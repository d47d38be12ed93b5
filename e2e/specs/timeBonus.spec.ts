import { footer } from '../pages/footer.ts';
import { logIn } from '../pages/login.ts';
import { confirmEmail, join, logOut } from '../pages/members.ts';
import { choose } from '../pages/menu.ts';
import { accountMenu, logInLink } from '../pages/topBar.ts';
import { expect, test } from '../test.ts';

test.describe('a new member', () => {
  test('WB-14 WB-15 WB-18 WB-21 TBN-08 TBN-09 DIS-02 DIS-03 LY-02 sees one banner at a time, and none again that they dismissed', async ({
    page,
  }) => {
    const { email } = await join(page);
    await page.goto('/members');
    const place = page.getByRole('complementary', { name: 'Avvisi sul tuo account' });
    await expect(place).toContainText('Conferma il tuo indirizzo.');
    await confirmEmail(page, email);
    await logOut(page);
    await logIn(page, email);
    const dismiss = place.getByRole('button', { name: 'Nascondi questo avviso' });
    await expect(place).toContainText('Aggiungi una foto.');
    await dismiss.click();
    await expect(place).toContainText('Il tuo bonus scade tra');
    await expect(place.getByRole('timer')).toHaveText(/^03:5\d:\d\d$/);
    await place.getByRole('link', { name: 'Vedi i crediti' }).click();
    await expect(page).toHaveURL(/\/credits$/);
    await page.goBack();
    await expect(place.getByRole('timer')).toBeVisible();
    await dismiss.click();
    await expect(place).toHaveCount(0);
    await page.reload();
    await expect(footer(page)).toBeVisible();
    await expect(place).toHaveCount(0);
    await accountMenu(page).click();
    await choose(page, 'Esci');
    await expect(logInLink(page)).toBeVisible();
    await expect(place).toHaveCount(0);
  });
});
