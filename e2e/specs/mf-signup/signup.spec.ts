import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { callAs } from '../../pages/api.ts';
import { nav } from '../../pages/bar.ts';
import { fillBirth } from '../../pages/birth.ts';
import { codeRuns } from '../../pages/boot.ts';
import { footer } from '../../pages/footer.ts';
import { joinActive, logOut } from '../../pages/members.ts';
import { searchAge } from '../../pages/search.ts';
import { withSettings } from '../../pages/settings.ts';
import { accountMenu } from '../../pages/topBar.ts';
import { PASSWORD } from '../../seed/people.ts';
import { expect, test } from '../../test.ts';

// Only some browsers can ask for notifications here; with the permission denied, the steps are the same in all of them.
test.use({ permissions: [] });

interface Fields {
  name: string;
  email: string;
  birth: string;
}

const newcomer = (): Fields => {
  const name = `Arrivo.${randomBytes(4).toString('hex')}`;
  return { name, email: `${name.toLowerCase()}@example.test`, birth: '1991-03-09' };
};

/** Fills in everything that an account needs. `at` is the dialog or the page. */
async function fillAccount(at: Locator, { name, email, birth }: Fields): Promise<void> {
  await at.getByText('Donna', { exact: true }).click();
  await at.getByText('Uomini', { exact: true }).click();
  await at.getByLabel('Nome visibile').fill(name);
  await at.getByLabel('E-mail').fill(email);
  await fillBirth(at, birth);
  await at.getByLabel('Paese').selectOption('IT');
  await at.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await at.getByText(/^Acconsento/).click();
  await expect(at.getByRole('checkbox', { name: /Acconsento/ })).toBeChecked();
}

/** Skips every step that can be skipped, up to the mail. */
async function skipSteps(at: Locator): Promise<void> {
  await at.getByRole('button', { name: 'Lo faccio dopo' }).click();
  await expect(at.getByRole('heading', { name: 'Qualcosa su di te' })).toBeVisible();
  await at.getByRole('button', { name: 'Salta' }).click();
  await expect(at.getByRole('heading', { name: 'Racconta chi sei' })).toBeVisible();
  await at.getByRole('button', { name: 'Salta' }).click();
  await expect(at.getByRole('heading', { name: 'Controlla la posta' })).toBeVisible();
}

const create = (at: Locator) => at.getByRole('button', { name: 'Crea il tuo account' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Iscriviti gratis' });

async function openDialog(page: Page): Promise<Locator> {
  await page.goto('/');
  // A press that waits for the code has a journey of its own.
  await codeRuns(page);
  await page.getByRole('main').getByRole('button', { name: 'Iscriviti gratis' }).click();
  const dialog = dialogOf(page);
  await expect(create(dialog)).toBeVisible();
  return dialog;
}

test.describe('sign-up on a wide screen', () => {
  test('LY-06 what is sent before the code of the page has come opens the dialog once it is there', async ({ page }) => {
    const scripts = Promise.withResolvers<void>();
    await page.route('**/shell/*/main.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page
      .getByRole('main')
      .getByLabel(/^E-mail/)
      .fill('anna@example.test');
    const join = page.getByRole('main').getByRole('button', { name: 'Iscriviti gratis' });
    await join.click();
    await join.click();
    scripts.resolve();
    await expect(create(dialogOf(page))).toBeVisible();
    await expect(dialogOf(page).getByLabel('E-mail')).toHaveValue('anna@example.test');
    await expect(page).toHaveURL('/');
  });

  test('LY-06 what is sent although the code of the page never comes leads to the form that needs none', async ({ page }) => {
    await page.route('**/shell/*/main.js', (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await page
      .getByRole('main')
      .getByLabel(/^E-mail/)
      .fill('anna@example.test');
    await page.getByRole('main').getByRole('button', { name: 'Iscriviti gratis' }).click();
    await expect(page).toHaveURL('/signup');
    await expect(page.getByLabel('E-mail')).toHaveValue('anna@example.test');
  });

  test('LY-06 WB-28 WB-33 opens over the page and closes while nothing was begun', async ({ page }) => {
    const dialog = await openDialog(page);
    await expect(page).toHaveURL('/');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('SU-01 SU-08 RT-34 creates the account, lets each step be skipped and shows the newcomer whom they may like', async ({ page }) => {
    const who = newcomer();
    const dialog = await openDialog(page);
    await fillAccount(dialog, who);
    await create(dialog).click();
    // The page behind becomes the new member's, and leaves the focus where it is.
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toContainText(who.name);
    await expect(dialog.getByRole('heading', { name: 'Aggiungi una foto' })).toBeFocused();
    await skipSteps(dialog);
    await dialog.getByRole('link', { name: 'Intanto, guarda chi c’è' }).click();
    await expect(page).toHaveURL('/signup-matches');
    await expect(page.getByRole('list', { name: 'Chi potrebbe piacerti' }).getByRole('listitem').first()).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Vedi tutti' }).click();
    await expect(page).toHaveURL('/members');
    await expect(accountMenu(page)).toHaveAccessibleName(new RegExp(who.name));
    await expect(dialog).toHaveCount(0);
    await searchAge(page, 30);
    await expect(page.getByRole('list', { name: 'Risultati' }).getByRole('link', { name: /, 30$/ }).first()).toBeVisible();
  });

  test('WB-31 stays open under a click outside while the account is being created', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/signup.php', async (route) => {
      await held.promise;
      await route.continue();
    });
    const dialog = await openDialog(page);
    await fillAccount(dialog, newcomer());
    await create(dialog).click();
    await expect(dialog.getByRole('button', { name: 'Creazione in corso' })).toBeVisible();
    await page.mouse.click(8, 450);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    held.resolve();
    await expect(dialog.getByRole('heading', { name: 'Aggiungi una foto' })).toBeVisible();
    // Another Escape so soon would hide the whole site.
    await page.mouse.click(8, 450);
    await expect(dialog.getByRole('heading', { name: 'Aggiungi una foto' })).toBeVisible();
  });
});

test.describe('free sign-up', () => {
  test('SU-07 WB-32 asks for no payment at any step, and Escape does not close what has begun', async ({ page }) => {
    const dialog = await openDialog(page);
    const asksForNone = async () => {
      await expect(dialog).not.toContainText(/€|IBAN|PayPal|pagamento/i);
      await expect(dialog.locator('[autocomplete^="cc-"]')).toHaveCount(0);
    };
    await asksForNone();
    await fillAccount(dialog, newcomer());
    await create(dialog).click();
    await expect(dialog.getByRole('heading', { name: 'Aggiungi una foto' })).toBeFocused();
    await page.keyboard.press('Escape');
    for (const pass of ['Lo faccio dopo', 'Salta', 'Salta']) {
      await asksForNone();
      await dialog.getByRole('button', { name: pass }).click();
    }
    await expect(dialog.getByRole('heading', { name: 'Controlla la posta' })).toBeVisible();
    await asksForNone();
  });
});

test.describe('sign-up on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('WB-29 SU-01 RT-35 is a page of its own and takes the typed e-mail along', async ({ page }) => {
    const who = newcomer();
    await page.goto('/');
    await page.getByRole('main').getByLabel('E-mail').fill(who.email);
    await page.getByRole('main').getByRole('button', { name: 'Iscriviti gratis' }).tap();
    await expect(page).toHaveURL('/signup');
    const main = page.getByRole('main');
    await expect(main.getByLabel('E-mail')).toHaveValue(who.email);
    await fillAccount(main, who);
    await create(main).tap();
    await expect(main.getByRole('heading', { name: 'Aggiungi una foto' })).toBeVisible();
    await main.getByRole('button', { name: 'Lo faccio dopo' }).tap();
    await expect(main.getByRole('heading', { name: 'Qualcosa su di te' })).toBeVisible();
    // A reload, or another device, continues at the same step.
    await page.goto('/complete-signup');
    await expect(main.getByRole('heading', { name: 'Qualcosa su di te' })).toBeVisible();
    await expect(nav(page)).toBeVisible();
  });

  test('VA-09 shows where the button was pressed that the e-mail has an account', async ({ page }) => {
    const { email } = await joinActive(page);
    await logOut(page);
    await page.goto('/signup');
    const main = page.getByRole('main');
    await fillAccount(main, { ...newcomer(), email });
    await create(main).tap();
    await expect(main.getByRole('link', { name: 'Accedi da qui' })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('the sign-up form', () => {
  test('VA-04 asks for the date of birth and says the age where someone is too young', async ({ page }) => {
    await page.goto('/signup');
    const form = page.getByRole('main');
    await fillBirth(form, `${new Date().getFullYear() - 17}-01-01`);
    await create(form).click();
    await expect(form.getByText('Inserisci la tua data di nascita: per iscriverti devi avere almeno 18 anni.')).toBeVisible();
  });

  test('VA-06 says that an e-mail is not valid', async ({ page }) => {
    await page.goto('/signup');
    // Before hydration, leaving a field has no effect.
    await expect(footer(page)).toBeAttached();
    const email = page.getByRole('main').getByLabel('E-mail');
    await email.fill('abc');
    await email.blur();
    await expect(page.getByText('E-mail non valida', { exact: true })).toBeVisible();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
  });

  test('VA-07 VA-08 offers the right spelling of a mistyped domain and takes it over', async ({ page }) => {
    await page.goto('/signup');
    const email = page.getByRole('main').getByLabel('E-mail');
    await email.fill('a@gmial.com');
    await page.getByRole('button', { name: 'Forse intendevi a@gmail.com?' }).click();
    await expect(email).toHaveValue('a@gmail.com');
    await expect(page.getByText('Forse intendevi')).toHaveCount(0);
  });

  test('VA-09 leads to the log-in where the e-mail has an account', async ({ page }) => {
    const { email } = await joinActive(page);
    await logOut(page);
    await page.goto('/signup');
    const main = page.getByRole('main');
    await fillAccount(main, { ...newcomer(), email });
    await create(main).click();
    const refused = page.getByRole('alert').filter({ hasText: 'Con questa e-mail c’è già un account.' });
    await refused.getByRole('link', { name: 'Accedi da qui' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test.describe('sign-up with the e-mail of an account that is being deleted', () => {
  test('VA-10 tells of the mailed way back', async ({ page }) => {
    const { email } = await joinActive(page);
    await callAs(page, 'DELETE', '/api/user.php', { password: PASSWORD });
    await page.goto('/signup');
    const main = page.getByRole('main');
    await fillAccount(main, { ...newcomer(), email });
    await create(main).click();
    await expect(main.getByRole('alert')).toContainText('collegamento di riattivazione che ti abbiamo mandato');
  });
});

test.describe('a visitor whom a partner’s link led here', () => {
  const FROM = { network: 'partner', ref: 'blog', sub1: '1', sub2: '2', sub3: '3' };
  const kept = (page: Page) => page.evaluate(() => localStorage.getItem('amarena.tracking'));

  test('TRK-01 TRK-02 TRK-03 TRK-04 is remembered out of sight, and told at sign-up', async ({ page }) => {
    await page.goto(`/pricing?${new URLSearchParams({ ...FROM, t: '3' })}`);
    await expect(page).toHaveURL(/\/pricing\?t=3$/);
    const { at: _at, ...stored } = Object.fromEntries(new URLSearchParams((await kept(page)) ?? ''));
    expect(stored).toEqual(FROM);
    const dialog = await openDialog(page);
    await fillAccount(dialog, newcomer());
    const [sent] = await Promise.all([page.waitForRequest('**/api/signup.php'), create(dialog).click()]);
    expect(sent.postDataJSON()).toMatchObject({ tracking: FROM });
  });
});

test.describe('sign-up that is closed', () => {
  test('SGN-06 ERR-22 says that it is by invitation, and shows no form', async ({ page }) => {
    await withSettings(page, () => ({ signups: 'none' }));
    await page.goto('/signup');
    await expect(page.getByRole('heading', { name: 'Per ora si entra su invito' })).toBeVisible();
    await expect(create(page.locator('main'))).toHaveCount(0);
  });
});
