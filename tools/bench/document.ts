import http from 'node:http';
import { brotliDecompressSync, constants } from 'node:zlib';
import type { Figure } from './figures.ts';
import { FIRST_WINDOW } from './network/wire.ts';
import { logIn, type Site } from './site.ts';

const KILOBYTE = 1_000;
const SEARCH = '/members';
/** A card in a list of results: from its link to a profile to the end of its item. */
const CARD = /<a\b[^>]* href="\/members\/[^"]+".*?<\/li>/gs;

/** Bytes of an answer as transferred, in Brotli. */
export const transferred = (url: string, cookie: string | null): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', 'x-forwarded-for': '198.18.7.14', ...(cookie === null ? {} : { cookie }) };
    http
      .get(url, { headers }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () => resolve(Buffer.concat(pieces)));
      })
      .on('error', reject);
  });

/** The part of a text that a browser has after so many bytes of it. */
const textBy = (bytes: Buffer, most: number): string =>
  brotliDecompressSync(bytes.subarray(0, most), { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString('utf8');

/** Complete member cards in the main part of a document, or of its beginning. */
export const cardsIn = (html: string): number => html.slice(html.indexOf('<main')).match(CARD)?.length ?? 0;

/** What the HTML of the search contains, and how much of it arrives in the first flight of ten segments. */
export async function document(site: Site): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { who, cookie } of [
    { who: 'visitor', cookie: null },
    { who: 'member', cookie: await logIn(site, 0) },
  ]) {
    // The first request starts the render, and the second one gets it.
    await transferred(site.address + SEARCH, cookie);
    const bytes = await transferred(site.address + SEARCH, cookie);
    figures.push(
      { name: `HTML of ${SEARCH}, Brotli: ${who}`, value: bytes.length / KILOBYTE, unit: 'KB' },
      {
        name: `member cards inside its first ${FIRST_WINDOW / KILOBYTE} KB: ${who}`,
        value: cardsIn(textBy(bytes, FIRST_WINDOW)),
        unit: '',
        hold: { atLeast: 1 },
      },
    );
  }
  return figures;
}
