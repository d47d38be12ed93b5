import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from './platform.ts';
import { isSecure } from './sessionCookie.ts';

/** Marks a browser that has logged in to an account before; grants no access by itself. */
export const KNOWN_BROWSER_COOKIE = 'known_browser';
const DAYS = 365;

const sealOf = ({ fingerprint }: Pick<Platform, 'fingerprint'>, browser: string, memberId: string): string =>
  fingerprint('known_browser', `${browser} ${memberId}`);

/** The browser's id if its sealed cookie says that it has logged in to this account before. `memberId` null: no account. */
export function knownBrowser(request: FastifyRequest, platform: Pick<Platform, 'fingerprint'>, memberId: string | null): string | null {
  const [browser = '', seal = ''] = (request.cookies[KNOWN_BROWSER_COOKIE] ?? '').split('.');
  const expected = sealOf(platform, browser, memberId ?? '');
  return memberId !== null && browser !== '' && seal === expected ? browser : null;
}

/** Stores that this browser has logged in to the account. */
export function rememberBrowser(request: FastifyRequest, reply: FastifyReply, platform: Platform, memberId: string): void {
  const { config } = platform;
  const browser = knownBrowser(request, platform, memberId) ?? randomBytes(16).toString('base64url');
  reply.setCookie(KNOWN_BROWSER_COOKIE, `${browser}.${sealOf(platform, browser, memberId)}`, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/api/',
    secure: isSecure(config),
    maxAge: DAYS * 86_400,
  });
}
