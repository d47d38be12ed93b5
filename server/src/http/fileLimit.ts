import type { RateLimitOptions } from '@fastify/rate-limit';
import { addressBlock } from '../geoip/addresses.ts';
import { MINUTE } from '../times.ts';

/** A page loads dozens of files, and the address of a mobile network stands for many members. */
const FILES_PER_MINUTE = 6_000;

/** Limit of routes that send stored files: by address only, because looking up the member costs more than the file. */
export const FILE_LIMIT: RateLimitOptions = {
  max: FILES_PER_MINUTE,
  timeWindow: MINUTE,
  keyGenerator: (request) => addressBlock(request.ip),
};
