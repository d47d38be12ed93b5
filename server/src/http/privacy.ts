import { PRIVACY_COOKIE, type Purpose, purposesOff } from '@amarena/shared/contracts/privacy';
import type { FastifyRequest } from 'fastify';

/** Whether whoever asks lets the site keep something for this purpose. */
export const mayKeepFor = (purpose: Purpose, { cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): boolean =>
  !purposesOff(cookies[PRIVACY_COOKIE], headers['sec-gpc'] === '1').includes(purpose);

/** Whether it may be used for this answer without being kept: a browser's signal forbids keeping alone. */
export const mayUseFor = (purpose: Purpose, { cookies }: Pick<FastifyRequest, 'cookies'>): boolean =>
  !purposesOff(cookies[PRIVACY_COOKIE], false).includes(purpose);
