import { LANGUAGE_COOKIE } from '@amarena/shared/contracts/platform/languageCookie';
import { LANGUAGES } from '@amarena/shared/contracts/platform/languages';
import type { Locator, Page } from '@playwright/test';
import { misfitsOn } from '../pages/fit.ts';
import { join } from '../pages/members.ts';
import { layoutFollows, layoutRests } from '../pages/motion.ts';
import { memberScreens, moderatorScreens, type Screen, settled, visitorScreens } from '../pages/screens.ts';
import { expect, test } from '../test.ts';

const MINUTES = 60_000;
/** The languages with the longest words and the longest sentences. */
const LONGEST = ['de', 'pl'];
/** A small phone, a laptop at 200 %, and the narrowest window with all entries in the bar. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
  { width: 992, height: 700 },
];
/** The last message in the list of conversations may be cut: the conversation shows it in full. */
const PREVIEW = /is cut$/;

async function misfitsOf(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = [];
  const previews = new Set(['messages', 'conversation', 'new conversation']);
  for (const { name, path, before } of screens) {
    await before?.();
    for (const language of LONGEST) {
      await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: new URL('/', page.url()).href }]);
      await page.goto(path);
      await settled(page);
      await layoutRests(page);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await layoutFollows(page);
        await settled(page);
        const here = await misfitsOn(page);
        const meant = here.filter((one) => !(previews.has(name) && PREVIEW.test(one)));
        found.push(...meant.map((one) => `${name} in ${language} at ${size.width}: ${one}`));
      }
    }
  }
  return found;
}

test.describe('in German and Polish, on 320 px and at 200 %, also with letters set wider', () => {
  test.beforeEach(async ({ page }) => {
    test.setTimeout(8 * MINUTES);
    await page.goto('/login');
  });

  test('nothing on a visitor’s screens stands out of the page or is cut', async ({ page }) => {
    expect(await misfitsOf(page, await visitorScreens(page))).toEqual([]);
  });

  test('nothing on a member’s screens stands out of the page or is cut', async ({ page, request }) => {
    expect(await misfitsOf(page, await memberScreens(page, { request }))).toEqual([]);
  });

  test('nothing on a moderator’s screens stands out of the page or is cut', async ({ page }) => {
    expect(await misfitsOf(page, await moderatorScreens(page))).toEqual([]);
  });
});

test.describe('with letters of twice the size', () => {
  /** Pixels between the texts of neighbours, from the first to the last. */
  const roomBetween = (neighbours: Locator) =>
    neighbours.evaluateAll((each) => {
      const words = each.map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect();
      });
      return words.slice(1).map(({ left }, index) => left - (words[index]?.right ?? 0));
    });

  test('the labels of the tab bar touch each other in no language', async ({ page }) => {
    await join(page);
    await page.goto('/members');
    const labels = page
      .locator('nav:visible')
      .filter({ has: page.locator('a[href="/chats"]') })
      .locator('a > span:first-of-type');
    for (const language of LANGUAGES) {
      await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: new URL('/', page.url()).href }]);
      await page.goto('/members');
      await settled(page);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await layoutRests(page);
        const room = await roomBetween(labels);
        expect(room, language).toHaveLength(4);
        expect(Math.min(...room), `${language} at ${width} px`).toBeGreaterThanOrEqual(6);
      }
    }
  });
});

/** One sentence with letters of all widths. */
const SENTENCE = 'Chi cerca compagnia trova persone vere, vicine e lontane, e scrive loro quando vuole.';
/** Our fonts, and the families that stand in for each until it has loaded. */
const FONTS = [
  { own: 'Figtree Variable', standIns: ['Figtree like Arial', 'Figtree like Noto', 'Figtree like DejaVu'] },
  { own: 'Fraunces Variable', standIns: ['Fraunces like Georgia', 'Fraunces like Noto', 'Fraunces like DejaVu'] },
];

for (const { own, standIns } of FONTS) {
  test(`until ${own} has loaded, a system font of about the same width stands in, so that no line breaks elsewhere`, async ({ page }) => {
    await page.goto('/');
    const widths = await page.evaluate(
      async ({ own, standIns, sentence }) => {
        const drawing = document.createElement('canvas').getContext('2d');
        const widthIn = async (family: string): Promise<number | null> => {
          const font = `32px "${family}"`;
          const faces = await document.fonts.load(font).catch(() => []);
          if (faces.length === 0 || drawing === null) return null;
          drawing.font = font;
          // Otherwise some browsers round the width of every letter to whole pixels.
          drawing.textRendering = 'geometricPrecision';
          return drawing.measureText(sentence).width;
        };
        const found = await Promise.all(standIns.map(widthIn));
        return { own: await widthIn(own), standIns: found.filter((width) => width !== null) };
      },
      { own, standIns, sentence: SENTENCE },
    );
    expect(widths.standIns.length).toBeGreaterThan(0);
    for (const width of widths.standIns) expect(Math.abs(width / (widths.own ?? 0) - 1)).toBeLessThan(0.05);
  });
}
