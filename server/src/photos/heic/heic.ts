import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { atMost } from '../../atMost.ts';
import { errorCode } from '../../errorCode.ts';

const PROGRAM = fileURLToPath(new URL('./program.ts', import.meta.url));
/** A photo of 12 megapixels takes a second or two, the largest accepted one less than ten. */
const MOST_TIME = 30_000;
/** 768 MB in pages of 64 KB. A small file that claims to be huge fails there, without affecting anything else. */
const MOST_MEMORY_PAGES = 12_288;
/** One large picture needs a good part of a gigabyte. */
const inTurn = atMost(1);
const run = promisify(execFile);

/**
 * A HEIC file's main picture as PNG, upright and in the size that is kept; null if it cannot be read. The decoder is C
 * code that reads untrusted files, so it runs as WebAssembly, in a separate process with no secrets, little time and
 * limited memory, and never delays anything else. Check the size that the file claims before.
 */
export function readHeic(path: string): Promise<Buffer | null> {
  const png = `${path}.png`;
  return inTurn(async () => {
    try {
      await run(process.execPath, [`--wasm-max-mem-pages=${MOST_MEMORY_PAGES}`, PROGRAM, path, png], {
        timeout: MOST_TIME,
        killSignal: 'SIGKILL',
        env: {},
      });
      return await readFile(png);
    } catch (error) {
      // A textual code means that the process could not start; a number, or none after a time-out, that it failed on
      // the file.
      if (errorCode(error) === null) return null;
      throw error;
    } finally {
      await rm(png, { force: true });
    }
  });
}
