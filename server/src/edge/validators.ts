import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Placeholder for the nonce in a document until its text is known. */
export const NONCE_PLACE = 'nonce-of-this-document';

/**
 * SHA-256 of a text, Base64. Also the nonce of a document that is the same for many visitors, so that a cached copy still
 * matches the policy of a "not modified" answer. That nonce permits styles only; scripts have none.
 */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Gives an answer a validator. True if the browser has exactly this one. */
export function isKnown(request: FastifyRequest, reply: FastifyReply, hash: string): boolean {
  const etag = `W/"${hash}"`;
  reply.header('etag', etag);
  return (request.headers['if-none-match'] ?? '').split(',').some((known) => known.trim() === etag);
}
