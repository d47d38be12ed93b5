import type { AnswerOf, Endpoint } from '@amarena/shared/contracts/endpoint';
import { type ApiError, failure, type Result } from '@amarena/shared/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE } from '../times.ts';
import { type Context, type MemberContext, visitOf } from './context.ts';
import { clearSessionCookie, SESSION_COOKIE, setSessionCookie } from './cookie.ts';
import { type Acted, once } from './idempotency.ts';
import type { Api, Platform } from './platform.ts';
import { BY_QUERY } from './queryRoutes.ts';
import { ApiProblem, STATUS } from './status.ts';
import { validated } from './validated.ts';

/** The answer's schema in its sent form; null and void where the endpoint answers nothing. */
type Handler<E extends Endpoint, C> = (context: C) => Promise<Result<AnswerOf<E>, ApiError>>;

export interface RouteOptions<C = unknown> {
  /** Calls of one address per minute. Default: 300. */
  readonly perMinute?: number;
  /** By this call members meet: it is closed to an account that is suspended (`account_suspended`). Default: false. */
  readonly meeting?: boolean;
  /** Largest body in bytes. Default: 64 KiB. */
  readonly bodyLimit?: number;
  /**
   * Runs before the call and outside its transaction: what it counts stays where the call is refused. Answers the
   * refusal. A repeat passes here again, so it must let through what has acted already. Default: nothing.
   */
  readonly before?: (context: C) => Promise<ApiError | null>;
}

const BODY_LIMIT = 65_536;
const PER_MINUTE = 300;
const KEY = /^[\x21-\x7e]{16,100}$/;

interface SignIn {
  readonly memberId: string;
  readonly remember: boolean;
}

/** The `Idempotency-Key` of a request; throws `idempotency_key_missing`. */
export function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !KEY.test(key)) throw new ApiProblem({ code: 'idempotency_key_missing' });
  return key;
}

/** An answer passes through its schema: a field that the contract does not name never leaves the server. */
const serialised = (endpoint: Endpoint, answer: unknown): unknown => (endpoint.answer === null ? null : endpoint.answer.parse(answer));

async function contextFor<E extends Endpoint>(endpoint: E, request: FastifyRequest, reply: FastifyReply, platform: Platform) {
  const visit = await visitOf(request, platform);
  if (endpoint.access === 'member' && visit.member === null) {
    throw new ApiProblem({ code: 'authentication_required', authentication_required: true });
  }
  const wanted: { signIn: SignIn | null; signOut: boolean } = { signIn: null, signOut: false };
  const context: Context<E> = {
    ...visit,
    ...validated(endpoint, request),
    db: platform.db,
    now: platform.now(),
    request,
    reply,
    signIn: (memberId, { remember } = { remember: true }) => {
      wanted.signIn = { memberId, remember };
    },
    signOut: () => {
      wanted.signOut = true;
    },
  };
  return { context, wanted };
}

async function answer<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E, Context<E>>,
  { context, wanted }: Awaited<ReturnType<typeof contextFor<E>>>,
  platform: Platform,
): Promise<Result<Acted, ApiError>> {
  const act = async (db: Context<E>['db']): Promise<Result<Acted, ApiError>> => {
    const result = await handler({ ...context, db });
    if (!result.ok) return result;
    return { ok: true, value: { answer: serialised(endpoint, result.value), signed_in: wanted.signIn?.memberId ?? null } };
  };
  if (!endpoint.once) return act(platform.db);
  // A sign-up logs in: its repeat may already carry the session that the first answer made.
  const scope = endpoint.access === 'visitor' ? 'visitor' : (context.member?.id ?? 'visitor');
  const hash = platform.fingerprint('idempotency', JSON.stringify([context.query ?? null, context.body ?? null]));
  return once(platform.db, { scope, key: keyOf(context.request), endpoint: endpoint.name, hash, now: context.now }, act);
}

function bind<E extends Endpoint>(api: Api, endpoint: E, handler: Handler<E, Context<E>>, options: RouteOptions<Context<E>>): void {
  const { server, platform } = api;
  api.endpoints.push(endpoint);
  const [url = endpoint.path, query] = endpoint.path.split('?');
  server.route({
    method: endpoint.method,
    url,
    ...(query === undefined ? {} : { constraints: { [BY_QUERY]: query } }),
    bodyLimit: options.bodyLimit ?? BODY_LIMIT,
    config: { rateLimit: { max: options.perMinute ?? PER_MINUTE, timeWindow: MINUTE } },
    handler: async (request, reply) => {
      const prepared = await contextFor(endpoint, request, reply, platform);
      const refused = (await options.before?.(prepared.context)) ?? null;
      const result = refused === null ? await answer(endpoint, handler, prepared, platform) : failure<ApiError>(refused);
      if (!result.ok) return reply.code(STATUS[result.error.code]).send(result.error);
      const { signIn, signOut } = prepared.wanted;
      const memberId = signIn?.memberId ?? result.value.signed_in;
      const held = request.cookies[SESSION_COOKIE];
      if (held && (signOut || memberId !== null)) await platform.sessions.end(platform.db, held);
      if (memberId !== null) {
        const origin = { userAgent: request.headers['user-agent'] ?? '', country: prepared.context.geoip_country };
        setSessionCookie(reply, platform.config, await platform.sessions.start(platform.db, memberId, origin), signIn?.remember ?? true);
      } else if (signOut) clearSessionCookie(reply, platform.config);
      if (reply.sent) return reply;
      reply.header('cache-control', 'no-store');
      return endpoint.answer === null ? reply.code(204).send() : reply.send(result.value.answer);
    },
  });
}

/**
 * Binds a call that anybody may make to its handler: validation, exactly-once, status of each error and the answer's
 * shape follow from the contract. The handler returns refusals and throws nothing it expects.
 */
export function route<E extends Endpoint>(
  api: Api,
  endpoint: E,
  handler: Handler<E, Context<E>>,
  options: RouteOptions<Context<E>> = {},
): void {
  bind(api, endpoint, handler, options);
}

/** The same for calls with `access: 'member'`: the handler's `member` is never null. */
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
    return handler(context);
  };
  bind(api, endpoint, forMember, { ...options, ...(before && { before: (visit) => before(membersOf(visit)) }) });
}
