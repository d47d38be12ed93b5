/** Minimum milliseconds between two reloads because a chunk failed. */
export const CHUNK_RELOAD_GAP = 60_000;
