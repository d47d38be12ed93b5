import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../config.ts';
import { onBehalfOf } from '../db/bulkhead.ts';
import type { Valkey } from '../db/valkey.ts';
import { securityHeaders } from '../edge/securityHeaders.ts';
import { addressBlock, isLoopback } from '../geoip/addresses.ts';
import { MINUTE } from '../times.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { LimitStore, sharedLimitStore } from './limitStore.ts';
import { answerProblems } from './problems.ts';
import { BY_QUERY, routesByQuery } from './queryRoutes.ts';
import { refuseOtherRoles } from './roles.ts';
import { readCookies } from './sessionCookie.ts';
import { ApiProblem } from './status.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
const COMPRESS_FROM_BYTES = 1_024;
// Above 4, Brotli takes more time than its smaller size saves for an answer to one person.
const BROTLI_QUALITY = 4;
/** Milliseconds that open requests get when the server closes. */
const CLOSING_GRACE = 3_000;
/** Requests per minute of one member, or of one address without a session, unless a route says otherwise. */
const PER_MINUTE = 600;
/** Milliseconds for a whole request with its body; an unfinished one would hold its connection for ever. */
const REQUEST_WITHIN = 60_000;
const HEADERS_WITHIN = 20_000;
/** Beyond this, new connections are closed at once, before open files run out. */
const CONNECTIONS = 50_000;
/** Milliseconds between two log lines about limits that only this process counts. */
const ALARM_EVERY = MINUTE;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** See `Caller`. Default: false. */
    readonly delivers?: boolean;
  }
}

export interface ServerDeps {
  /** Null: each process counts on its own. */
  readonly valkey: Valkey | null;
  readonly metrics: Registry;
  /** Records the requests. Default: nothing does. */
  readonly tracing?: Tracing | null;
  /** The member who sends a request; null without a session. */
  memberId(request: FastifyRequest): Promise<string | null>;
}

/** Another site's page must not make a browser write here; a server that reports a payment sends no origin. */
function refuseForeignOrigin(request: FastifyRequest, publicUrl: string): void {
  const { origin } = request.headers;
  if (SAFE_METHODS.includes(request.method) || origin === undefined) return;
  const known = URL.canParse(origin) && (new URL(origin).host === request.host || origin === new URL(publicUrl).origin);
  if (!known) throw new ApiProblem({ code: 'forbidden' });
}

// A database error's detail quotes the row, and logs contain no personal data.
const loggedError = (error: Error) => ({
  type: error.name,
  message: error.message,
  stack: error.stack ?? '',
  ...('code' in error ? { code: String(error.code) } : {}),
});

const UNCOUNTED = {
  valkey: 'Valkey does not count limits: each process counts alone',
  session: 'Sessions cannot be read: limits of members count by address',
} as const;

/** Counts and logs every limit that could not be counted properly, by what did not answer. */
function uncountedAlarm(server: FastifyInstance, metrics: Registry): (missing: keyof typeof UNCOUNTED, error: unknown) => void {
  const uncounted = new Counter({
    name: 'limits_uncounted_total',
    help: 'Calls whose limit was counted by this process alone, or by address in place of the member.',
    labelNames: ['missing'],
    registers: [metrics],
  });
  for (const missing of Object.keys(UNCOUNTED)) uncounted.inc({ missing }, 0);
  const quietUntil = { valkey: 0, session: 0 };
  return (missing, error) => {
    uncounted.inc({ missing });
    if (Date.now() < quietUntil[missing]) return;
    quietUntil[missing] = Date.now() + ALARM_EVERY;
    server.log.error({ err: error }, UNCOUNTED[missing]);
  };
}

async function addPlugins(server: FastifyInstance, config: Config, { valkey, metrics, memberId }: ServerDeps): Promise<void> {
  const alarm = uncountedAlarm(server, metrics);
  const onUncounted = (error: unknown) => alarm('valkey', error);
  // Many members share the address of a mobile network, so limits are per member. If the session cannot be read, the
  // endpoint handles that itself; it may not need one.
  const whose = async (request: FastifyRequest): Promise<string> => {
    const member = await memberId(request).catch((error: unknown) => {
      alarm('session', error);
      return null;
    });
    return member ?? addressBlock(request.ip);
  };
  await readCookies(server);
  await server.register(compress, {
    global: true,
    threshold: COMPRESS_FROM_BYTES,
    customTypes: /^application\/json|^text\/html|^image\/svg\+xml/,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: BROTLI_QUALITY } },
  });
  await server.register(rateLimit, {
    max: PER_MINUTE,
    timeWindow: MINUTE,
    store: valkey === null ? LimitStore : sharedLimitStore({ valkey, prefix: `${config.valkeyPrefix}limit:`, onUncounted }),
    keyGenerator: whose,
    // A developer, or a test on this machine. In production this machine is a proxy, and trusted.
    allowList: (request) => !config.production && isLoopback(request.ip),
    errorResponseBuilder: (_request, { ttl }) => new ApiProblem({ code: 'rate_limited', seconds: Math.ceil(ttl / 1_000) }),
  });
}

/**
 * Browsers and proxies store an answer only if its route says so, and never a public error: browsers keep a 404 or a
 * 410 by themselves, and the member or the file may be there at the next look.
 */
function storeOnlyWhatSaysSo(server: FastifyInstance): void {
  server.addHook('onSend', async (_request, reply) => {
    const said = reply.getHeader('cache-control');
    if (said === undefined || (reply.statusCode >= 400 && String(said).startsWith('public'))) reply.header('cache-control', 'no-store');
  });
}

/** Connections to the database count as those of a route. Reading a body ends what the first hook began. */
function divideConnections(server: FastifyInstance): void {
  const begin = ({ routeOptions }: FastifyRequest, _reply: FastifyReply, done: () => void) =>
    onBehalfOf({ route: routeOptions.url ?? 'unknown', delivers: routeOptions.config.delivers ?? false }, done);
  server.addHook('onRequest', begin);
  server.addHook('preHandler', begin);
}

/** Fastify with what every answer needs: request id, limits, cookies, compression, errors, logs without personal data. */
export async function createServer(config: Config, ground: ServerDeps): Promise<FastifyInstance> {
  const server = Fastify({
    // The client is the last address that is not one of our proxies: the client itself could have written everything
    // before it.
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    requestTimeout: REQUEST_WITHIN,
    http: { headersTimeout: HEADERS_WITHIN },
    genReqId: () => uuidv7(),
    // Fastify's own log lines contain addresses with their queries, and these contain tokens.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { constraints: { [BY_QUERY]: routesByQuery(['push=1']) } },
    logger: { level: config.logLevel, serializers: { err: loggedError } },
  });
  server.server.maxConnections = CONNECTIONS;
  answerProblems(server);
  ground.tracing?.follow(server);
  divideConnections(server);
  const protection = securityHeaders(config.publicUrl.startsWith('https://'));
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.headers(protection);
    refuseForeignOrigin(request, config.publicUrl);
  });
  storeOnlyWhatSaysSo(server);
  refuseOtherRoles(server, config.roles);
  server.addHook('onResponse', async (request, reply) => {
    const { method, url } = { method: request.method, url: request.routeOptions.url ?? 'unknown' };
    request.log.info({ method, route: url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  // A connection that a browser preopened and never used does not count as idle, and would delay the end of the
  // process.
  server.addHook('preClose', async () => {
    setTimeout(() => server.server.closeAllConnections(), CLOSING_GRACE).unref();
  });
  await addPlugins(server, config, ground);
  return server;
}
