/** Minimum milliseconds between two reloads because a chunk failed. */
export const CHUNK_RELOAD_GAP = 60_000;

const LAST_RELOAD = 'amarena.chunk-reload';

export interface ReloadDeps {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Milliseconds since 1970. */
  now(): number;
  /** True if the browser is online. */
  online(): boolean;
  reload(): void;
}

/**
 * Reloads the document after a chunk failed to load, because a new document has fresh addresses. At most once a minute,
 * so that a missing chunk cannot cause a reload loop. Returns false if the last reload was too recent, and without a
 * network, where the document would fail too and the current page would be lost.
 */
export function createChunkReload({ storage, now, online, reload }: ReloadDeps): () => boolean {
  return () => {
    if (!online()) return false;
    const last = Number(storage.getItem(LAST_RELOAD) ?? Number.NEGATIVE_INFINITY);
    if (now() - last < CHUNK_RELOAD_GAP) return false;
    storage.setItem(LAST_RELOAD, String(now()));
    reload();
    return true;
  };
}
