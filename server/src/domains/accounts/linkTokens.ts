import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../db/schema.ts';
import { MINUTE } from '../../times.ts';
import { endLinks, insertLink, linkByHash, markUsed } from './linkTokens.repository.ts';
import type { LinkPurpose } from './tables.ts';

const hashed = (token: string) => createHash('sha256').update(token).digest('base64url');

interface NewLink {
  readonly memberId: string;
  readonly purpose: LinkPurpose;
  readonly expires: Date;
  /** The new address, for a change of address. */
  readonly email?: string;
}

/** Creates a single-use link and returns its token. Only the hash is stored. */
export async function issueLink(trx: Db, { memberId, purpose, expires, email }: NewLink): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertLink(trx, { member_id: memberId, token_hash: hashed(token), purpose, expires_at: expires, email: email ?? null });
  return token;
}

/** A link in any state, including used and expired. */
export const findLink = (db: Db, token: string, purposes: readonly LinkPurpose[]) => linkByHash(db, hashed(token), purposes);

type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** A second press within these milliseconds gets the answer of the first: people double-click, and answers get lost. */
const REPEATED_WITHIN = 10 * MINUTE;

export const isUsable = ({ used_at, expires_at }: Link, now: Date): boolean => used_at === null && expires_at > now;

/** Uses a link up. Undefined if it is unknown, used or expired; of several calls at once, only one gets it. */
export async function takeLink(trx: Db, token: string, purposes: readonly LinkPurpose[], now: Date) {
  const link = await findLink(trx, token, purposes);
  return link !== undefined && isUsable(link, now) ? await markUsed(trx, hashed(token), now) : undefined;
}

/** Whether the link was used so recently that this is the same person's second press. */
export const isRepeat = ({ used_at }: Link, now: Date): boolean => used_at !== null && now.getTime() - used_at.getTime() < REPEATED_WITHIN;

/** Invalidates a member's links of the given kinds. */
export const endLinksOf = (trx: Db, memberId: string, purposes: readonly LinkPurpose[]): Promise<void> => endLinks(trx, memberId, purposes);
