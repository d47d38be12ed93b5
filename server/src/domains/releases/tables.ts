import type { DeliveryRefusal } from '@amarena/shared/contracts/platform/releases';
import type { ColumnType, Generated } from 'kysely';
import type { Exchanged, Wish } from './wish.ts';

export interface DeliveryTokensTable {
  id: string;
  /** SHA-256 in hex; null for a grant, which has no secret. */
  hash: string | null;
  name: string;
  parts: string[];
  steps: string[];
  exchanged: boolean;
  /** The pipeline that it was exchanged for; null: it stands for itself. */
  identity: string | null;
  made_by: string;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  revoked_by: string | null;
  last_used_at: Date | null;
  /** Whose grant it is, and with which passkey; null for a token. */
  member_id: Generated<string | null>;
  passkey_id: Generated<string | null>;
}

export interface DeliveryExchangesTable {
  issuer: string;
  jti: string;
  expires_at: Date;
}

type Json<Value> = ColumnType<Value, string, string>;

export interface DeliveryStepsTable {
  id: string;
  at: Date;
  token_id: string;
  /** Of the token. */
  name: string;
  key: string;
  asked: string;
  step: string;
  parts: string[];
  wish: Json<Wish | Exchanged>;
  /** Null: it runs. */
  outcome: 'done' | 'refused' | 'forbidden' | null;
  lines: string[];
  refusal: ColumnType<DeliveryRefusal | null, string | null, string | null>;
  ended_at: Date | null;
}

export interface DeliveryUploadsTable {
  token_id: string;
  part: string;
  version: string;
  manifest: Buffer;
  bytes: number;
  at: Date;
}

/** A new version that a token published. */
export interface DeliveryPublicationsTable {
  part: string;
  version: string;
  at: Date;
}

export interface ReleasesTables {
  delivery_tokens: DeliveryTokensTable;
  delivery_exchanges: DeliveryExchangesTable;
  delivery_steps: DeliveryStepsTable;
  delivery_uploads: DeliveryUploadsTable;
  delivery_publications: DeliveryPublicationsTable;
}
