import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../db/schema.ts';
import { endLinks, insertLink, linkByHash, useLink } from './repository.ts';
import type { LinkPurpose } from './tables.ts';

const hashed = (token: string) => createHash('sha256').update(token).digest('base64url');

interface NewLink {
  readonly memberId: string;
  readonly purpose: LinkPurpose;
  readonly expires: Date;
  /** Where a change of address leads. */
  readonly email?: string;
}

/** Makes a single-use link and answers its token, of which only the hash is kept. */
export async function issueLink(trx: Db, { memberId, purpose, expires, email }: NewLink): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertLink(trx, { member_id: memberId, token_hash: hashed(token), purpose, expires_at: expires, email: email ?? null });
  return token;
}

/** Uses a link up; undefined where it is unknown, used or expired. */
export const takeLink = (trx: Db, token: string, purposes: readonly LinkPurpose[], now: Date) => useLink(trx, hashed(token), purposes, now);

/** A link as it stands, used and expired ones too. */
export const findLink = (db: Db, token: string, purpose: LinkPurpose) => linkByHash(db, hashed(token), purpose);

/** Makes a member's links of some kinds work no more; without kinds, all of them. */
export const endLinksOf = (trx: Db, memberId: string, purposes?: readonly LinkPurpose[]): Promise<void> =>
  endLinks(trx, memberId, purposes);
