import { createHash } from 'node:crypto';
import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';
import type { FastifyRequest } from 'fastify';
import type { Fingerprint } from '../../http/fingerprint.ts';

/**
 * Identifies a visitor by a keyed hash of address and browser: the same for each visit from one place, and of no use
 * for finding a person. Nothing is stored on the visitor's side, so it needs no consent; a phone that changes networks
 * counts again.
 */
export const landerVisitor = (fingerprint: Fingerprint, request: Pick<FastifyRequest, 'ip' | 'headers'>): string =>
  fingerprint('lander-visitor', `${request.ip}\n${request.headers['user-agent'] ?? ''}`);

/** A whole number below `below`, stable for a text and evenly spread over texts. */
const spread = (text: string, below: number): number => createHash('sha256').update(text).digest().readUIntBE(0, 6) % below;

/**
 * The variant that a visitor gets, by weight. It depends only on lander, test and visitor: each test divides the
 * visitors anew, and a visitor keeps their variant while it runs.
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
