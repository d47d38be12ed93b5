import type { ObjectStore } from '../delivery/store/objectStore.ts';

/**
 * The files of pictures of one kind. Names come from `fileName` or end like its names. A file is stored completely or
 * not at all, and the bytes behind a name never change. Every call fails with `StoreUnavailable` if the store does not
 * answer or is full.
 */
export interface PhotoStore {
  /** Where it is, for messages. */
  readonly place: string;
  /** Null if there is no such file. */
  read(name: string): Promise<Buffer | null>;
  write(name: string, bytes: Buffer): Promise<void>;
  /** Succeeds if there is no such file. */
  remove(name: string): Promise<void>;
}

/** Start and end of two letters in a name, counted from its end: the first ones of the seal. */
const SPREAD_BY = [-37, -35] as const;

/** Files below `folder` in a store, spread over subfolders, because a folder with a million files is slow. */
export function photoStoreIn(objects: ObjectStore, folder: string): PhotoStore {
  const keyOf = (name: string): string => `${folder}/${name.slice(...SPREAD_BY)}/${name}`;
  return {
    place: objects.place,
    read: (name) => objects.get(keyOf(name)),
    write: (name, bytes) => objects.put(keyOf(name), bytes),
    remove: (name) => objects.remove(keyOf(name)),
  };
}
