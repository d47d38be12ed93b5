import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { errorCode } from '../../errorCode.ts';
import { atMost } from '../atMost.ts';

const PROGRAM = fileURLToPath(new URL('./program.ts', import.meta.url));
/** A photo of 12 megapixels takes a second or two, the largest that we take less than ten. */
const MOST_TIME = 30_000;
/** 768 MB in pages of 64 KB. A small file whose inside claims to be huge ends there, and takes nobody along. */
const MOST_MEMORY_PAGES = 12_288;
/** One large picture needs a good part of a gigabyte. */
const inTurn = atMost(1);
const run = promisify(execFile);

/**
 * A HEIC file's main picture as PNG, upright and in the size that is kept; null: it cannot be read. The decoder is
 * C that reads what strangers send, so it runs compiled to WebAssembly, in a process of its own that has no secrets,
 * little time and bounded memory, and never keeps anyone else waiting. Check the size that the file claims before.
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
      // A code in words says that there was no process; a number, or none after the time, that it ended at the file.
      if (errorCode(error) === null) return null;
      throw error;
    } finally {
      await rm(png, { force: true });
    }
  });
}
