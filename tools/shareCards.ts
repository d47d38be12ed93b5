import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, BrowserType } from '@playwright/test';
import sharp from 'sharp';
import { provideBrowser } from './browser.ts';

/**
 * Draws the preview pictures of the home page and of the prices for other sites. They contain no words but the site's
 * name.
 */
const ROOT = join(import.meta.dirname, '..');
const PUBLIC = join(ROOT, 'shell/public');
/** Pixels, the size in which other sites show a large card. */
const [WIDTH, HEIGHT] = [1200, 630];
const QUALITY = 82;

const inline = async (file: string, type: string): Promise<string> =>
  `data:${type};base64,${(await readFile(join(ROOT, file))).toString('base64')}`;

const FRAUNCES = await inline('node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2', 'font/woff2');
const ICON = await inline('shell/public/icon.svg', 'image/svg+xml');
const SCREEN = await inline('shell/public/app-search-phone.webp', 'image/webp');
const art = (name: string): Promise<string> => inline(`shared/src/ui/art/${name}.svg`, 'image/svg+xml');

const STYLE = `
  @font-face { font-family: Fraunces; font-weight: 100 900; src: url(${FRAUNCES}) }
  * { box-sizing: border-box; margin: 0 }
  body { width: ${WIDTH}px; height: ${HEIGHT}px; overflow: hidden; position: relative; background: #fcf9f5; font-family: Fraunces }
  .ground { position: absolute; right: -210px; top: -260px; width: 860px; height: 1150px; border-radius: 50%; background: #fadedc }
  .name { position: absolute; left: 72px; top: 248px; display: flex; gap: 22px; align-items: center; color: #271417; font-size: 88px; font-weight: 600; letter-spacing: -.02em }
  .name img { width: 112px }
  .phone { position: absolute; right: 110px; top: 60px; width: 344px; border: 10px solid #2b070f; border-radius: 48px; transform: rotate(5deg); box-shadow: 0 30px 70px #480a1755 }
  .tag { position: absolute; display: grid; place-items: center; width: 168px; height: 226px; border-radius: 24px; background: #fff; box-shadow: 0 18px 44px #480a1733 }
  .tag::before { content: ''; position: absolute; top: 18px; width: 22px; height: 22px; border-radius: 50%; background: #fadedc }
  .tag img { width: 116px; margin-top: 22px }
`;

const pageWith = (drawing: string): string =>
  `<!doctype html><style>${STYLE}</style><div class="ground"></div><div class="name"><img src="${ICON}" alt="">Amarena</div>${drawing}`;

const tag = async (name: string, right: number, top: number, turn: number): Promise<string> =>
  `<div class="tag" style="right:${right}px;top:${top}px;transform:rotate(${turn}deg)"><img src="${await art(name)}" alt=""></div>`;

const CARDS: Readonly<Record<string, string>> = {
  'share-home.jpg': pageWith(`<img class="phone" src="${SCREEN}" alt="">`),
  'share-pricing.jpg': pageWith(
    (await tag('gift-coffee', 372, 236, -9)) + (await tag('gift-heart', 222, 150, 3)) + (await tag('gift-rose', 66, 250, 11)),
  ),
};

const { chromium } = createRequire(join(ROOT, 'e2e/package.json'))('@playwright/test') as { chromium: BrowserType<Browser> };
const browser = await chromium.launch({ executablePath: provideBrowser() });
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  for (const [file, html] of Object.entries(CARDS)) {
    await page.setContent(html, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    await sharp(await page.screenshot({ type: 'png' }))
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toFile(join(PUBLIC, file));
  }
} finally {
  await browser.close();
}
