import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Stands for the nonce in a document until its text is known. */
export const NONCE_PLACE = 'nonce-of-this-document';

/**
 * The nonce of a document that is the same for many visitors: made from its text, so that a copy that a browser kept
 * still fits the policy of the answer that says "not modified". It opens styles alone; scripts have none.
 */
export const nonceOf = (document: string): string => createHash('sha256').update(document).digest('base64');

/** Marks an answer that a browser may keep and must ask about; true: it has this very one. */
export function isKnown(request: FastifyRequest, reply: FastifyReply, nonce: string): boolean {
  const etag = `W/"${nonce}"`;
  reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' });
  return (request.headers['if-none-match'] ?? '').split(',').some((known) => known.trim() === etag);
}
