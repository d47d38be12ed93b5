import type * as z from '@amarena/shared/schema';
import type { ApiError as Schema } from './apiErrorSchema.ts';

/** An error that the server returns. A page needs its schema, which is long, only when a request has failed. */
export type ApiError = z.infer<typeof Schema>;
/** Why a file is not an acceptable picture. */
export type PhotoProblem = Extract<ApiError, { code: 'photo_unusable' }>['problem'];

/**
 * Everything that a caller can get: the server's errors, and failures on the way. `contract_broken`: the answer does
 * not match its schema at `path`. `generic`: an error that this version does not know (ERR-09).
 */
export type AppError = ApiError | { code: 'network' } | { code: 'contract_broken'; path: string } | { code: 'generic'; status: number };

export type ErrorCode = AppError['code'];

/** An expected refusal is returned, never thrown. */
export type Result<Value, Problem = AppError> = { ok: true; value: Value } | { ok: false; error: Problem };
export const success = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });
export const failure = <Problem>(error: Problem): Result<never, Problem> => ({ ok: false, error });
