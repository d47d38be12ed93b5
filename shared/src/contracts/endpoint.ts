import type * as z from '@amarena/shared/schema';

/** Who may call: `visitor` needs no session, `member` needs one (else 403 `authentication_required`). */
export type Access = 'visitor' | 'member';

/** Things that belong to one member alone. */
type Belonging = 'conversation' | 'debit' | 'decision' | 'message' | 'passkey' | 'payment' | 'photo' | 'session' | 'upload';

/**
 * Whose ids a field takes. `own …`: what belongs to the caller; the id of another member's is answered like one that
 * does not exist. `any member` and `any lander`: what everyone may see. `staff`: anyone's, for those with a role.
 * `made by the caller`: nothing has it yet.
 */
export type IdOwner = `own ${Belonging}` | 'any member' | 'any lander' | 'staff' | 'made by the caller';

/** How a call is made: by a script, or by a browser that opens its address. */
type Caller = 'script' | 'address';

type IsId<S> = S extends z.ZodMiniUUID
  ? true
  : S extends z.ZodMiniOptional<infer Inner> | z.ZodMiniNullable<infer Inner> | z.ZodMiniDefault<infer Inner> | z.ZodMiniArray<infer Inner>
    ? IsId<Inner>
    : false;
type IdFields<S> =
  S extends z.ZodMiniObject<infer Shape> ? { [Field in keyof Shape]: IsId<Shape[Field]> extends true ? Field : never }[keyof Shape] : never;
/** `ids` names each field of query and body that is an id, and no other; it is left out where there is none. */
type Declared<Q, B> = [IdFields<Q> | IdFields<B>] extends [never]
  ? { ids?: Readonly<Record<string, never>> }
  : { ids: Readonly<Record<IdFields<Q> | IdFields<B>, IdOwner>> };

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
  /** True: the call writes, and must carry an `Idempotency-Key` header. All but GET do, and beacons, which cannot. */
  readonly once: boolean;
  /** True: the body is a file's bytes as they are; `body` is null. */
  readonly bytes: boolean;
  /** Opened as an address it answers a page (200) or leads to one (302, 303). */
  readonly callers: readonly Caller[];
  /** Headers that the browser sends beyond the usual. */
  readonly headers: Readonly<Record<string, string>>;
  /** True: the query also carries what the address of the page says, and its host as `domain`. */
  readonly pageQuery: boolean;
  /** True: a refusal because nobody is logged in leaves the session in this browser alone. */
  readonly keepsSession: boolean;
  /** True: a page keeps the answer for as long as it is open. */
  readonly lasting: boolean;
  /** Whose ids its fields take, by field. */
  readonly ids: Readonly<Record<string, IdOwner>>;
  readonly query: Query;
  readonly body: Body;
  /** Null: the call answers a script with 204 and no body. */
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
 * Defines one call. Defaults: `access` is `member`; `bytes` is false; `callers` are scripts; there are no
 * `headers`, no `pageQuery`; `keepsSession` and `lasting` are false. Every method but GET writes once for each key.
 * A field that is an id must stand in `ids`.
 * The server validates with the schemas, the clients take their types from them.
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
 * Defines a call for `sendBeacon`, which carries no header, so no `Idempotency-Key` either: a page that is being left can
 * send nothing else. It is tried once and answers 204. A repeat must do no harm, and a loss no more than a count does.
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
