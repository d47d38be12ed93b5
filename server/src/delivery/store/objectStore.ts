/** An object in a listing. `at`: when it was written. */
export interface StoredObject {
  readonly key: string;
  readonly bytes: number;
  readonly at: Date;
}

/**
 * A store of objects with keys such as `artifacts/mf-chat/1.2.0/page.js`: everything in delivery, and the pictures.
 * Every call takes effect completely or not at all. All fail with `StoreUnavailable` if the store does not answer or is full.
 */
export interface ObjectStore {
  /** Where it is, for messages. */
  readonly place: string;
  /** Null if there is no such object. */
  get(key: string): Promise<Buffer | null>;
  /** Writes an object, replacing an existing one. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Creates an object. False if it exists; then it stays as it is. Of two concurrent creations, one returns true. */
  putOnce(key: string, bytes: Buffer): Promise<boolean>;
  /**
   * Objects whose keys start with `prefix` (which ends with a slash), ordered by key; with `after`, only those behind
   * that key.
   */
  list(prefix: string, after?: string): Promise<StoredObject[]>;
  /** Removes an object; succeeds if there is none. */
  remove(key: string): Promise<void>;
}

/** The store does not answer, refuses, or is full. Nothing was written; the same call may work later. */
export class StoreUnavailable extends Error {
  readonly why: string;
  constructor(place: string, why: string, cause?: unknown) {
    super(`The store at ${place} cannot be used: ${why}.`, { cause });
    this.name = 'StoreUnavailable';
    this.why = why;
  }
}
