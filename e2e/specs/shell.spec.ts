import { codeRuns } from '../pages/boot.ts';
import { footer } from '../pages/footer.ts';
import { to } from '../pages/italian.ts';
import { logIn } from '../pages/login.ts';
import { buyCredits, join, joinActive, like, write } from '../pages/members.ts';
import { choose } from '../pages/menu.ts';
import { settingsOf } from '../pages/settings.ts';
import { accountMenu, entry, languageMenu, logInLink, logo, topBar } from '../pages/topBar.ts';
import { expect, test } from '../test.ts';

/** No one writes to the demonstration's editor; these tests need only its face in the bar. */
const EDITOR = 'editor@example.test';

test('a form that a script adds to the page is sent once, by that script, whatever it is built with', async ({ page }) => {
  await page.goto('/');
  await codeRuns(page);
  const sent = await page.evaluate(() => {
    const form = document.createElement('form');
    const button = form.appendChild(document.createElement('button'));
    document.body.append(form);
    let times = 0;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      times += 1;
    });
    button.click();
    return { times, waits: button.style.opacity !== '' };
  });
  expect(sent).toEqual({ times: 1, waits: false });
});

test('a press on a menu of the top bar is not lost while the code of the menus arrives', async ({ page }) => {
  const arrives = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  await page.route('**/shell/**/*.js', async (route) => {
    const drawsEntries = (await (await route.fetch()).text()).includes('menuitemradio');
    if (drawsEntries) {
      isHeld.resolve();
      await arrives.promise;
    }
    await route.continue();
  });
  await page.goto('/members');
  await codeRuns(page);
  await languageMenu(page).click();
  await isHeld.promise;
  await expect(page.getByRole('menu')).toHaveCount(0);
  arrives.resolve();
  await expect(page.getByRole('menuitemradio', { name: 'Italiano' })).toBeVisible();
  await expect(languageMenu(page)).toHaveAttribute('aria-expanded', 'true');
});

test.describe('the top bar of a visitor', () => {
  test('TB-07 TB-31 TB-32 has the logo and a log-in, and none of a member’s places', async ({ page }) => {
    await page.goto('/members');
    await expect(logInLink(page)).toBeVisible();
    await expect(languageMenu(page)).toBeVisible();
    await expect(topBar(page).getByRole('navigation')).toHaveCount(0);
    await expect(accountMenu(page)).toHaveCount(0);
    await logo(page).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await logInLink(page).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test.describe('the top bar of a member', () => {
  test('TB-06 TB-08 TB-09 TB-12 leads to search, messages and likes, and home by the logo', async ({ page }) => {
    await join(page);
    await page.goto('/likes');
    await logo(page).click();
    await expect(page).toHaveURL(/\/members$/);
    await entry(page, 'Messaggi').click();
    await expect(page).toHaveURL(/\/chats$/);
    await entry(page, 'Like').click();
    await expect(page).toHaveURL(/\/likes$/);
    await entry(page, 'Cerca persone').click();
    await expect(page).toHaveURL(/\/members$/);
    await expect(entry(page, 'Cerca persone')).toHaveAttribute('aria-current', 'page');
  });

  test('TB-15 TB-18 TB-19 TB-23 offers Premium to a free member, without a badge where nothing is new', async ({ page }) => {
    await join(page);
    await page.goto('/members');
    for (const words of ['Cerca persone', 'Messaggi', 'Like', 'Passa a Premium']) {
      await expect(entry(page, words)).toHaveText(words);
    }
    await expect(entry(page, 'Crediti')).toHaveCount(0);
    await entry(page, 'Passa a Premium').click();
    await expect(page).toHaveURL(/\/premium$/);
  });

  test('TB-16 TB-17 offers credits to a premium member, by an order to repeat', async ({ page }) => {
    await join(page);
    await buyCredits(page);
    await page.goto('/members');
    await expect(entry(page, 'Passa a Premium')).toHaveCount(0);
    await entry(page, 'Crediti').click();
    await expect(page).toHaveURL('/credits/repeat-order');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('TB-10 TB-13 WB-34 counts unread messages and new likes, and both in the title', async ({ page, request }) => {
    const member = await joinActive(page);
    for (const turn of [1, 2, 3]) {
      await joinActive({ request });
      await like({ request }, member.id);
      if (turn < 3) await write({ request }, member.id, 'Ciao, che musica ascolti?');
    }
    await page.goto('/members');
    await expect(entry(page, 'Messaggi')).toHaveAccessibleName(/2 messaggi non letti/);
    await expect(entry(page, 'Messaggi').getByText('2', { exact: true })).toBeVisible();
    await expect(entry(page, 'Like')).toHaveAccessibleName(/3 nuovi like/);
    await expect(entry(page, 'Like').getByText('3', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/\(5\)/);
  });

  test('TB-24 TB-29 TB-30 opens a menu behind name and placeholder of someone without a photo', async ({ page }) => {
    const { name } = await join(page);
    await page.goto('/members');
    await expect(accountMenu(page)).toContainText(name);
    await expect(accountMenu(page).locator('[data-photo="none"]')).toBeVisible();
    await accountMenu(page).click();
    await expect(page.getByRole('menu').getByRole('menuitem', { name: 'I miei pagamenti' })).toBeVisible();
  });

  test('TB-24 holds its menu in place while the page scrolls under it', async ({ page }) => {
    await joinActive(page);
    await page.goto('/members');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await accountMenu(page).click();
    const menu = page.getByRole('menu');
    await expect(menu).toBeVisible();
    const moved = await menu.evaluate((element) => {
      const before = element.getBoundingClientRect().top;
      window.scrollBy({ top: 100, behavior: 'instant' });
      return { page: window.scrollY, menu: element.getBoundingClientRect().top - before };
    });
    expect(moved).toEqual({ page: 100, menu: 0 });
  });

  test('TB-28 shows the thumbnail of the member’s main image', async ({ page }) => {
    await logIn(page, EDITOR);
    const { user } = await (await page.request.get('/api/user.php')).json();
    const { cdn_prefix } = await settingsOf(page);
    const image = accountMenu(page).locator('img');
    await expect(image).toHaveAttribute('src', `${cdn_prefix}${user.profile.main_image.thumb_filename}`);
  });

  test('TB-25 TB-26 leads from the account to the own profile and the settings', async ({ page }) => {
    await join(page);
    await page.goto('/members');
    for (const [name, path] of [
      ['Il mio profilo', '/profile'],
      ['Impostazioni', '/notifications'],
    ] as const) {
      await accountMenu(page).click();
      await choose(page, name);
      await expect(page).toHaveURL(path);
    }
  });

  test('TB-33 has neither account nor log-in while sign-up is being completed', async ({ page }) => {
    await join(page);
    await page.goto('/complete-signup');
    await expect(topBar(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(accountMenu(page)).toHaveCount(0);
    await expect(logInLink(page)).toHaveCount(0);
  });

  test('TB-27 logs out', async ({ page }) => {
    await join(page);
    await page.goto('/members');
    await accountMenu(page).click();
    const [logout] = await Promise.all([page.waitForRequest((request) => request.url().endsWith('/api/logout.php')), choose(page, 'Esci')]);
    expect(logout.method()).toBe('GET');
    await expect(logInLink(page)).toBeVisible();
    await page.reload();
    await expect(logInLink(page)).toBeVisible();
  });

  test('AUT-03 becomes a visitor’s without a word when the session is over', async ({ page, request }) => {
    const other = await joinActive({ request });
    await join(page);
    const visit = page.waitForResponse('**/api/visits.php');
    await page.goto(`/members/${other.id}`);
    await expect(accountMenu(page)).toBeVisible();
    await visit;
    await page.context().clearCookies({ name: 'session' });
    await page.getByRole('button', { name: `Metti like ${to(other.name)}`, exact: true }).click();
    await expect(logInLink(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Avvisi' }).filter({ hasText: /\S/ })).toHaveCount(0);
  });
});

test.describe('a page that goes out of sight', () => {
  test('API-15 says so to the server, once and with an empty JSON body', async ({ page }) => {
    await page.addInitScript(() => {
      const send = navigator.sendBeacon.bind(navigator);
      // The driver does not see the body of a beacon.
      navigator.sendBeacon = (path, body) => {
        const ours = String(path).endsWith('/api/page-hidden.php') && body instanceof Blob;
        if (ours) void body.text().then((text) => Object.assign(window, { beacon: `${body.type} ${text}` }));
        return send(path, body);
      };
    });
    await join(page);
    await page.goto('/members');
    await codeRuns(page);
    await expect(footer(page)).toBeVisible();
    const told: string[] = [];
    page.on('request', (one) => one.url().endsWith('/api/page-hidden.php') && told.push(one.method()));
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'beacon'))).toBe('application/json {}');
    expect(told).toEqual(['POST']);
  });
});

test.describe('the connection', () => {
  test('EN-78 EN-79 is said to be gone while it is, and no longer', async ({ page }) => {
    await page.goto('/members');
    // The notice loads with the footer, after the first paint.
    await expect(footer(page).getByRole('link').first()).toBeVisible();
    const banner = page.getByRole('status').filter({ hasText: 'Sei offline' });
    await expect(banner).toHaveCount(0);
    await page.context().setOffline(true);
    await expect(banner).toBeVisible();
    await page.context().setOffline(false);
    await expect(banner).toHaveCount(0);
  });
});
