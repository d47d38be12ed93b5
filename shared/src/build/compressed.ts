import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const WORTH_IT = /\.(js|css|svg|json|txt|map)$/;

/** Writes `<file>.br` and `<file>.gz` beside a text file. Returns the size after gzip. Other files are not compressed. */
export async function compressBeside(file: string, bytes: Buffer): Promise<number> {
  if (!WORTH_IT.test(file)) return bytes.length;
  const [smallest, common] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    gzipped(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, smallest), writeFile(`${file}.gz`, common)]);
  return common.length;
}
