import type { FieldProblem } from '@amarena/shared/contracts/account/validation';
import type { Endpoint, ParsedBodyOf, ParsedQueryOf } from '@amarena/shared/contracts/platform/endpoint';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { ApiProblem } from './status.ts';

const problemOf = (issue: z.core.$ZodIssue): FieldProblem =>
  issue.code === 'invalid_type' && issue.input === undefined ? 'required' : 'invalid';

function parsed(schema: z.ZodMiniType | null, value: unknown): unknown {
  if (schema === null) return undefined;
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.') || 'body'] ??= problemOf(issue);
  throw new ApiProblem({ code: 'validation_failed', fields });
}

/** Query and body, checked against the contract. Throws `validation_failed`, which names every wrong field. */
export const validated = <E extends Endpoint>(endpoint: E, request: FastifyRequest) => ({
  query: parsed(endpoint.query, request.query) as ParsedQueryOf<E>,
  body: parsed(endpoint.body, request.body) as ParsedBodyOf<E>,
});
