import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';
import type { FastifyRequest } from 'fastify';
import { placeOf, sharesOf } from '../../buckets.ts';
import type { Fingerprint } from '../../http/fingerprint.ts';

/**
 * Identifies a visitor by a keyed hash of address and browser: the same for each visit from one place, and of no use
 * for finding a person. Nothing is stored on the visitor's side, so it needs no consent; a phone that changes networks
 * counts again.
 */
export const landerVisitor = (fingerprint: Fingerprint, request: Pick<FastifyRequest, 'ip' | 'headers'>): string =>
  fingerprint('lander-visitor', `${request.ip}\n${request.headers['user-agent'] ?? ''}`);

/**
 * The variant that a visitor's bucket gets, by weight. `seed` identifies lander and test: each test divides the visitors
 * anew, and a visitor keeps their variant while it runs. Null: there is no variant.
 */
export function variantFor(variants: LanderDocument['variants'], seed: string, bucket: number): LanderDocument['variants'][number] | null {
  let left = placeOf(bucket, seed);
  for (const [index, share] of sharesOf(variants.map(({ weight }) => weight)).entries()) {
    if (left < share) return variants[index] ?? null;
    left -= share;
  }
  return variants[0] ?? null;
}
