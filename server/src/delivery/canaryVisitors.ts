import { randomInt } from 'node:crypto';
import { BUCKETS, placeOf } from '../buckets.ts';
import type { Fingerprint } from '../http/fingerprint.ts';

/**
 * Cookie that keeps a visitor on the same versions from page to page. It holds a number from 0 to 9999, shared by many
 * people, and the site's signature. It is set only while a canary runs: no identifier is stored without a need.
 */
export const CANARY_COOKIE = 'canary';

/** How many numbers there are. */
export const VISITOR_NUMBERS = 10_000;

/** The signed cookie of a number: visitors cannot choose their own. */
export const visitorCookie = (visitor: number, fingerprint: Fingerprint): string => `${visitor}.${fingerprint('canary', String(visitor))}`;

/** The number in a visitor's cookie; null if there is none, or if the site did not issue it. */
export function visitorNumber(cookie: string | undefined, fingerprint: Fingerprint): number | null {
  const visitor = /^(0|[1-9]\d{0,3})\./.exec(cookie ?? '')?.[1];
  return visitor !== undefined && cookie === visitorCookie(Number(visitor), fingerprint) ? Number(visitor) : null;
}

const NUMBERS_PER_BUCKET = VISITOR_NUMBERS / BUCKETS;

/** A number for a new visitor; `bucket`: one of those of this bucket. */
export const newVisitorNumber = (bucket: number | null): number =>
  bucket === null ? randomInt(VISITOR_NUMBERS) : bucket * NUMBERS_PER_BUCKET + randomInt(NUMBERS_PER_BUCKET);

/**
 * Whether a visitor gets a canary: everyone in a bucket does, or no one. A higher percentage keeps everyone who had it;
 * another remote or version selects other people.
 */
export const getsCanary = (visitor: number, remote: string, version: string, percent: number): boolean =>
  placeOf(Math.floor(visitor / NUMBERS_PER_BUCKET), `${remote}@${version}`) < percent;
