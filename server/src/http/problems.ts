import type { ApiError } from '@amarena/shared/errors';
import type { FastifyError, FastifyInstance } from 'fastify';
import { Overloaded } from '../db/bulkhead.ts';
import { ApiProblem, STATUS } from './status.ts';
import { passes } from './temporaryFailure.ts';

const RETRY_AFTER_SECONDS = 1;
const unreadableBody: ApiError = { code: 'validation_failed', fields: { body: 'invalid' } };

/** Fastify's own refusals of a request, mapped to ours. */
const REFUSALS: Readonly<Record<string, { error: ApiError; status: number }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { error: { code: 'payload_too_large' }, status: 413 },
  FST_REQ_FILE_TOO_LARGE: { error: { code: 'payload_too_large' }, status: 413 },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { error: unreadableBody, status: 415 },
  FST_ERR_CTP_EMPTY_JSON_BODY: { error: unreadableBody, status: 400 },
  FST_ERR_CTP_INVALID_JSON_BODY: { error: unreadableBody, status: 400 },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { error: unreadableBody, status: 400 },
};

function refusalFrom(error: FastifyError): { error: ApiError; status: number } | null {
  if (error instanceof ApiProblem) return { error: error.error, status: error.statusCode };
  const known = REFUSALS[error.code];
  if (known !== undefined) return known;
  return error.statusCode === 400 ? { error: unreadableBody, status: 400 } : null;
}

/**
 * Answers every error with its code and data. An unexpected error is logged and answered as `internal`, or as
 * `unavailable` if it is temporary.
 */
export function answerProblems(server: FastifyInstance): void {
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalFrom(error);
    if (refusal !== null) return reply.code(refusal.status).send(refusal.error);
    // Counted instead: a line for each call that is shed would be one more load.
    if (!(error instanceof Overloaded)) request.log.error({ err: error }, 'request failed');
    if (passes(error)) {
      reply.header('retry-after', RETRY_AFTER_SECONDS);
      return reply.code(STATUS.unavailable).send({ code: 'unavailable' } satisfies ApiError);
    }
    return reply.code(STATUS.internal).send({ code: 'internal', request_id: request.id });
  });
  server.setNotFoundHandler((_request, reply) => reply.code(STATUS.not_found).send({ code: 'not_found' } satisfies ApiError));
}
