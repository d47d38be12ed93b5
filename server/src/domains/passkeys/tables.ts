import type { ColumnType } from 'kysely';

export interface PasskeysTable {
  id: string;
  member_id: string;
  /** Base64url. */
  credential: string;
  public_key: Buffer;
  counter: ColumnType<string, number, number>;
  transports: string[];
  synced: boolean;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export interface PasskeyChallengesTable {
  holder: string;
  challenge: string;
  expires_at: Date;
}

export interface PasskeysTables {
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
}
