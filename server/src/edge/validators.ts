import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Placeholder for the nonce in a document until its text is known. */
export const NONCE_PLACE = 'nonce-of-this-document';

/**
 * The nonce of a document that is the same for many visitors: derived from its text, so that a cached copy still
 * matches the policy of a "not modified" answer. It permits styles only; scripts have none.
 */
export const nonceOf = (document: string): string => createHash('sha256').update(document).digest('base64');

/** Gives an answer a validator. True if the browser has exactly this one. */
export function isKnown(request: FastifyRequest, reply: FastifyReply, nonce: string): boolean {
  const etag = `W/"${nonce}"`;
  reply.header('etag', etag);
  return (request.headers['if-none-match'] ?? '').split(',').some((known) => known.trim() === etag);
}
