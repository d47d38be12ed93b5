import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip';

const ENCODINGS: Encoding[] = ['br', 'gzip'];

/** The best encoding that an `Accept-Encoding` header allows; null: send it as it is. */
export const encodingFor = (header: string | string[] | undefined): Encoding | null => negotiate<Encoding>(String(header ?? ''), ENCODINGS);

/** Compresses an answer made for one request: quickly rather than as small as can be. */
export function compressed(text: string, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : gzipped(text, { level: 6 });
}

const MOST_KEPT = 300;
const kept = new LRUCache<string, Buffer>({ max: MOST_KEPT });

/** The same for a text that many get; `name` stands for this very text. It is compressed once. */
export async function compressedOnce(name: string, text: string, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${name}`;
  const bytes = kept.get(key) ?? (await compressed(text, encoding));
  kept.set(key, bytes);
  return bytes;
}
