import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';

const zstd = promisify(zstdCompress);

/** Begins every answer with the encoding `dcz`, before the hash of the dictionary (RFC 9842, section 5). */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');

/** Hardly larger than at the highest level, for a fraction of the work: a delta consists of references. */
const LEVEL = 9;

/** Every browser takes a window of 8 MB. Dictionary and file have to fit in together. */
export const MOST_BYTES = 2 ** 23;
const LEAST_WINDOW_LOG = 10;

/** Encodes a file as `dcz`: Zstandard with a dictionary that the browser has. `sha256`: hash of the dictionary, Base64. */
export async function encodeDelta(bytes: Buffer, { dictionary, sha256 }: { dictionary: Buffer; sha256: string }): Promise<Buffer> {
  // No larger than necessary, because browsers reserve this much memory.
  const windowLog = Math.max(LEAST_WINDOW_LOG, Math.ceil(Math.log2(bytes.length + dictionary.length)));
  const params = { [constants.ZSTD_c_compressionLevel]: LEVEL, [constants.ZSTD_c_windowLog]: windowLog };
  const frame = await zstd(bytes, { dictionary, params });
  return Buffer.concat([MAGIC, Buffer.from(sha256, 'base64'), frame]);
}
