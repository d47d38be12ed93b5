import * as z from '@amarena/shared/schema';
import { ApiError } from './apiErrorSchema.ts';
import type { AppError } from './apiErrors.ts';

/**
 * Parses an error response. A body without a known code becomes `generic` with its status: a newer server may have more
 * codes than an older page (ERR-09).
 */
export function parseError(status: number, body: unknown): AppError {
  const known = z.safeParse(ApiError, body);
  return known.success ? known.data : { code: 'generic', status };
}
