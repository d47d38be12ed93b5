import { createHash } from 'node:crypto';
import type { LanderDocument } from '@amarena/shared/contracts/landers';
import type { FastifyRequest } from 'fastify';
import type { Fingerprint } from '../../http/fingerprint.ts';

/**
 * Who looks, as a keyed hash of address and browser: the same for each visit from one place, and nobody can be found by
 * it. Nothing is stored on the visitor's side, so it needs no consent; a phone that changes networks counts anew.
 */
export const landerVisitor = (fingerprint: Fingerprint, request: Pick<FastifyRequest, 'ip' | 'headers'>): string =>
  fingerprint('lander-visitor', `${request.ip}\n${request.headers['user-agent'] ?? ''}`);

/** A whole number below `below`, the same for the same text and spread evenly over texts. */
const spread = (text: string, below: number): number => createHash('sha256').update(text).digest().readUIntBE(0, 6) % below;

/**
 * The variant that a visitor gets, by weight. It depends on lander, test and visitor alone: each test divides the
 * visitors anew, and a visitor keeps theirs as long as it runs.
 */
export function variantFor(variants: LanderDocument['variants'], seed: string): LanderDocument['variants'][number] | null {
  const total = variants.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return variants[0] ?? null;
  let left = spread(seed, total);
  for (const variant of variants) {
    if (left < variant.weight) return variant;
    left -= variant.weight;
  }
  return null;
}
