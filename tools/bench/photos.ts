import type { Browser } from '@playwright/test';
import { type Figure, median } from './figures.ts';
import type { Site } from './site.ts';

const KILOBYTE = 1_000;
const WAIT = 60_000;
/** Photos in the first row of the search, by screen. */
const SCREENS = [
  { what: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, row: 2 },
  { what: 'phone, three pixels to one', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, row: 2 },
  { what: 'computer', viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1, row: 5 },
] as const;

/** Addresses of the first row's photos as the browser chose them, and all photos that it requested. */
async function firstRow(browser: Browser, url: string, { row, ...screen }: (typeof SCREENS)[number]) {
  const context = await browser.newContext({ ...screen, extraHTTPHeaders: { 'x-forwarded-for': '198.18.7.21' } });
  try {
    const page = await context.newPage();
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && request.url().includes('/photos/')) requested.push(request.url());
    });
    await page.goto(url, { waitUntil: 'load', timeout: WAIT });
    const addresses = await page
      .locator('main li img')
      .evaluateAll((images, most) => images.slice(0, most).map((image) => (image as HTMLImageElement).currentSrc), row);
    return { addresses, requested };
  } finally {
    await context.close();
  }
}

/** Bytes of a photo in a format, once that exists. */
async function bytesAs(type: 'image/webp' | 'image/avif', address: string): Promise<number> {
  for (const start = Date.now(); Date.now() - start < WAIT; ) {
    const answer = await fetch(address, { headers: { accept: `${type},*/*`, 'x-forwarded-for': '198.18.7.22' } });
    const { byteLength } = await answer.arrayBuffer();
    if (answer.headers.get('content-type') === type) return byteLength;
  }
  throw new Error(`${address} did not come as ${type}.`);
}

/** The photos of the first row of the search: what they weigh in both formats, and whether one is requested twice. */
export async function firstPhotos(browser: Browser, site: Site, most: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const screen of SCREENS) {
    const { addresses, requested } = await firstRow(browser, `${site.address}/members`, screen);
    if (addresses.length < screen.row) throw new Error(`The search shows ${addresses.length} photos.`);
    const webp: number[] = [];
    const avif: number[] = [];
    for (const address of addresses) {
      webp.push(await bytesAs('image/webp', address));
      avif.push(await bytesAs('image/avif', address));
    }
    figures.push(
      { name: `a photo of the first row as WebP, median, ${screen.what}`, value: median(webp) / KILOBYTE, unit: 'KB' },
      { name: `the same as AVIF, ${screen.what}`, value: median(avif) / KILOBYTE, unit: 'KB' },
      {
        name: `AVIF against WebP, each photo, median, ${screen.what}`,
        value: median(avif.map((bytes, index) => bytes / (webp[index] ?? Number.NaN))),
        unit: '×',
        hold: { atMost: most },
      },
      {
        name: `requests for a photo that was requested before, ${screen.what}`,
        value: requested.length - new Set(requested).size,
        unit: '',
        hold: { atMost: 0 },
      },
    );
  }
  return figures;
}
