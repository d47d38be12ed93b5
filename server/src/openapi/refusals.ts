import type { Endpoint } from '@amarena/shared/contracts/platform/endpoint';
import type { ApiError } from '@amarena/shared/errors';
import { ApiError as ApiErrorSchema } from '@amarena/shared/errors/apiErrorSchema';
import { STATUS } from '../http/status.ts';
import type { Docstring } from './docstrings.ts';
import { type JsonObject, json, type Schemas } from './schemas.ts';

export type Code = ApiError['code'];

const isCode = (name: string): name is Code => name in STATUS;

/** Codes that any endpoint of this kind may return. */
function common({ method, access, once, bytes, query, body }: Endpoint): Code[] {
  return [
    ...(query === null && body === null && !bytes ? [] : (['validation_failed'] as const)),
    ...(body === null && !bytes ? [] : (['payload_too_large'] as const)),
    ...(once ? (['idempotency_key_missing', 'idempotency_key_reused'] as const) : []),
    // A step with a token that still runs is answered as one.
    ...(once && access !== 'token' ? (['request_in_progress'] as const) : []),
    // A page that shows someone else is refused at open calls, too, which the description says once for all.
    ...(access === 'member' ? (['authentication_required', 'member_changed'] as const) : []),
    // A page of another site must not write here.
    ...(method === 'GET' ? [] : (['forbidden'] as const)),
    'rate_limited',
    'internal',
    'unavailable',
  ];
}

/** Codes that a docstring lists after `Errors`, including those of the endpoints that it refers to. */
function named(name: string, words: ReadonlyMap<string, Docstring>): Code[] {
  const errors = /\b[Ee]rrors?\b.*$/.exec(words.get(name)?.text ?? '')?.[0] ?? '';
  return [...errors.matchAll(/`(\w+)`/g)].flatMap(([, word = '']) =>
    isCode(word) ? [word] : word !== name && words.has(word) ? named(word, words) : [],
  );
}

/** All codes that an endpoint may return. */
export const codesOf = (endpoint: Endpoint, words: ReadonlyMap<string, Docstring>): Set<Code> =>
  new Set([...common(endpoint), ...named(endpoint.name, words)]);

/** The codes, grouped by status. */
const byStatus = (codes: ReadonlySet<Code>): [number, Code[]][] => [...Map.groupBy([...codes].sort(), (code) => STATUS[code])];

/** Endpoints with the same refusals for one status share a component. */
const componentOf = (codes: readonly Code[]): string => codes.join('.');

/** The refusals among these codes, by status. */
export const refusals = (codes: ReadonlySet<Code>): JsonObject =>
  Object.fromEntries(byStatus(codes).map(([status, same]) => [status, { $ref: `#/components/responses/${componentOf(same)}` }]));

/** Components that the refusals of endpoints refer to; each element of `ofCalls` has the codes of one endpoint. */
export function refusalComponents(ofCalls: readonly ReadonlySet<Code>[]): JsonObject {
  const same = ofCalls.flatMap((codes) => byStatus(codes).map(([, ofStatus]) => ofStatus));
  return Object.fromEntries(
    same.map((ofStatus) => {
      const choices = ofStatus.map((code) => ({ $ref: `#/components/schemas/${code}` }));
      const [only] = choices;
      const schema = choices.length === 1 && only !== undefined ? only : { oneOf: choices };
      return [componentOf(ofStatus), { description: ofStatus.map((code) => `\`${code}\``).join(', '), ...json(schema) }];
    }),
  );
}

/** The shape of each of these errors, by code. */
export function errorSchemas(codes: ReadonlySet<Code>, schemas: Schemas): JsonObject {
  const { anyOf, oneOf } = schemas.fieldsOf(ApiErrorSchema, 'output') as Partial<
    Record<'anyOf' | 'oneOf', { properties: { code: { const: Code } } }[]>
  >;
  const shapes = (anyOf ?? oneOf ?? []).map((shape): [Code, object] => [shape.properties.code.const, shape]);
  return Object.fromEntries(shapes.filter(([code]) => codes.has(code)));
}
