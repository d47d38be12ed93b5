import type { Page } from '@playwright/test';
import { bootOf } from '../pages/boot.ts';
import { nextReport } from '../pages/delivery.ts';
import { aGuest, deliver, goTo } from '../pages/guests.ts';
import { logIn } from '../pages/login.ts';
import { heading } from '../pages/main.ts';
import { joinActive } from '../pages/members.ts';
import { brokenRules } from '../pages/rules.ts';
import { DEVELOPER } from '../seed/people.ts';
import { expect, test } from '../test.ts';

const STAMP = Date.now().toString(36);
const GOOD = `1.0.0-${STAMP}`;
const BROKEN = `1.1.0-${STAMP}`;
/** Milliseconds for two builds of the guest, and a mount of it in a browser. */
const RELEASE = 240_000;
/** Within this time an error has to be at `/delivery`. */
const WITHIN = 30_000;

const versionsOf = async (page: Page) => (await bootOf(page)).snapshot.remotes['mf-gifts']?.map(({ version }) => version);

test.use({ expected: [/broken gifts|Minified React error/] });

test('a page of another team, published from its own folder, is found, falls back, tells what broke, and returns', async ({
  page,
  anotherPage,
}) => {
  test.setTimeout(RELEASE);
  const guest = await aGuest('guest');
  const developer = await anotherPage();
  try {
    await deliver('publish', 'mf-gifts', '--directory', guest.directory, '--version', GOOD);
    await joinActive(page);
    expect((await page.goto('/more/gifts'))?.status()).toBe(404);

    await logIn(developer, DEVELOPER.email);
    await developer.goto(`/more/gifts?remote=mf-gifts@${GOOD}`);
    await expect(heading(developer, /^I regali di/)).toBeVisible();
    await expect(developer.getByRole('complementary', { name: 'Developer overrides' }).getByRole('listitem')).toHaveText([
      `mf-gifts@${GOOD}`,
    ]);
    await developer.goto('/members?remote=none');

    await deliver('activate', `mf-gifts@${GOOD}`);
    await page.goto('/members');
    expect(await versionsOf(page)).toBeUndefined();
    await expect(page.getByRole('search', { name: 'Filtri di ricerca' })).toBeVisible();
    await goTo(page, '/more/gifts');
    await expect(heading(page, /^I regali di/)).toBeVisible();
    await expect(page).toHaveTitle(/Regali · Amarena$/);
    await expect(page.getByRole('list', { name: 'Risultati' }).getByRole('listitem').first()).toBeVisible();
    expect(await brokenRules(page)).toEqual([]);

    await page.getByRole('link', { name: 'I regali che hai fatto' }).click();
    await expect(heading(page, 'Regalo 3')).toBeVisible();
    await expect(page).toHaveURL(/\/more\/gifts\/sent\/3$/);
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Cerca persone' }).click();
    await expect(page.getByRole('search', { name: 'Filtri di ricerca' })).toBeVisible();
    await page.goBack();
    await expect(heading(page, /^I regali di/)).toBeVisible();
    const visitor = await anotherPage();
    await visitor.goto('/more/gifts/sent/3');
    await expect(visitor).toHaveURL(/\/login\?back=%2Fmore%2Fgifts%2Fsent%2F3$/);

    const screen = 'export function GiftsScreen() {';
    await guest.change('src/GiftsScreen.tsx', screen, `${screen}\n  if (ANYWHERE.country === null) throw new TypeError('broken gifts');`);
    await deliver('publish', 'mf-gifts', '--directory', guest.directory, '--version', BROKEN);
    await deliver('activate', `mf-gifts@${BROKEN}`, '--no-smoke');
    const report = nextReport(page, 'mf-gifts');
    await page.goto('/more/gifts/sent/3');
    await expect(heading(page, 'Regalo 3')).toBeVisible();
    expect(await versionsOf(page)).toEqual([BROKEN, GOOD]);
    expect(await report).toMatchObject({ version: BROKEN, accepted: true });

    await developer.goto('/delivery');
    const group = developer
      .getByRole('region', { name: 'mf-gifts', exact: true })
      .getByRole('listitem')
      .filter({ hasText: 'throw new TypeError' });
    await expect(async () => {
      await developer.getByRole('button', { name: 'Aggiorna' }).click();
      await expect(group.getByText(/^mf-gifts\/src\/GiftsScreen\.tsx:\d+:\d+$/).first()).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: WITHIN });
    await expect(developer.getByText('/more/gifts', { exact: true })).toBeVisible();

    await deliver('rollback', 'mf-gifts');
    await page.reload();
    await expect(heading(page, 'Regalo 3')).toBeVisible();
    expect(await versionsOf(page)).toEqual([GOOD]);
  } finally {
    await guest.remove();
  }
});
