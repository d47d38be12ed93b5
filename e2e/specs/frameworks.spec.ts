import type { Page } from '@playwright/test';
import { withBoot } from '../pages/boot.ts';
import { followRoots, frameworkOf } from '../pages/frameworks.ts';
import { aGuest, deliver, goTo } from '../pages/guests.ts';
import { heading } from '../pages/main.ts';
import { joinActive } from '../pages/members.ts';

import { brokenRules } from '../pages/rules.ts';
import { entry, languageMenu, topBar } from '../pages/topBar.ts';
import { expect, test } from '../test.ts';

const VERSION = `1.0.0-${Date.now().toString(36)}`;
/** Milliseconds for two builds, two mounts in a browser, and the journey. */
const JOURNEY = 480_000;
/** Milliseconds without a new file after which a page has loaded all it loads: the shell defers code by up to five seconds. */
const QUIET = 6_000;

/** Files of the shell, and of the remote of `/members`. */
const OWN = /^\/(?:shell|artifacts\/mf-members)\//;

const GUESTS = [
  {
    name: 'older',
    own: ['react', 'react-dom', 'scheduler'],
    called: 'React 18.3.1',
    title: 'React 18',
    brings: 'react 18.3.1, react-dom 18.3.1',
    widget: false,
  },
  { name: 'vue', own: [], called: 'Vue 3.5.45', title: 'Vue', brings: 'vue 3.5.45', widget: true },
] as const;

const firstHeading = (page: Page) => page.getByRole('main').getByRole('heading').first();
const search = (page: Page) => page.getByRole('search', { name: 'Filtri di ricerca' });

/**
 * The files of the shell and of its own remote that a page has loaded, each with its bytes, and the parts of all others,
 * once those that it loaded before (`known`) are there and no more arrive. Other journeys may release parts meanwhile,
 * but not these two.
 */
async function filesOf(page: Page, path: string, known: readonly string[] = []): Promise<string[]> {
  await page.goto(path);
  await expect(search(page)).toBeVisible();
  let files: string[] = [];
  const look = async () => {
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming ? [`${new URL(entry.name).pathname} ${entry.decodedBodySize}`] : [],
        ),
    );
    const lines = loaded.flatMap((line) => (OWN.test(line) ? [line] : (/^\/artifacts\/[^/]+/.exec(line) ?? [])));
    return [...new Set(lines)].sort();
  };
  await expect(async () => {
    const before = files;
    files = await look();
    expect(files).toEqual(expect.arrayContaining([...known]));
    expect(files).toEqual(before);
  }).toPass({ intervals: [QUIET] });
  return files;
}

/** What the shell shows around a page, as the browser draws it. */
const looksOf = (page: Page) =>
  topBar(page).evaluate((bar) => {
    const { backgroundColor, color, fontFamily, fontSize, height } = getComputedStyle(bar);
    return {
      backgroundColor,
      color,
      fontFamily,
      fontSize,
      height,
      sheets: document.querySelectorAll('style, link[rel=stylesheet]').length,
    };
  });

test.use({ expected: [/broken older|broken vue/] });

test('pages in React 18 and in Vue stand beside those in React 19, hear and ask the same, leave nothing, and fail alone', async ({
  page,
}) => {
  test.setTimeout(JOURNEY);
  await joinActive(page, { country: 'CH' });
  // One page in ten is measured, and only those load what measures.
  await withBoot(page, (boot) => ({ ...boot, figures_percent: 0 }));
  const before = await filesOf(page, '/members', await filesOf(page, '/members'));
  expect(before.length).toBeGreaterThan(10);
  await followRoots(page);
  await page.goto('/members');
  // The rendered page shows the search before React has taken it over.
  await expect.poll(() => frameworkOf(firstHeading(page))).toMatch(/^React (?!18)\d+\./);
  const ofShell = await frameworkOf(firstHeading(page));

  for (const { name, own, called, title, brings, widget } of GUESTS) {
    const guest = await aGuest(`guest-${name}`, own);
    try {
      await deliver('publish', `mf-${name}`, '--directory', guest.directory, '--version', VERSION);
    } finally {
      await guest.remove();
    }
    const line = new RegExp(`^mf-${name}@${VERSION} brings ${brings}: \\d{5} bytes after gzip`, 'm');
    expect(await deliver('check', `mf-${name}@${VERSION}`)).toMatch(line);
    await deliver('activate', `mf-${name}@${VERSION}`, '--no-smoke');
    expect(await deliver('status')).toMatch(line);
    expect(await filesOf(page, '/members', before)).toEqual(before);

    await test.step(`the page in ${called}`, async () => {
      const shown = page.locator(`[data-framework="${called}"]`);
      await page.goto(`/more/${name}`);
      await expect(heading(page, `Fatto con ${called}`)).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`${title} · Amarena$`));
      await expect(shown.getByText('I tuoi crediti: 0')).toBeVisible();
      await expect(shown.getByText(/^Iscritti: \d+$/)).toBeVisible();
      expect(await frameworkOf(firstHeading(page))).toBe(called);
      const recent = page.getByRole('list', { name: 'Risultati' }).getByRole('listitem').first();
      if (widget) expect(await frameworkOf(recent)).toBe(ofShell);
      expect(await brokenRules(page)).toEqual([]);
      const looks = await looksOf(page);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));

      for (const _round of [1, 2, 3]) {
        await page.getByRole('main').getByRole('link', { name: 'Cerca persone' }).click();
        await expect(search(page)).toBeVisible();
        await expect(page.getByRole('main')).toBeFocused();
        await expect(shown).toHaveCount(0);
        expect(await frameworkOf(firstHeading(page))).toBe(ofShell);
        await goTo(page, `/more/${name}`);
        await expect(heading(page, `Fatto con ${called}`)).toBeVisible();
        await expect(search(page)).toHaveCount(0);
        await expect(page.getByRole('main')).toBeFocused();
        expect(await frameworkOf(firstHeading(page))).toBe(called);
        expect(await looksOf(page)).toMatchObject(looks);
      }

      await page.getByRole('button', { name: 'Mostra un messaggio' }).click();
      await expect(page.getByText(`Un messaggio da ${called}`)).toBeVisible();
      for (const [language, words] of [
        ['Deutsch', 'Gemacht mit'],
        ['Italiano', 'Fatto con'],
      ] as const) {
        await languageMenu(page).click();
        await page.getByRole('menuitemradio', { name: language }).click();
        await expect(heading(page, `${words} ${called}`)).toBeVisible();
      }

      await page.getByRole('button', { name: 'Rompi la pagina' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'non si' })).toBeVisible();
      await expect(shown).toHaveCount(0);
      await entry(page, 'Cerca').click();
      await expect(search(page)).toBeVisible();
      expect(await frameworkOf(firstHeading(page))).toBe(ofShell);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
  }
});
