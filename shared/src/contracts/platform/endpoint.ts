import type * as z from '@amarena/shared/schema';

/**
 * Who can call: `visitor` needs no session, `member` needs one (otherwise 403 `authentication_required`), `token` a token
 * of delivery in `Authorization: Bearer` (otherwise 401).
 */
export type Access = 'visitor' | 'member' | 'token';

/** Things that belong to a single member. */
type Belonging = 'conversation' | 'debit' | 'decision' | 'message' | 'passkey' | 'payment' | 'photo' | 'session' | 'step' | 'upload';

/**
 * Whose ids a field accepts. `own …`: the caller's; another member's id is treated like one that does not exist. `any
 * member` and `any lander`: visible to everyone. `staff`: anyone's, for members with a role. `made by the caller`: a
 * new id.
 */
export type IdOwner = `own ${Belonging}` | 'any member' | 'any lander' | 'staff' | 'made by the caller';

/** How a call is made: by a script, or by opening its address in a browser. */
type Caller = 'script' | 'address';

type IsId<S> = S extends z.ZodMiniUUID
  ? true
  : S extends z.ZodMiniOptional<infer Inner> | z.ZodMiniNullable<infer Inner> | z.ZodMiniDefault<infer Inner> | z.ZodMiniArray<infer Inner>
    ? IsId<Inner>
    : false;
type IdFields<S> =
  S extends z.ZodMiniObject<infer Shape> ? { [Field in keyof Shape]: IsId<Shape[Field]> extends true ? Field : never }[keyof Shape] : never;
/** `ids` names exactly the fields of query and body that are ids; it is omitted if there are none. */
type Declared<Q, B> = [IdFields<Q> | IdFields<B>] extends [never]
  ? { ids?: Readonly<Record<string, never>> }
  : { ids: Readonly<Record<IdFields<Q> | IdFields<B>, IdOwner>> };

/** The contract of one call. `query` and `body` are null if the call has none. */
export interface Endpoint<
  Query extends z.ZodMiniType | null = z.ZodMiniType | null,
  Body extends z.ZodMiniType | null = z.ZodMiniType | null,
  Answer extends z.ZodMiniType | null = z.ZodMiniType | null,
> {
  /** Stable name, used as cache key and as operation id in OpenAPI. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** True: the call writes and must carry an `Idempotency-Key` header. Applies to all but GET, and to beacons, which cannot carry one. */
  readonly once: boolean;
  /** True: the body is a file's raw bytes; `body` is null. */
  readonly bytes: boolean;
  /** Opened as an address it returns a page (200) or redirects to one (302, 303). */
  readonly callers: readonly Caller[];
  /** Headers that the browser sends in addition to the usual ones. */
  readonly headers: Readonly<Record<string, string>>;
  /** True: the query also has the parameters of the page's address, and its host as `domain`. */
  readonly pageQuery: boolean;
  /** True: a refusal for lack of a session does not log this browser out. */
  readonly keepsSession: boolean;
  /** True: a page keeps the answer as long as it is open. */
  readonly lasting: boolean;
  /** Whose ids its fields accept, by field. */
  readonly ids: Readonly<Record<string, IdOwner>>;
  readonly query: Query;
  readonly body: Body;
  /** Null: for a script the call returns 204 without a body. */
  readonly answer: Answer;
}

interface Definition<Q, B, A> {
  name: string;
  method: Endpoint['method'];
  path: Endpoint['path'];
  access?: Access;
  bytes?: boolean;
  callers?: readonly Caller[];
  headers?: Endpoint['headers'];
  pageQuery?: boolean;
  keepsSession?: boolean;
  lasting?: boolean;
  query?: Q;
  body?: B;
  answer?: A;
  ids?: Readonly<Record<string, IdOwner>>;
}

const DEFAULTS = {
  access: 'member',
  bytes: false,
  callers: ['script'],
  headers: {},
  pageQuery: false,
  keepsSession: false,
  lasting: false,
  ids: {},
  query: null,
  answer: null,
} satisfies Partial<Endpoint>;

/**
 * Defines one call. Defaults: `access` is `member`; `bytes` is false; `callers` are scripts; no `headers`, no
 * `pageQuery`; `keepsSession` and `lasting` are false. Every method but GET writes once per key. A field that is an id
 * must be in `ids`. The server validates with the schemas; the clients derive their types from them.
 */
export function endpoint<
  Q extends z.ZodMiniType | null = null,
  B extends z.ZodMiniType | null = null,
  A extends z.ZodMiniType | null = null,
>(definition: Definition<Q, B, A> & Declared<Q, B>): Endpoint<Q, B, A> {
  const defaults = { ...DEFAULTS, query: null as Q, body: null as B, answer: null as A };
  return { ...defaults, ...definition, once: definition.method !== 'GET' };
}

/** A call that a page sends with `sendBeacon`. */
export interface Beacon<Body extends z.ZodMiniType = z.ZodMiniType> extends Endpoint<null, Body, null> {
  readonly method: 'POST';
  readonly once: false;
}

/**
 * Defines a call for `sendBeacon`, the only way to send something while a page is being left. It cannot carry headers,
 * so there is no `Idempotency-Key`. It is tried once and returns 204. A repetition must do no harm, and a loss no more
 * than a lost count.
 */
export const beacon = <B extends z.ZodMiniType>(
  definition: Omit<
    Definition<null, B, null>,
    'method' | 'bytes' | 'callers' | 'headers' | 'pageQuery' | 'keepsSession' | 'lasting' | 'query' | 'answer'
  > & { body: B } & Declared<null, B>,
): Beacon<B> => ({
  ...DEFAULTS,
  ...definition,
  method: 'POST',
  once: false,
});

type Parsed<S> = S extends z.ZodMiniType ? z.infer<S> : undefined;
type Sent<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** What a caller passes as `query`, before defaults apply. */
export type QueryOf<E> = E extends Endpoint<infer Q, infer _B, infer _A> ? Sent<Q> : never;
/** What a caller passes as `body`, before defaults apply. */
export type BodyOf<E> = E extends Endpoint<infer _Q, infer B, infer _A> ? Sent<B> : never;
/** The parsed answer of a call. */
export type AnswerOf<E> = E extends Endpoint<infer _Q, infer _B, infer A> ? Parsed<A> : never;
/** What the server's handler receives as `query`, with defaults. */
export type ParsedQueryOf<E> = E extends Endpoint<infer Q, infer _B, infer _A> ? Parsed<Q> : never;
/** What the server's handler receives as `body`, with defaults. */
export type ParsedBodyOf<E> = E extends Endpoint<infer _Q, infer B, infer _A> ? Parsed<B> : never;
