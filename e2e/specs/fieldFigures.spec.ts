import { postFieldFigures } from '@amarena/shared/contracts/platform/fieldFigures';
import type { Page } from '@playwright/test';
import { withBoot } from '../pages/boot.ts';
import { logIn } from '../pages/login.ts';
import { heading } from '../pages/main.ts';
import { brokenRules } from '../pages/rules.ts';
import { DEVELOPER } from '../seed/people.ts';
import { expect, test } from '../test.ts';

/** As if the person looked at another tab: a page without a window is never hidden. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });

test.describe('how fast pages are', () => {
  test('a page that is hidden sends its figures, and developers find them by route and version', async ({ page }) => {
    await logIn(page, DEVELOPER.email);
    // Every page is measured, not one in ten.
    await withBoot(page, (boot) => ({ ...boot, figures_percent: 100 }));
    await page.goto('/members');
    await page.getByRole('contentinfo').waitFor();
    const said = page.waitForRequest((one) => one.url().endsWith(postFieldFigures.path));
    await expect(async () => {
      await hide(page);
      await Promise.race([said, page.waitForRequest((one) => one.url().endsWith(postFieldFigures.path), { timeout: 1_000 })]);
    }).toPass();
    const { figures } = (await said).postDataJSON() as { figures: Record<string, unknown>[] };
    expect(figures.map(({ route }) => route)).toContain('members');
    // Nothing about the person, and no address.
    for (const figure of figures) expect(Object.keys(figure).sort()).toEqual(['metric', 'phase', 'remote', 'route', 'value', 'version']);

    await page.goto('/delivery');
    await expect(heading(page, 'Registro dei remoti')).toBeVisible();
    await expect(async () => {
      await page.getByRole('button', { name: 'Aggiorna' }).click();
      await expect(page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'members', exact: true }) })).toContainText(
        /mf-members@.+\sms, misure: \d+/,
        { timeout: 1_000 },
      );
    }).toPass();
    expect(await brokenRules(page)).toEqual([]);
  });
});
