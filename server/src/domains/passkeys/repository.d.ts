import type { Insertable } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { PasskeyChallengesTable, PasskeysTable } from './tables.ts';
export declare const passkeysOf: (
  db: Db,
  memberId: string,
) => Promise<
  {
    created_at: Date;
    credential: string;
    id: string;
    last_used_at: Date | null;
    name: string;
    synced: boolean;
    transports: string[];
  }[]
>;
/** Whom the options of a new passkey name. */
export declare const ownerOf: (
  db: Db,
  memberId: string,
) => Promise<{
  email: string;
  id: string;
  name: string;
}>;
/** A passkey by the browser's own name for it, with whose it is. */
export declare const passkeyByCredential: (
  db: Db,
  credential: string,
) => Promise<
  | {
      counter: string;
      credential: string;
      id: string;
      member_id: string;
      public_key: Buffer<ArrayBufferLike>;
      status: 'active' | 'deleted' | 'not_confirmed';
    }
  | undefined
>;
/** False where somebody has this passkey already. */
export declare function insertPasskey(trx: Db, row: Insertable<PasskeysTable>): Promise<boolean>;
export declare function saveUse(
  trx: Db,
  id: string,
  use: {
    counter: number;
    last_used_at: Date;
  },
): Promise<void>;
/** False where the member has no such passkey. */
export declare function saveName(trx: Db, memberId: string, id: string, name: string): Promise<boolean>;
export declare function removePasskey(trx: Db, memberId: string, id: string): Promise<void>;
/** Keeps a challenge; the holder's earlier one is over. */
export declare function saveChallenge(db: Db, row: PasskeyChallengesTable): Promise<void>;
/** Uses a holder's challenge up; undefined where there is none, or it is over. */
export declare const takeChallenge: (
  trx: Db,
  holder: string,
  now: Date,
) => Promise<
  | {
      challenge: string;
    }
  | undefined
>;
export declare function deleteChallengesBefore(db: Db, moment: Date): Promise<void>;
