import { createHash } from 'node:crypto';
import { SESSION_DAYS } from '@amarena/shared/contracts/account/sessionLifetimes';
import { MARK_COOKIE } from '@amarena/shared/contracts/platform/comingBack';
import type { FastifyReply, FastifyRequest } from 'fastify';

const LENGTH = 16;

/** The mark of a session, by its id: the id itself is not for scripts. Empty without a session. */
export const markOf = (session: string | null): string =>
  session === null ? '' : createHash('sha256').update(`mark ${session}`).digest('base64url').slice(0, LENGTH);

/** Sets or clears the mark. Without `remember` it ends with the session cookie, when the browser is closed. */
export function setMark(reply: FastifyReply, mark: string, { secure, remember = true }: { secure: boolean; remember?: boolean }): void {
  const attributes = { sameSite: 'lax', path: '/', secure } as const;
  if (mark === '') reply.clearCookie(MARK_COOKIE, attributes);
  else reply.setCookie(MARK_COOKIE, mark, { ...attributes, ...(remember && { maxAge: SESSION_DAYS * 86_400 }) });
}

/** Gives a browser the mark of its document, if it has another: its session ended elsewhere, or began before marks existed. */
export function keepMark(request: FastifyRequest, reply: FastifyReply, mark: string, secure: boolean): void {
  if ((request.cookies[MARK_COOKIE] ?? '') !== mark) setMark(reply, mark, { secure });
}
