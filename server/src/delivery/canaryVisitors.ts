import { createHash } from 'node:crypto';
import type { Fingerprint } from '../http/fingerprint.ts';

/**
 * Keeps a visitor with the same versions from page to page. It holds a number from 0 to 9999, the same one for many people,
 * and the site's signature on it, and it is set only while some canary is on: without a need no identifier is kept.
 */
export const CANARY_COOKIE = 'canary';

/** How many numbers there are. */
export const VISITOR_NUMBERS = 10_000;

const A_HUNDRED = 100;
const HASH_RANGE = 2 ** 32;

/** The cookie of a number: nobody chooses their own. */
export const visitorCookie = (visitor: number, fingerprint: Fingerprint): string => `${visitor}.${fingerprint('canary', String(visitor))}`;

/** The number in a visitor's cookie; null: none, or one that the site did not give. */
export function visitorNumber(cookie: string | undefined, fingerprint: Fingerprint): number | null {
  const visitor = /^(0|[1-9]\d{0,3})\./.exec(cookie ?? '')?.[1];
  return visitor !== undefined && cookie === visitorCookie(Number(visitor), fingerprint) ? Number(visitor) : null;
}

/**
 * Whether a visitor belongs to those who get a canary. A raised percent keeps everyone who had it; another remote or
 * another version chooses other people.
 */
export function getsCanary(visitor: number, remote: string, version: string, percent: number): boolean {
  const hash = createHash('sha256').update(`${visitor}:${remote}@${version}`).digest().readUInt32BE();
  return (hash / HASH_RANGE) * A_HUNDRED < percent;
}
