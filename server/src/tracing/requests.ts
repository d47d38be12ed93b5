import { LIVE_PATH } from '@amarena/shared/contracts/chat/live';
import { type Context, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { beneath, type Spans } from './spans.ts';
import { createContinuing, isSampled, TRACEPARENT, traceparentOf } from './traceparent.ts';

/** Asked all the time by machines, or open for hours. */
const UNTRACED: readonly string[] = [LIVE_PATH, '/health/live', '/health/ready', '/health/database', '/metrics'];
const FAULTS_FROM = 500;

const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'unknown';

/** A page that a browser opens and that no cache hands on to others, who would all continue its trace. */
const isOwnPage = ({ method, headers }: FastifyRequest, reply: FastifyReply): boolean =>
  method === 'GET' &&
  (headers.accept?.includes('text/html') ?? false) &&
  !/public|s-maxage/.test(String(reply.getHeader('cache-control') ?? ''));

/**
 * A span per request, with method, route and status, and never an address, whose parts may name someone. The lines that a
 * request logs name its trace, and a page that is recorded says in which trace its first calls are.
 */
export function followRequests(server: FastifyInstance, { tracer, current }: Spans): void {
  const open = new WeakMap<FastifyRequest, Span>();
  const continuing = createContinuing();

  // What a server asks itself, for a page that it renders, is part of that page.
  const belongs = ({ headers }: FastifyRequest): Context => {
    const within = current.getStore();
    return within === undefined ? continuing(headers[TRACEPARENT]) : beneath(within);
  };

  function begin(request: FastifyRequest, reply: FastifyReply): Span {
    const { method } = request;
    const route = routeOf(request);
    const attributes = { 'http.request.method': method, 'http.route': route, 'request.id': request.id };
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, belongs(request));
    open.set(request, span);
    if (isSampled(span)) {
      request.log = request.log.child({ trace_id: span.spanContext().traceId });
      reply.log = request.log;
    }
    return span;
  }

  function end(request: FastifyRequest, status: number | null): void {
    const span = open.get(request);
    if (span === undefined) return;
    open.delete(request);
    if (status !== null) span.setAttribute('http.response.status_code', status);
    if (status === null || status >= FAULTS_FROM) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }

  server.addHook('onRequest', (request, reply, done) => {
    if (UNTRACED.includes(routeOf(request))) return done();
    current.run(begin(request, reply), done);
  });
  // Reading a body ends what the first hook began.
  server.addHook('preHandler', (request, _reply, done) => {
    const span = open.get(request);
    if (span === undefined) return done();
    current.run(span, done);
  });
  server.addHook('onSend', async (request, reply) => {
    const span = open.get(request);
    if (span !== undefined && isSampled(span) && isOwnPage(request, reply))
      reply.header('server-timing', `${TRACEPARENT};desc="${traceparentOf(span.spanContext())}"`);
  });
  server.addHook('onResponse', async (request, reply) => end(request, reply.statusCode));
  // The client left.
  server.addHook('onRequestAbort', async (request) => end(request, null));
}
