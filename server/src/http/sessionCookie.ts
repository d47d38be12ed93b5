import { SESSION_DAYS } from '@amarena/shared/contracts/account/sessionLifetimes';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Whether browsers reach the site by https only. */
export const isSecure = ({ production, publicUrl }: Pick<Config, 'production' | 'publicUrl'>): boolean =>
  production || publicUrl.startsWith('https://');

const SESSION_COOKIE = 'session';
const SECURE_SESSION_COOKIE = '__Host-session';

/**
 * Name of the session cookie. By https, browsers accept this name only from this very host, never from a sibling in the
 * same domain.
 */
export const sessionCookie = (secure: boolean): string => (secure ? SECURE_SESSION_COOKIE : SESSION_COOKIE);
const nameIn = (config: Config): string => sessionCookie(isSecure(config));

/** The session token in a request; undefined if none. */
export const sessionToken = ({ cookies }: Pick<FastifyRequest, 'cookies'>, config: Config): string | undefined =>
  cookies[nameIn(config)] || undefined;

export async function readCookies(server: FastifyInstance): Promise<void> {
  await server.register(cookie);
}

const attributes = (config: Config) => ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(config) }) as const;

/** Without `remember` the cookie ends when the browser is closed. */
export function setSessionCookie(reply: FastifyReply, config: Config, token: string, remember: boolean): void {
  const lifetime = remember ? { maxAge: SESSION_DAYS * 86_400 } : {};
  reply.setCookie(nameIn(config), token, { ...attributes(config), ...lifetime });
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(nameIn(config), attributes(config));
}
