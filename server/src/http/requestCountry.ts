import type { FastifyRequest } from 'fastify';
import type { Platform } from './platform.ts';
import { sharedVisit } from './sharedVisit.ts';

/**
 * The country of a request's address, ISO alpha-2; null if unknown. `page` is the page that the request is made for: if a
 * CDN keeps it, the country is the one that the CDN says.
 */
export function requestCountry(
  request: FastifyRequest,
  page: FastifyRequest,
  { config, countries }: Pick<Platform, 'config' | 'countries'>,
): string | null {
  const shared = config.cdn === null ? null : sharedVisit(page);
  return shared === null ? countries.of(request.ip) : shared.country;
}
