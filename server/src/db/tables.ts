import type { GeneratedAlways } from 'kysely';

export interface DroppedKeysTable {
  number: GeneratedAlways<number>;
  name: string;
  /** Creates the key again. */
  statement: string;
}

export interface DbTables {
  dropped_keys: DroppedKeysTable;
}
