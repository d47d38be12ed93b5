import { PRIVACY_COOKIE, type Purpose, purposesOff } from '@amarena/shared/contracts/privacy';
import type { FastifyRequest } from 'fastify';

/** Whether whoever asks lets the site keep something for this purpose. */
export const mayKeepFor = (purpose: Purpose, { cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): boolean =>
  !purposesOff(cookies[PRIVACY_COOKIE], headers['sec-gpc'] === '1').includes(purpose);
