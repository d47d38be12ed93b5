import type { AnswerOf, Endpoint } from '@amarena/shared/contracts/platform/endpoint';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { FastifyRequest } from 'fastify';
import { MINUTE } from '../times.ts';
import { type Context, type MemberContext, refuseOtherMember, SHOWN, visitOf } from './context.ts';
import { type Acted, once } from './idempotency.ts';
import type { Api, Platform } from './platform.ts';
import { BY_QUERY } from './queryRoutes.ts';
import { type SessionOptions, sessionChange } from './sessionChange.ts';
import { sessionToken } from './sessionCookie.ts';
import { ApiProblem, STATUS } from './status.ts';
import { validated } from './validated.ts';

/** The answer in the form in which it is sent; null or void if the endpoint has no answer. */
type Handler<E extends Endpoint, C> = (context: C) => Promise<Result<AnswerOf<E>, ApiError>>;

export interface RouteOptions<C = unknown> extends SessionOptions {
  /** Requests per minute and address. Default: 300. */
  readonly perMinute?: number;
  /**
   * True if members meet through this endpoint: it is closed to a suspended account (`account_suspended`) and to an
   * unconfirmed address (`address_unconfirmed`), so that no one meets people under a false address. Default: false.
   */
  readonly meeting?: boolean;
  /**
   * True if the body carries an id by which the handler recognises a repeat: then the answer that a repeat gets may be
   * forgotten in a crash of the database, and costs its log nothing. Default: false.
   */
  readonly ownId?: boolean;
  /**
   * True if the handler itself acts once for each `Idempotency-Key`, in transactions of its own: it gets the database, and
   * no answer is stored here. Default: false.
   */
  readonly ownRepeats?: boolean;
  /** True if a page may call it that still shows another member than the one who is logged in. Default: false. */
  readonly anyMember?: boolean;
  /** Largest body in bytes. Default: 64 KiB. */
  readonly bodyLimit?: number;
  /**
   * Runs before the call and outside its transaction: what it counts stays even if the call is refused. Returns the
   * refusal. A repeat passes here again, so it must accept what has already been done. Default: nothing.
   */
  readonly before?: (context: C) => Promise<ApiError | null>;
}

/** Options of endpoints that need no session. */
export interface VisitorOptions<C = unknown> extends RouteOptions<C> {
  /** A value in the browser that makes the call its own: a repeat must have it as well. Default: nothing. */
  readonly holds?: (context: C) => string;
  /** Sets cookies with every successful answer, including that of a repeat, for which no handler runs. Default: none. */
  readonly cookies?: (context: C) => void;
  /** Runs if the call was refused, after its transaction was rolled back. Default: nothing. */
  readonly refused?: (context: C, error: ApiError) => Promise<void>;
}

const BODY_LIMIT = 65_536;
const PER_MINUTE = 300;
const KEY = /^[\x21-\x7e]{16,100}$/;

/** The `Idempotency-Key` of a request; throws `idempotency_key_missing`. */
export function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !KEY.test(key)) throw new ApiProblem({ code: 'idempotency_key_missing' });
  return key;
}

/** An answer passes through its schema: a field that is not in the contract never leaves the server. */
const serialised = (endpoint: Endpoint, answer: unknown): unknown => (endpoint.answer === null ? null : endpoint.answer.parse(answer));

async function contextFor<E extends Endpoint>(
  endpoint: E,
  { request, reply }: Pick<Context<E>, 'request' | 'reply'>,
  options: SessionOptions & Pick<RouteOptions, 'anyMember'>,
  platform: Platform,
) {
  const visit = await visitOf(request, platform);
  if (!options.anyMember) refuseOtherMember(visit.member, request.headers[SHOWN]);
  const mayRepeat = options.endsSession === true && sessionToken(request, platform.config) !== undefined;
  if (endpoint.access === 'member' && visit.member === null && !mayRepeat) {
    throw new ApiProblem({ code: 'authentication_required', authentication_required: true });
  }
  const session = sessionChange({ request, reply, visit }, options, platform);
  const { signIn, signOut } = session;
  const sent = validated(endpoint, request);
  const context: Context<E> = { ...visit, ...sent, db: platform.db, now: platform.now(), request, reply, signIn, signOut };
  return { context, session };
}

/** A visitor's key is scoped to their browser, as far as it can be told from others before it has a cookie. */
const intentOf = <E extends Endpoint>(
  { access }: E,
  { query, body, request, member }: Context<E>,
  holds: string,
  session: string | null,
) => {
  const sent = [query ?? null, body ?? null];
  if (session !== null) return { scope: session, made: sent };
  // A sign-up logs in: its repeat may already carry the session that the first answer opened.
  if (access === 'visitor' || member === null) return { scope: 'visitor', made: [...sent, request.headers['user-agent'] ?? '', holds] };
  return { scope: member.id, made: sent };
};

/** Identifies a repeat of the call. */
interface Repeatable {
  readonly holds: string;
  readonly endsSession?: boolean | undefined;
  readonly ownId?: boolean | undefined;
  readonly ownRepeats?: boolean | undefined;
}

async function answer<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E, Context<E>>,
  {
    context,
    session,
    holds,
    endsSession = false,
    ownId = false,
    ownRepeats = false,
  }: Awaited<ReturnType<typeof contextFor<E>>> & Repeatable,
  platform: Platform,
): Promise<Result<Acted, ApiError>> {
  const act = async (db: Context<E>['db']): Promise<Result<Acted, ApiError>> => {
    const result = await handler({ ...context, db });
    if (!result.ok) return result;
    return success({ answer: serialised(endpoint, result.value), signed_in: await session.make(db) });
  };
  if (!endpoint.once || ownRepeats) return act(platform.db);
  const { request, now } = context;
  const ending = endsSession ? platform.fingerprint('ended_session', sessionToken(request, platform.config) ?? '') : null;
  const { scope, made } = intentOf(endpoint, context, holds, ending);
  const hash = platform.fingerprint('idempotency', JSON.stringify(made));
  const table = ownId ? 'passing_answers' : 'idempotency';
  return once(platform.db, { scope, key: keyOf(request), endpoint: endpoint.name, hash, now, table, resume: session.resume }, act);
}

function bind<E extends Endpoint>(api: Api, endpoint: E, handler: Handler<E, Context<E>>, options: VisitorOptions<Context<E>>): void {
  const { server, platform } = api;
  api.endpoints.push(endpoint);
  const [url = endpoint.path, query] = endpoint.path.split('?');
  server.route({
    method: endpoint.method,
    url,
    // A HEAD request must change nothing, and some reads have effects.
    exposeHeadRoute: false,
    ...(query === undefined ? {} : { constraints: { [BY_QUERY]: query } }),
    bodyLimit: options.bodyLimit ?? BODY_LIMIT,
    config: { rateLimit: { max: options.perMinute ?? PER_MINUTE, timeWindow: MINUTE } },
    handler: async (request, reply) => {
      const prepared = await contextFor(endpoint, { request, reply }, options, platform);
      const { context, session } = prepared;
      if (endpoint.once) keyOf(request);
      const refused = (await options.before?.(context)) ?? null;
      const holds = options.holds?.(context) ?? '';
      const { endsSession, ownId, ownRepeats } = options;
      const result =
        refused === null
          ? await answer(endpoint, handler, { ...prepared, holds, endsSession, ownId, ownRepeats }, platform)
          : failure<ApiError>(refused);
      if (!result.ok) {
        await options.refused?.(context, result.error);
        return reply.code(STATUS[result.error.code]).send(result.error);
      }
      await session.tell(result.value.signed_in);
      options.cookies?.(context);
      if (reply.sent) return reply;
      // The handler redirects the browser, with the cookies of this answer.
      if (reply.hasHeader('location')) return reply.code(303).send();
      return endpoint.answer === null ? reply.code(204).send() : reply.send(result.value.answer);
    },
  });
}

/**
 * Binds a public endpoint to its handler: validation, exactly-once, the status of each error and the shape of the
 * answer follow from the contract. The handler returns refusals and does not throw expected errors.
 */
export function route<E extends Endpoint>(
  api: Api,
  endpoint: E,
  handler: Handler<E, Context<E>>,
  options: VisitorOptions<Context<E>> = {},
): void {
  bind(api, endpoint, handler, options);
}

/** Binds an endpoint with `access: 'member'`: the handler's `member` is never null. */
export function memberRoute<E extends Endpoint>(
  api: Api,
  endpoint: E,
  handler: Handler<E, MemberContext<E>>,
  { before, ...options }: RouteOptions<MemberContext<E>> = {},
): void {
  if (endpoint.access !== 'member') throw new Error(`${endpoint.name} is open to visitors: bind it with route().`);
  const membersOf = ({ member, ...context }: Context<E>): MemberContext<E> => {
    if (member === null) throw new ApiProblem({ code: 'authentication_required', authentication_required: true });
    return { ...context, member };
  };
  const forMember = (visit: Context<E>) => {
    const context = membersOf(visit);
    const { member } = context;
    if (options.meeting && member.suspension !== null) {
      return Promise.resolve(failure<ApiError>({ code: 'account_suspended', until: member.suspended_until?.toISOString() ?? null }));
    }
    if (options.meeting && member.status === 'not_confirmed') return Promise.resolve(failure<ApiError>({ code: 'address_unconfirmed' }));
    return handler(context);
  };
  // Without a session the call can only return a stored answer.
  const isOver = ({ member }: Context<E>) => options.endsSession === true && member === null;
  bind(api, endpoint, forMember, {
    ...options,
    ...(before && { before: async (visit) => (isOver(visit) ? null : before(membersOf(visit))) }),
  });
}
