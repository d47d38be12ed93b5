import { PRIVACY_COOKIE, type Purpose, purposesOff } from '@amarena/shared/contracts/account/privacy';
import type { FastifyRequest } from 'fastify';

/** Whether the visitor lets the site store something for this purpose. */
export const mayKeepFor = (purpose: Purpose, { cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): boolean =>
  !purposesOff(cookies[PRIVACY_COOKIE], headers['sec-gpc'] === '1').includes(purpose);

/** Whether a value may be used for this answer without being stored: a browser's privacy signal forbids only storing it. */
export const mayUseFor = (purpose: Purpose, { cookies }: Pick<FastifyRequest, 'cookies'>): boolean =>
  !purposesOff(cookies[PRIVACY_COOKIE], false).includes(purpose);
