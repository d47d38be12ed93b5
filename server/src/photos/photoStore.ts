import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where renditions are stored. Names come from `fileName` only. */
export interface PhotoStore {
  read(name: string): Promise<Buffer | null>;
  write(name: string, bytes: Buffer): Promise<void>;
  remove(name: string): Promise<void>;
}

const isMissing = (error: unknown): boolean => typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** Renditions in a folder, spread over subfolders by the first letters of their seal. */
export function folderPhotoStore(folder: string): PhotoStore {
  const pathOf = (name: string): string => join(folder, name.slice(-37, -35), name);
  return {
    async read(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async write(name, bytes) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      // A reader must never see half a file.
      const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
      await writeFile(draft, bytes);
      await rename(draft, path);
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
