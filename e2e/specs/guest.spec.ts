import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { bootOf } from '../pages/boot.ts';
import { nextReport } from '../pages/delivery.ts';
import { logIn } from '../pages/login.ts';
import { heading } from '../pages/main.ts';
import { joinActive } from '../pages/members.ts';
import { brokenRules } from '../pages/rules.ts';
import { DEVELOPER } from '../seed/people.ts';
import { expect, test } from '../test.ts';

const ROOT = join(import.meta.dirname, '../..');
const DATA_DIR = process.env.E2E_DATA_DIR ?? '';
const STAMP = Date.now().toString(36);
const GOOD = `1.0.0-${STAMP}`;
const BROKEN = `1.1.0-${STAMP}`;
/** Milliseconds for two builds of the guest, and a mount of it in a browser. */
const RELEASE = 240_000;
/** Within this time an error has to be at `/delivery`. */
const WITHIN = 30_000;

const deliver = (...words: string[]) =>
  promisify(execFile)(process.execPath, [join(ROOT, 'server/src/cli/deliver.ts'), ...words, '--by', 'a test'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR },
  });

/** The package of the guest, in a folder outside the repository, as its team has it. */
async function aGuest(): Promise<{ directory: string; breakScreen: () => Promise<void>; remove: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'amarena-guest-'));
  const directory = join(root, 'gifts');
  await cp(join(ROOT, 'e2e/guest'), directory, { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  const screen = join(directory, 'src/GiftsScreen.tsx');
  return {
    directory,
    async breakScreen() {
      const source = await readFile(screen, 'utf8');
      const broken = source.replace(
        'export function GiftsScreen() {',
        "$&\n  if (ANYWHERE.country === null) throw new TypeError('broken gifts');",
      );
      expect(broken).not.toBe(source);
      await writeFile(screen, broken);
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** Opens an address from a page that stands, without another document. */
const goTo = (page: Page, path: string) => page.evaluate((to) => window.history.pushState(null, '', to), path);
const versionsOf = async (page: Page) => (await bootOf(page)).snapshot.remotes['mf-gifts']?.map(({ version }) => version);

test.use({ expected: [/broken gifts|Minified React error/] });

test('a page of another team, published from its own folder, is found, falls back, tells what broke, and returns', async ({
  page,
  anotherPage,
}) => {
  test.setTimeout(RELEASE);
  const guest = await aGuest();
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

    await guest.breakScreen();
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
