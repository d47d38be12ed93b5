import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Redis } from 'ioredis';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../config.ts';
import { addressBlock, isLocal } from '../geoip/addresses.ts';
import { readCookies } from './cookie.ts';
import { LimitStore } from './limitStore.ts';
import { answerProblems } from './problems.ts';
import { BY_QUERY, routesByQuery } from './queryRoutes.ts';
import { ApiProblem } from './status.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
const COMPRESS_FROM_BYTES = 1_024;
// Above 4 Brotli costs more time than the bytes it saves on an answer made for one person.
const BROTLI_QUALITY = 4;
/** Milliseconds that answers under way get when the server closes. */
const CLOSING_GRACE = 3_000;

/** A page of another site may not make a browser write here; a server that reports a payment sends no origin. */
function refuseForeignOrigin(request: FastifyRequest, publicUrl: string): void {
  const { origin } = request.headers;
  if (SAFE_METHODS.includes(request.method) || origin === undefined) return;
  const known = URL.canParse(origin) && (new URL(origin).host === request.host || origin === new URL(publicUrl).origin);
  if (!known) throw new ApiProblem({ code: 'forbidden' });
}

// A database error's detail quotes the row; a log keeps no personal data.
const loggedError = (error: Error) => ({
  type: error.name,
  message: error.message,
  stack: error.stack ?? '',
  ...('code' in error ? { code: String(error.code) } : {}),
});

async function addPlugins(server: FastifyInstance, valkey: Redis | null, prefix: string): Promise<void> {
  await readCookies(server);
  await server.register(compress, {
    global: true,
    threshold: COMPRESS_FROM_BYTES,
    customTypes: /^application\/json|^text\/html|^image\/svg\+xml/,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: BROTLI_QUALITY } },
  });
  await server.register(rateLimit, {
    global: false,
    ...(valkey === null ? { store: LimitStore } : { redis: valkey, nameSpace: `${prefix}limit:`, skipOnError: true }),
    keyGenerator: (request) => addressBlock(request.ip),
    // Behind a proxy that is not trusted all members share one local address; limiting it would lock everybody out.
    allowList: (request) => isLocal(request.ip),
    errorResponseBuilder: (_request, { ttl }) => new ApiProblem({ code: 'rate_limited', seconds: Math.ceil(ttl / 1_000) }),
  });
}

/** Fastify with what every answer needs: request id, limits, cookies, compression, errors, logs without personal data. */
export async function createServer(config: Config, valkey: Redis | null): Promise<FastifyInstance> {
  const server = Fastify({
    // Only the nearest proxy is believed: further entries of the header are the client's own words.
    trustProxy: config.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    genReqId: () => uuidv7(),
    // Fastify's own lines quote addresses with their queries, which hold tokens.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { constraints: { [BY_QUERY]: routesByQuery(['push=1']) } },
    logger: { level: config.logLevel, serializers: { err: loggedError } },
  });
  answerProblems(server);
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    refuseForeignOrigin(request, config.publicUrl);
  });
  server.addHook('onResponse', async (request, reply) => {
    const { method, url } = { method: request.method, url: request.routeOptions.url ?? 'unknown' };
    request.log.info({ method, route: url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  // A connection that a browser opened ahead and never used does not count as idle, and would hold the process back.
  server.addHook('preClose', async () => {
    setTimeout(() => server.server.closeAllConnections(), CLOSING_GRACE).unref();
  });
  await addPlugins(server, valkey, config.valkeyPrefix);
  return server;
}
