import { CHUNK_RELOAD_GAP } from '@amarena/shared/contracts/constants';

const LAST_RELOAD = 'amarena.chunk-reload';

export interface ReloadDeps {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Whether the browser has a network. */
  online(): boolean;
  reload(): void;
}

/**
 * What to do when a chunk did not arrive: load the document again, which brings fresh addresses. At most once a
 * minute, so that a chunk that stays away cannot keep the page reloading. Returns false where it was too soon, and
 * without a network: no document would arrive either, and the page at hand would be lost.
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
