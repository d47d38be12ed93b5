import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram } from 'prom-client';
import { ping } from '../db/ping.ts';
import { isLoopback } from '../geoip/addresses.ts';
import type { Api } from './platform.ts';
import { ApiProblem } from './status.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const sameText = (given: string, known: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(known)];
  return one.length === other.length && timingSafeEqual(one, other);
};

export interface Health {
  /** From now on `/health/ready` says that this process stops, so that balancers send it nothing new. */
  stopping(): void;
}

/**
 * `/health/live`, `/health/ready`, `/health/database` and `/metrics`. Metrics need the token, or a request from this machine itself: the
 * connection's peer counts and not a header, and if this machine runs a proxy, its requests are from strangers.
 */
export function registerHealth({ server, platform }: Api): Health {
  const { metrics, config } = platform;
  const maySeeMetrics = ({ headers, socket }: FastifyRequest): boolean => {
    const token = headers.authorization?.startsWith('Bearer ') ? headers.authorization.slice('Bearer '.length) : null;
    if (token !== null) return config.metricsToken !== null && sameText(token, config.metricsToken);
    return isLoopback(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
  };
  collectDefaultMetrics({ register: metrics });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [metrics],
  });
  let stopping = false;
  const stops = () => {
    stopping = true;
  };
  server.addHook('preClose', async () => stops());
  server.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1_000);
  });
  server.get('/health/live', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  // Without the database, files and what is cached are still served, by every server: a balancer must not drop them all.
  server.get('/health/ready', { logLevel: 'warn' }, async (_request, reply) =>
    stopping ? reply.code(503).send({ status: 'stopping' }) : { status: 'ok' },
  );
  server.get('/health/database', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await ping(platform.db);
      return { status: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'database does not answer');
      return reply.code(503).send({ status: 'database' });
    }
  });
  server.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!maySeeMetrics(request)) throw new ApiProblem({ code: 'not_found' });
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
  return { stopping: stops };
}
