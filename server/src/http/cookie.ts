import { SESSION_DAYS } from '@amarena/shared/contracts/constants';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';

export const SESSION_COOKIE = 'session';

export async function readCookies(server: FastifyInstance): Promise<void> {
  await server.register(cookie);
}

const attributes = (config: Config) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: config.production || config.publicUrl.startsWith('https://') }) as const;

/** Without `remember` the cookie ends with the browser. */
export function setSessionCookie(reply: FastifyReply, config: Config, token: string, remember: boolean): void {
  const lifetime = remember ? { maxAge: SESSION_DAYS * 86_400 } : {};
  reply.setCookie(SESSION_COOKIE, token, { ...attributes(config), ...lifetime });
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(SESSION_COOKIE, attributes(config));
}
