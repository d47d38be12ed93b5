/** One object as a listing tells it. `at`: when it was written. */
export interface StoredObject {
  readonly key: string;
  readonly bytes: number;
  readonly at: Date;
}

/**
 * Where all of delivery lies: objects by keys such as `artifacts/mf-chat/1.2.0/page.js`. Every call either has its
 * whole effect or none. All fail with `StoreUnavailable` where the store does not answer or has no room.
 */
export interface ObjectStore {
  /** Where it is, for messages. */
  readonly place: string;
  /** Null: there is no such object. */
  get(key: string): Promise<Buffer | null>;
  /** Writes an object, in the place of one that is there. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Creates an object. False: there is one, and it stays as it is. Of two who create at once, one gets true. */
  putOnce(key: string, bytes: Buffer): Promise<boolean>;
  /** Objects whose keys start with `prefix` (it ends with a slash), in the order of their keys; `after`: those behind this key alone. */
  list(prefix: string, after?: string): Promise<StoredObject[]>;
  /** Removes an object; one that is not there is removed already. */
  remove(key: string): Promise<void>;
}

/** The store does not answer, refuses, or has no room. Nothing was written; the same call may work later. */
export class StoreUnavailable extends Error {
  constructor(place: string, why: string, cause?: unknown) {
    super(`The store at ${place} cannot be used: ${why}.`, { cause });
    this.name = 'StoreUnavailable';
  }
}
