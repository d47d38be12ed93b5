import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { AnswerOf, Endpoint, ParsedBodyOf, ParsedQueryOf } from '@amarena/shared/contracts/platform/endpoint';
import type { DeliveryProblem } from '@amarena/shared/contracts/platform/releases';
import type { ApiError, Result } from '@amarena/shared/errors/apiErrors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { atMost } from '../../atMost.ts';
import type { Api } from '../../http/platform.ts';
import { ReceivedFile, receiveFile } from '../../http/receivedFile.ts';
import { keyOf } from '../../http/route.ts';
import { STATUS } from '../../http/status.ts';
import { validated } from '../../http/validated.ts';
import { MINUTE } from '../../times.ts';
import { PROBLEM_STATUS } from './problems.ts';
import { type Holder, holderOf } from './tokens.ts';

type Problem = DeliveryProblem | ApiError;

interface Call<E extends Endpoint> {
  readonly holder: Holder;
  readonly query: ParsedQueryOf<E>;
  readonly body: ParsedBodyOf<E>;
  /** The `Idempotency-Key`; empty if the endpoint has none. */
  readonly key: string;
}

interface Limits {
  /** Requests per minute and address. */
  readonly perMinute: number;
}

const isOfDelivery = (problem: Problem): problem is DeliveryProblem => problem.code in PROBLEM_STATUS;

/** Answers a refusal with its status. A browser, and a client that knows the standard, is told how to log in. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (!isOfDelivery(problem)) return reply.code(STATUS[problem.code]).send(problem);
  const status = PROBLEM_STATUS[problem.code];
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="delivery"');
  return reply.code(status).send(problem);
}

/** A step that goes on is answered 202, a refused one 422, so that a script sees by the status alone what happened. */
function sendAnswer(reply: FastifyReply, endpoint: Endpoint, value: unknown): FastifyReply {
  if (endpoint.answer === null) return reply.code(204).send();
  const answer = endpoint.answer.parse(value);
  const state = typeof answer === 'object' && answer !== null && 'state' in answer ? answer.state : 'done';
  return reply.code(state === 'running' ? 202 : state === 'refused' ? 422 : 200).send(answer);
}

/**
 * Binds an endpoint with `access: 'token'`. It reads no cookie, so no page of another site can use the session of a
 * browser for it. The value of the answer passes through its schema.
 */
export function tokenRoute<E extends Endpoint>(
  { server, platform, endpoints }: Api,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Result<AnswerOf<E>, Problem>>,
  { perMinute }: Limits,
): void {
  endpoints.push(endpoint);
  server.route({
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: false,
    bodyLimit: 65_536,
    config: { rateLimit: { max: perMinute, timeWindow: MINUTE } },
    handler: async (request, reply) => {
      const sent = validated(endpoint, request);
      const holder = await holderOf(platform.db, request.headers.authorization, platform.now());
      if (!holder.ok) return sendProblem(reply, holder.error);
      const key = endpoint.once ? keyOf(request) : '';
      const result = await handler({ holder: holder.value, key, ...sent });
      return result.ok ? sendAnswer(reply, endpoint, result.value) : sendProblem(reply, result.error);
    },
  });
}

interface BytesHandler<E extends Endpoint, Prepared> {
  /** Decides before the first byte is read, and says how many there may be. */
  prepare(holder: Holder, query: ParsedQueryOf<E>): Promise<Result<{ limit: number; prepared: Prepared }, Problem>>;
  keep(holder: Holder, query: ParsedQueryOf<E>, bytes: Buffer, prepared: Prepared): Promise<Result<AnswerOf<E>, Problem>>;
}

/** Files of up to 20 MB are checked in memory: a few at a time. */
const inMemory = atMost(4);

/** Binds an endpoint with `access: 'token'` whose body is raw bytes. Nothing is read before it is clear who sends it. */
export function bytesRoute<E extends Endpoint, Prepared>(
  { server, platform, endpoints }: Api,
  endpoint: E,
  { prepare, keep }: BytesHandler<E, Prepared>,
  { perMinute }: Limits,
): void {
  endpoints.push(endpoint);
  const folder = join(platform.config.dataDir, 'receiving');
  type Ready = { holder: Holder; query: ParsedQueryOf<E>; limit: number; prepared: Prepared };
  async function readyFor(request: FastifyRequest): Promise<Result<Ready, Problem>> {
    const { query } = validated(endpoint, request);
    const holder = await holderOf(platform.db, request.headers.authorization, platform.now());
    if (!holder.ok) return holder;
    const decided = await prepare(holder.value, query);
    return decided.ok ? { ok: true, value: { holder: holder.value, query, ...decided.value } } : decided;
  }
  server.register(async (scope) => {
    const ready = new WeakMap<FastifyRequest, Ready>();
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage) =>
      receiveFile(payload, request.headers['content-length'], { folder, limit: ready.get(request)?.limit ?? 0 }),
    );
    scope.addHook('preParsing', async (request, reply) => {
      const found = await readyFor(request);
      if (found.ok) ready.set(request, found.value);
      else sendProblem(reply, found.error);
    });
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { rateLimit: { max: perMinute, timeWindow: MINUTE } },
      handler: async (request, reply) => {
        const call = ready.get(request);
        const file = request.body;
        if (call === undefined || !(file instanceof ReceivedFile))
          return sendProblem(reply, { code: 'validation_failed', fields: { body: 'required' } });
        try {
          const kept = await inMemory(async () => keep(call.holder, call.query, await readFile(file.path), call.prepared));
          return kept.ok ? sendAnswer(reply, endpoint, kept.value) : sendProblem(reply, kept.error);
        } finally {
          await file.remove();
        }
      },
    });
  });
}
