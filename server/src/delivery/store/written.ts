import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';

/** How the name of a file begins that is not written whole yet, or was abandoned. */
export const DRAFT = '.draft-';

async function syncedFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a temporary file in the same folder, then gives it its name by `name`: a half-written file is never visible,
 * even after a power cut.
 */
export async function written(file: string, bytes: Uint8Array, name: (draft: string) => Promise<void>): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const draft = path.join(folder, `${DRAFT}${process.pid}-${crypto.randomUUID()}`);
  try {
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await name(draft);
    await syncedFolder(folder);
  } finally {
    await rm(draft, { force: true });
  }
}
