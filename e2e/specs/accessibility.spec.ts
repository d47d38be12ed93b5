import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { join } from '../pages/members.ts';
import { motionOver } from '../pages/motion.ts';
import { isOpen, memberOverlays, visitorOverlays } from '../pages/overlays.ts';
import { someProfile } from '../pages/profile.ts';
import { axeOn } from '../pages/rules.ts';
import {
  developerScreens,
  editorScreens,
  memberScreens,
  moderatorScreens,
  type Screen,
  settled,
  visitorScreens,
} from '../pages/screens.ts';
import { withSettings } from '../pages/settings.ts';
import { expect, test } from '../test.ts';

const MINUTES = 60_000;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Targets of at least 24 px, or with space around them: axe checks this only on request. */
const RULES = {
  runOnly: { type: 'tag' as const, values: TAGS },
  rules: { 'target-size': { enabled: true } },
  // Passing rules are not reported, because collecting their elements takes long.
  resultTypes: ['violations' as const],
};
/** An overlay is attached at the end of the document, outside any landmark: its own role identifies it. */
const OVER_RULES = { ...RULES, rules: { ...RULES.rules, region: { enabled: false } } };
/** They pass the focus on at once, so no one ever stays on them. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const reported = (where: string, { violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${where}: ${id} at ${target.join(' ')}. ${failureSummary}`),
  );

/** Violations that axe finds on a screen: all rules with light colours, and those about colours with dark ones too. */
async function violationsOn(page: Page, { name, path, before, open }: Screen): Promise<string[]> {
  await before?.();
  // Skips transitions, whose intermediate colours do not count.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  await settled(page);
  expect(new URL(page.url()).pathname).toBe(path);
  await open?.(page);
  await motionOver(page);
  const light = await axeOn(page)
    .options(open ? OVER_RULES : RULES)
    .exclude(FOCUS_GUARDS)
    .analyze();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await motionOver(page);
  const dark = await axeOn(page).options({ runOnly: COLOUR_RULES, resultTypes: RULES.resultTypes }).analyze();
  return [...reported(name, light), ...reported(`${name} in the dark`, dark)];
}

async function violationsOf(page: Page, screens: readonly Screen[]): Promise<string[]> {
  expect(screens).not.toHaveLength(0);
  const found: string[] = [];
  for (const screen of screens) found.push(...(await violationsOn(page, screen)));
  return found;
}

test.describe('in light and dark colours', () => {
  test('the screens of a visitor break no rule that axe knows', async ({ page }) => {
    test.setTimeout(8 * MINUTES);
    expect(await violationsOf(page, await visitorScreens(page))).toEqual([]);
  });

  test('the screens of a member break no rule that axe knows', async ({ page, request }) => {
    test.setTimeout(8 * MINUTES);
    expect(await violationsOf(page, await memberScreens(page, { request }))).toEqual([]);
  });
});

test.describe('at work, in light and dark colours', () => {
  test('the screens of a moderator break no rule that axe knows', async ({ page }) => {
    test.setTimeout(2 * MINUTES);
    expect(await violationsOf(page, await moderatorScreens(page))).toEqual([]);
  });

  test('the screens of an editor break no rule that axe knows', async ({ page }) => {
    test.setTimeout(2 * MINUTES);
    expect(await violationsOf(page, await editorScreens(page))).toEqual([]);
  });

  test('the screens of a developer break no rule that axe knows', async ({ page }) => {
    expect(await violationsOf(page, await developerScreens(page))).toEqual([]);
  });
});

test.describe('what lies over a screen, in light and dark colours', () => {
  test('breaks no rule that axe knows', async ({ page, request }) => {
    test.setTimeout(4 * MINUTES);
    const overlays = await memberOverlays(page, { request });
    expect(await violationsOf(page, overlays)).toEqual([]);
  });

  test.describe('on a first visit', () => {
    test.use({ entryAcknowledged: false });

    test('breaks no rule that axe knows', async ({ page }) => {
      await withSettings(page, () => ({ geoip_country: 'IT' }));
      const warning = { name: 'entry warning', path: '/', open: isOpen('dialog') };
      expect(await violationsOf(page, [warning])).toEqual([]);
    });
  });

  test('a visitor’s breaks no rule that axe knows', async ({ page }) => {
    expect(await violationsOf(page, visitorOverlays())).toEqual([]);
  });
});

test.describe('with the keyboard alone', () => {
  test('the first stop leads past the bar to the content', async ({ page }) => {
    await page.goto('/members');
    await settled(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Vai al contenuto' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the account menu opens, is walked through, and closes onto its button', async ({ page }) => {
    await join(page);
    await page.goto('/members');
    const button = page.getByRole('button', { name: /^Il tuo account/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Il mio profilo' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Esci' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('a dialog keeps the focus and gives it back', async ({ page }) => {
    await join(page);
    const { id } = await someProfile(page, 'country=IT&photo=true', ({ num_photos }) => num_photos > 3);
    await page.goto(`/members/${id}`);
    const locked = page.getByRole('button', { name: /visibile con Premium/ }).first();
    await locked.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'È una funzione Premium' });
    await expect(dialog).toBeFocused();
    for (const _stop of ['first', 'second', 'third', 'fourth', 'fifth']) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(locked).toBeFocused();
  });
});
