import { readFileSync } from 'node:fs';
import https from 'node:https';
import { downloadTime } from './downloadTime.ts';
import { downloadPath } from './front.ts';
import { LINE } from './line.ts';

/** Less than a window, two windows, several, and enough to fill the line. */
const SIZES = [10_000, 40_000, 100_000, 400_000, 1_000_000];
const TURNS = 5;

export interface Download {
  readonly bytes: number;
  /** Milliseconds that the calculation says. */
  readonly expected: number;
  /** Milliseconds that it took, the fastest of five. */
  readonly took: number;
}

/** Milliseconds of one download over a new connection. */
function download(address: string, ca: Buffer, bytes: number): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    https
      .get(address + downloadPath(bytes), { ca, agent: false }, (answer) => {
        let got = 0;
        answer.on('data', ({ length }: Buffer) => {
          got += length;
          if (got === bytes) resolve(performance.now() - began);
        });
      })
      .on('error', reject);
  });
}

/**
 * Downloads of known sizes through line and reverse proxy, with the time that each takes by calculation: TLS needs one
 * more round trip.
 */
export async function checkDownloads(address: string, certificate: string): Promise<Download[]> {
  const ca = readFileSync(certificate);
  await download(address, ca, 1);
  const downloads: Download[] = [];
  for (const bytes of SIZES) {
    const times: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) times.push(await download(address, ca, bytes));
    downloads.push({ bytes, expected: downloadTime(bytes, LINE) + 2 * LINE.delay, took: Math.min(...times) });
  }
  return downloads;
}
