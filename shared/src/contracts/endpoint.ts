import type * as z from '@amarena/shared/schema';

/** Who may call: `visitor` needs no session, `member` needs one (else 403 `authentication_required`). */
export type Access = 'visitor' | 'member';

/** What two parts agree on about one call. `query` and `body` are null where the call takes none. */
export interface Endpoint<
  Query extends z.ZodMiniType | null = z.ZodMiniType | null,
  Body extends z.ZodMiniType | null = z.ZodMiniType | null,
  Answer extends z.ZodMiniType | null = z.ZodMiniType | null,
> {
  /** Stable name, used as cache key and as operation id in the OpenAPI page. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** True where a repeat could act twice: the call then must carry an `Idempotency-Key` header. */
  readonly once: boolean;
  /** True: the body is a file's bytes as they are; `body` is null. */
  readonly bytes: boolean;
  readonly query: Query;
  readonly body: Body;
  /** Null: the call answers 204 without a body. */
  readonly answer: Answer;
}

interface Definition<Q, B, A> {
  name: string;
  method: Endpoint['method'];
  path: Endpoint['path'];
  access?: Access;
  once?: boolean;
  bytes?: boolean;
  query?: Q;
  body?: B;
  answer?: A;
}

/**
 * Defines one call. Defaults: `access` is `member`; `once` is true for every method but GET; `bytes` is false.
 * The server validates with the schemas, the clients take their types from them.
 */
export function endpoint<
  Q extends z.ZodMiniType | null = null,
  B extends z.ZodMiniType | null = null,
  A extends z.ZodMiniType | null = null,
>(definition: Definition<Q, B, A>): Endpoint<Q, B, A> {
  const { name, method, path, access = 'member', once = method !== 'GET', bytes = false } = definition;
  return {
    name,
    method,
    path,
    access,
    once,
    bytes,
    query: (definition.query ?? null) as Q,
    body: (definition.body ?? null) as B,
    answer: (definition.answer ?? null) as A,
  };
}

type Parsed<S> = S extends z.ZodMiniType ? z.infer<S> : undefined;
type Sent<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** What a caller passes as `query`, before defaults are filled in. */
export type QueryOf<E> = E extends Endpoint<infer Q, infer _B, infer _A> ? Sent<Q> : never;
/** What a caller passes as `body`, before defaults are filled in. */
export type BodyOf<E> = E extends Endpoint<infer _Q, infer B, infer _A> ? Sent<B> : never;
/** What the call answers, parsed. */
export type AnswerOf<E> = E extends Endpoint<infer _Q, infer _B, infer A> ? Parsed<A> : never;
/** What the server's handler receives as `query`, defaults filled in. */
export type ParsedQueryOf<E> = E extends Endpoint<infer Q, infer _B, infer _A> ? Parsed<Q> : never;
/** What the server's handler receives as `body`, defaults filled in. */
export type ParsedBodyOf<E> = E extends Endpoint<infer _Q, infer B, infer _A> ? Parsed<B> : never;
