import type { Page } from '@playwright/test';
import { bootOf } from '../pages/boot.ts';
import { nextReport } from '../pages/delivery.ts';
import { aGuest, deliver, goTo, refusalOf } from '../pages/guests.ts';
import { heading } from '../pages/main.ts';
import { joinActive } from '../pages/members.ts';
import { brokenRules } from '../pages/rules.ts';
import { expect, test } from '../test.ts';

/** The guest of `e2e/guest`, under a name that only this journey uses. */
const OWNER = 'mf-presents';
const TEASER = `${OWNER}/teaser`;
const STAMP = Date.now().toString(36);
const GOOD = `1.0.0-${STAMP}`;
const BROKEN = `1.1.0-${STAMP}`;
const QUIZ = `1.0.0-${STAMP}`;
/** Milliseconds for three builds, two checks in a browser, and the journey. */
const JOURNEY = 300_000;

const versionsOf = async (page: Page) => (await bootOf(page)).snapshot.remotes[OWNER]?.map(({ version }) => version);
const inMain = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });
const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Apri il regalo' });
const fallback = (page: Page) => inMain(page, 'Oggi non ci sono regali.');

/** Presses the button of the widget; the page around it then says how many gifts were opened. */
async function openGift(page: Page, { already = 0 } = {}): Promise<void> {
  await expect(inMain(page, `Regali aperti: ${already}`)).toBeVisible();
  await button(page).click();
  await expect(inMain(page, `Regali aperti: ${already + 1}`)).toBeVisible();
}

test.use({ expected: [/broken teaser/] });

test('the page of a guest shows the widget of another one, in a version that works, until that guest is retired', async ({
  page,
  anotherPage,
}) => {
  test.setTimeout(JOURNEY);
  const [owner, quiz] = [await aGuest('guest'), await aGuest('guest-quiz')];
  try {
    for (const guest of [owner, quiz]) await guest.rename('mf-gifts', OWNER);
    await deliver('publish', OWNER, '--directory', owner.directory, '--version', GOOD);
    await deliver('activate', `${OWNER}@${GOOD}`, '--no-smoke');
    await deliver('publish', 'mf-quiz', '--directory', quiz.directory, '--version', QUIZ);
    await deliver('activate', `mf-quiz@${QUIZ}`);
    const { name } = await joinActive(page);

    await test.step('the widget stands on the page, which it tells what is pressed, and visitors get the fallback', async () => {
      await page.goto('/more/quiz');
      await expect(inMain(page, `${name}, c’è un regalo per te.`)).toBeVisible();
      await openGift(page);
      expect(await versionsOf(page)).toEqual([GOOD]);
      expect(await brokenRules(page)).toEqual([]);
      const visitor = await anotherPage();
      await visitor.goto('/more/quiz');
      await expect(fallback(visitor)).toBeVisible();
      expect(await visitor.content()).not.toContain(OWNER);
    });

    await test.step('the version before takes the place of one that throws, until that is taken back', async () => {
      const first = 'const t = useT();';
      await owner.change('src/Teaser.tsx', first, `${first}\n  if (member !== null) throw new TypeError('broken teaser');`);
      await deliver('publish', OWNER, '--directory', owner.directory, '--version', BROKEN);
      await deliver('activate', `${OWNER}@${BROKEN}`, '--no-smoke');
      const report = nextReport(page, OWNER);
      await page.goto('/more/quiz');
      await openGift(page);
      expect(await versionsOf(page)).toEqual([BROKEN, GOOD]);
      expect(await report).toMatchObject({ version: BROKEN, kind: 'threw_while_mounting', accepted: true });
      expect(await brokenRules(page)).toEqual([]);
      await deliver('rollback', OWNER);
      await page.reload();
      await openGift(page);
      expect(await versionsOf(page)).toEqual([GOOD]);
    });

    const ofOwner = await page.context().newPage();
    await ofOwner.goto('/more/presents');
    await expect(heading(ofOwner, /^I regali di/)).toBeVisible();

    await test.step('its owner is retired only by someone who insists, and open pages keep what they show', async () => {
      const shown = `mf-quiz@${QUIZ} shows the widget ${TEASER} 1.0.0`;
      expect(await refusalOf('retire', OWNER)).toContain(shown);
      expect((await page.request.get('/more/presents')).status()).toBe(200);
      const said = await deliver('retire', OWNER, '--although-shown');
      expect(said).toContain(`mf-quiz@${QUIZ} shows its fallback in place of ${TEASER}`);
      expect((await page.request.get('/more/presents')).status()).toBe(404);

      await openGift(page, { already: 1 });
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await goTo(page, '/members');
      await expect(page.getByRole('search', { name: 'Filtri di ricerca' })).toBeVisible();
      await goTo(page, '/more/quiz');
      await openGift(page);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await ofOwner.getByRole('link', { name: 'I regali che hai fatto' }).click();
      await expect(heading(ofOwner, 'Regalo 3')).toBeVisible();
    });

    await test.step('the next full load has the fallback, and the page of the owner is unknown', async () => {
      await page.reload();
      await expect(fallback(page)).toBeVisible();
      await expect(inMain(page, 'Regali aperti: 0')).toBeVisible();
      await expect(button(page)).toHaveCount(0);
      expect(await versionsOf(page)).toBeUndefined();
      expect(await brokenRules(page)).toEqual([]);
      expect((await ofOwner.reload())?.status()).toBe(404);
    });

    await test.step('an activation, whose check plays what the page relies on, brings both back', async () => {
      await deliver('activate', `${OWNER}@${GOOD}`);
      await page.reload();
      await openGift(page);
      expect((await ofOwner.goto('/more/presents'))?.status()).toBe(200);
      await expect(heading(ofOwner, /^I regali di/)).toBeVisible();
    });
  } finally {
    await Promise.all([owner.remove(), quiz.remove()]);
  }
});
