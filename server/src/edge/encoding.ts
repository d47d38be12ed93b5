import { PassThrough, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip';

const ENCODINGS: Encoding[] = ['br', 'gzip'];

/** The best encoding that an `Accept-Encoding` header allows; null for none. */
export const encodingFor = (header: string | string[] | undefined): Encoding | null => negotiate<Encoding>(String(header ?? ''), ENCODINGS);

/** Brotli's parameters for answers that are made for one request. */
export const FAST = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** Compresses an answer made for one request, preferring speed to size. */
export function compressed(text: string, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? brotli(text, { params: FAST }) : gzipped(text, { level: 6 });
}

const MOST_KEPT = 300;
const kept = new LRUCache<string, Buffer>({ max: MOST_KEPT });

/** Compresses a text that many visitors get, once; `name` identifies this exact text. */
export async function compressedOnce(name: string, text: string, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${name}`;
  const bytes = kept.get(key) ?? (await compressed(text, encoding));
  kept.set(key, bytes);
  return bytes;
}

/**
 * Compresses an answer that is sent in parts, with the same preference. `flush` sends what was written so far, and calls
 * `sent` when the stream has it.
 */
export function encoderFor(encoding: Encoding | null): { stream: Transform; flush: (sent: () => void) => void } {
  if (encoding === null) return { stream: new PassThrough(), flush: (sent) => sent() };
  const stream = encoding === 'br' ? createBrotliCompress({ params: FAST }) : createGzip({ level: 6 });
  return { stream, flush: (sent) => stream.flush(sent) };
}
