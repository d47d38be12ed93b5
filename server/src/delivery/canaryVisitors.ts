import { createHash } from 'node:crypto';
import type { Fingerprint } from '../http/fingerprint.ts';

/**
 * Cookie that keeps a visitor on the same versions from page to page. It holds a number from 0 to 9999, shared by many
 * people, and the site's signature. It is set only while a canary runs: no identifier is stored without a need.
 */
export const CANARY_COOKIE = 'canary';

/** How many numbers there are. */
export const VISITOR_NUMBERS = 10_000;

const A_HUNDRED = 100;
const HASH_RANGE = 2 ** 32;

/** The signed cookie of a number: visitors cannot choose their own. */
export const visitorCookie = (visitor: number, fingerprint: Fingerprint): string => `${visitor}.${fingerprint('canary', String(visitor))}`;

/** The number in a visitor's cookie; null if there is none, or if the site did not issue it. */
export function visitorNumber(cookie: string | undefined, fingerprint: Fingerprint): number | null {
  const visitor = /^(0|[1-9]\d{0,3})\./.exec(cookie ?? '')?.[1];
  return visitor !== undefined && cookie === visitorCookie(Number(visitor), fingerprint) ? Number(visitor) : null;
}

/**
 * Whether a visitor gets a canary. A higher percentage keeps everyone who had it; another remote or version selects
 * other people.
 */
export function getsCanary(visitor: number, remote: string, version: string, percent: number): boolean {
  const hash = createHash('sha256').update(`${visitor}:${remote}@${version}`).digest().readUInt32BE();
  return (hash / HASH_RANGE) * A_HUNDRED < percent;
}
