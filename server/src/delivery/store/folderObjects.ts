import { link, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { hasCode, orNullWhenMissing } from '../fileErrors.ts';
import { type ObjectStore, type StoredObject, StoreUnavailable } from './objectStore.ts';
import { written } from './written.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'this user has no permission for the folder',
  EIO: 'the disk reports errors',
};

/** The store as a folder; a key is a path in it. */
export function folderObjects(root: string): ObjectStore {
  const fileOf = (key: string): string => path.join(root, ...key.split('/'));
  const inStore = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work();
    } catch (error) {
      const reason = Object.entries(REASONS).find(([code]) => hasCode(error, code))?.[1];
      throw reason === undefined ? error : new StoreUnavailable(root, reason, error);
    }
  };
  async function keysUnder(prefix: string): Promise<string[]> {
    const entries = (await orNullWhenMissing(readdir(fileOf(prefix), { withFileTypes: true }))) ?? [];
    const visible = entries.filter(({ name }) => !name.startsWith('.'));
    const keys = visible.map((entry) => (entry.isDirectory() ? keysUnder(`${prefix}${entry.name}/`) : [`${prefix}${entry.name}`]));
    return (await Promise.all(keys)).flat();
  }
  return {
    place: root,
    get: (key) => inStore(() => orNullWhenMissing(readFile(fileOf(key)))),
    put: (key, bytes) => inStore(() => written(fileOf(key), bytes, (draft) => rename(draft, fileOf(key)))),
    putOnce: (key, bytes) =>
      inStore(async () => {
        try {
          // A hard link fails if the name is taken: that is the compare-and-set, without a lock.
          await written(fileOf(key), bytes, (draft) => link(draft, fileOf(key)));
          return true;
        } catch (error) {
          if (hasCode(error, 'EEXIST')) return false;
          throw error;
        }
      }),
    list: (prefix, after = '') =>
      inStore(async () => {
        const keys = (await keysUnder(prefix)).filter((key) => key > after).sort();
        const found = keys.map(async (key): Promise<StoredObject[]> => {
          // Skips what was removed since the listing.
          const facts = await orNullWhenMissing(stat(fileOf(key)));
          return facts === null ? [] : [{ key, bytes: facts.size, at: facts.mtime }];
        });
        return (await Promise.all(found)).flat();
      }),
    remove: (key) => inStore(() => rm(fileOf(key), { force: true })),
  };
}
