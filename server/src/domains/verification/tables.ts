import type { VerificationReason } from '@amarena/shared/contracts/account/verification';
import type { Generated } from 'kysely';

export interface VerificationsTable {
  id: string;
  member_id: string;
  status: 'code' | 'pending' | 'verified' | 'refused' | 'withdrawn';
  code: string;
  code_ends_at: Date;
  sent_at: Date | null;
  decided_at: Date | null;
  reason: VerificationReason | null;
  photo_ids: Generated<string[]>;
}

export interface VerificationSelfiesTable {
  verification_id: string;
  bytes: Buffer;
}

export interface VerificationTables {
  verifications: VerificationsTable;
  verification_selfies: VerificationSelfiesTable;
}
