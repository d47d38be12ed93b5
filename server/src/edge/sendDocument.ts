import { randomBytes } from 'node:crypto';
import { THEME_COOKIE, themeFrom } from '@amarena/shared/contracts/platform/theme';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentParts, documentHtml } from './document.ts';
import { compressed, compressedOnce, encodingFor } from './encoding.ts';
import { contentSecurityPolicy } from './securityHeaders.ts';
import { isKnown, NONCE_PLACE, nonceOf } from './validators.ts';

const NONCE_BYTES = 16;

export const randomNonce = (): string => randomBytes(NONCE_BYTES).toString('base64');

/** `name` identifies a text that many visitors get; null if it is for one visit. */
export async function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string, name: string | null = null): Promise<unknown> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  reply.type('text/html; charset=utf-8');
  if (!reply.hasHeader('etag')) reply.headers({ 'cache-control': 'private, no-store', vary: 'accept-encoding, cookie' });
  if (encoding === null) return reply.send(html);
  return reply
    .header('content-encoding', encoding)
    .send(await (name === null ? compressed(html, encoding) : compressedOnce(name, html, encoding)));
}

interface Answer {
  /** Status of the answer; `boot.status` is what the shell shows. */
  readonly status: number;
  readonly document: Omit<DocumentParts, 'nonce' | 'theme'>;
  readonly policy: Omit<Parameters<typeof contentSecurityPolicy>[0], 'nonce'>;
}

/** A rendered page is the same for many visitors, so it has a validator; any other page is for this visit only. */
export async function sendDocument(request: FastifyRequest, reply: FastifyReply, { status, document, policy }: Answer): Promise<unknown> {
  const html = documentHtml({ ...document, theme: themeFrom(request.cookies[THEME_COOKIE]), nonce: NONCE_PLACE });
  const nonce = document.screen === null ? randomNonce() : nonceOf(html);
  reply.code(status).header('content-security-policy', contentSecurityPolicy({ ...policy, nonce }));
  if (document.screen !== null && isKnown(request, reply, nonce)) return reply.code(304).send();
  return sendHtml(request, reply, html.replaceAll(NONCE_PLACE, nonce), document.screen === null ? null : nonce);
}
