import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { GENERATION_HEADER, PERSON_HEADER } from '@amarena/shared/contracts/platform/offline';
import { THEME_COOKIE, themeFrom } from '@amarena/shared/contracts/platform/theme';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepMark } from '../http/sessionMark.ts';
import { type FirstScreen, NOTHING } from '../rendering/firstScreen.ts';
import { type BodyParts, type DocumentParts, documentBody, documentHead, documentHtml } from './document.ts';
import { compressed, compressedOnce, encoderFor, encodingFor } from './encoding.ts';
import { type Keeping, keepingHeaders, OWN_PAGE } from './keeping.ts';
import { inPieces } from './pieces.ts';
import { contentSecurityPolicy } from './securityHeaders.ts';
import { hashOf, isKnown, NONCE_PLACE } from './validators.ts';

const NONCE_BYTES = 16;

export const randomNonce = (): string => randomBytes(NONCE_BYTES).toString('base64');

/**
 * Not `no-store`, which keeps a page out of the browser's cache of pages for "back". A browser may show its copy again at
 * "back" without asking, but not after a log-in or a log-out: `vary` names the cookies, and the guard compares the marks.
 * `name` identifies a text that many visitors get; null if it is for one visit.
 */
export async function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string, name: string | null = null): Promise<unknown> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  reply.type('text/html; charset=utf-8');
  if (!reply.hasHeader('cache-control')) reply.headers(OWN_PAGE);
  if (encoding === null) return reply.send(html);
  const bytes = await (name === null ? compressed(html, encoding) : compressedOnce(name, html, encoding));
  reply.header('content-encoding', encoding);
  // A client of HTTP/1.0 learns from its length alone that it has all.
  const isStreamed = request.method !== 'HEAD' && request.raw.httpVersion !== '1.0';
  return reply.send(isStreamed ? Readable.from(inPieces([bytes])) : bytes);
}

interface Answer {
  /** Status of the answer; `boot.status` is what the shell shows. */
  readonly status: number;
  readonly document: Omit<DocumentParts, 'nonce' | 'theme' | 'screen'>;
  /** Default: the browser renders it. */
  readonly firstScreen?: FirstScreen;
  readonly policy: Omit<Parameters<typeof contentSecurityPolicy>[0], 'nonce'>;
  /** How a CDN may keep it; null: it may not. */
  readonly keeping: Keeping | null;
}

/** A rendered page is the same for many visitors, so it has a validator; any other page is for this visit only. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, document, firstScreen = NOTHING, policy, keeping }: Answer,
): Promise<unknown> {
  keepMark(request, reply, document.boot.session_mark, policy.secure);
  const { screen, answers, made } = firstScreen;
  const theme = themeFrom(request.cookies[THEME_COOKIE]);
  const html = documentHtml({ ...document, screen, known: answers, made, theme, nonce: NONCE_PLACE });
  const nonce = screen === null ? randomNonce() : hashOf(html);
  reply.code(status).header('content-security-policy', contentSecurityPolicy({ ...policy, nonce }));
  if (screen !== null) reply.headers(keepingHeaders(status === 200 ? keeping : null));
  if (screen !== null && isKnown(request, reply, nonce)) return reply.code(304).send();
  return sendHtml(request, reply, html.replaceAll(NONCE_PLACE, nonce), screen === null ? null : nonce);
}

interface ComingAnswer extends Pick<Answer, 'status' | 'policy'> {
  readonly document: Answer['document'];
  /** Begins the screen. Never rejects. */
  readonly begin: () => Promise<FirstScreen>;
  readonly clock: BodyParts['clock'];
  readonly dismissed: BodyParts['dismissed'];
  /** False: the log-in is for this visit only. */
  readonly storable: boolean;
}

/**
 * Sends a member's page in two parts: the head at once, so that the browser starts, and the rest when its screen is known.
 * The work on the screen begins when the head is on its way, because it would delay it.
 */
export function sendComing(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, document, policy, begin, clock, dismissed, storable }: ComingAnswer,
): FastifyReply {
  keepMark(request, reply, document.boot.session_mark, policy.secure);
  const nonce = randomNonce();
  const encoding = encodingFor(request.headers['accept-encoding']);
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers(OWN_PAGE)
    .header('content-security-policy', contentSecurityPolicy({ ...policy, nonce }));
  const { user, overrides, snapshot } = document.boot;
  // The worker may keep it for the next visit, unless only a developer gets it, or the log-in ends with this one.
  if (storable && user !== null && overrides.length === 0)
    reply.headers({ [GENERATION_HEADER]: String(snapshot.generation), [PERSON_HEADER]: user.id });
  if (encoding !== null) reply.header('content-encoding', encoding);
  const { stream, flush } = encoderFor(encoding);
  stream.write(documentHead({ ...document, theme: themeFrom(request.cookies[THEME_COOKIE]), nonce, screen: 'coming' }));
  const finish = () =>
    begin().then(
      ({ screen, answers, made }) =>
        stream.end(documentBody({ ...document, nonce, screen, styled: false, known: answers, made, clock, dismissed })),
      (cause: unknown) => stream.destroy(cause instanceof Error ? cause : new Error(String(cause))),
    );
  flush(() => setImmediate(finish));
  return reply.send(Readable.from(inPieces(stream)));
}
