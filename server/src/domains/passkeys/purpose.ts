import { createHash, randomBytes } from 'node:crypto';

/**
 * What a passkey is asked for. A challenge begins with it, and one that confirms something continues with the hash of that,
 * so that what was signed says itself what it is good for: it counts for nothing else, wherever it comes from.
 */
export type Purpose = { readonly to: 'add' | 'log in' } | { readonly to: 'confirm'; readonly what: string };

const RANDOM_BYTES = 32;

const aboutOf = (purpose: Purpose): Buffer =>
  Buffer.concat([
    Buffer.from(`amarena passkey to ${purpose.to}\n`),
    'what' in purpose ? createHash('sha256').update(purpose.what).digest() : Buffer.alloc(0),
  ]);

/** A new challenge for this purpose. */
export const challengeFor = (purpose: Purpose): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat([aboutOf(purpose), randomBytes(RANDOM_BYTES)]));

/** Whether a challenge, in base64url, was made for this purpose. */
export function isFor(challenge: string, purpose: Purpose): boolean {
  const [bytes, about] = [Buffer.from(challenge, 'base64url'), aboutOf(purpose)];
  return bytes.length === about.length + RANDOM_BYTES && bytes.subarray(0, about.length).equals(about);
}
