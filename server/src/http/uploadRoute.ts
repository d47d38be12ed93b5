import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { AnswerOf, Endpoint } from '@amarena/shared/contracts/platform/endpoint';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/schema.ts';
import { MINUTE } from '../times.ts';
import { memberOf, refuseOtherMember, SHOWN } from './context.ts';
import { once } from './idempotency.ts';
import type { Api } from './platform.ts';
import { ReceivedFile, receiveFile } from './receivedFile.ts';
import { keyOf, type RouteOptions } from './route.ts';
import type { SessionMember } from './sessions.ts';
import { ApiProblem, STATUS } from './status.ts';

/** Turns a received file into something stored. */
export interface UploadHandler<E extends Endpoint, Prepared> {
  /** The slow part, outside any transaction: the embedded database has only one connection. */
  prepare(file: ReceivedFile): Promise<Result<Prepared, ApiError>>;
  /** The fast part, once per key. */
  keep(trx: Db, member: SessionMember, prepared: Prepared, now: Date): Promise<Result<AnswerOf<E>, ApiError>>;
  /** Removes what was prepared: it was refused, or repeats something stored. */
  discard(prepared: Prepared): Promise<void>;
}

const PER_MINUTE = 30;

export interface UploadOptions extends Pick<RouteOptions, 'perMinute'> {
  readonly bodyLimit: number;
  /** Members without this role are refused (`forbidden`). Default: every member may upload. */
  readonly role?: SessionMember['roles'][number];
}

/**
 * Binds an endpoint whose body is the raw bytes of a file. Only members may upload: a request without a session, or
 * without the role, is refused before the first byte is read. A repeated key gets the stored answer.
 */
export function uploadRoute<E extends Endpoint, Prepared>(
  { server, platform, endpoints }: Api,
  endpoint: E,
  { prepare, keep, discard }: UploadHandler<E, Prepared>,
  { bodyLimit, perMinute = PER_MINUTE, role }: UploadOptions,
): void {
  endpoints.push(endpoint);
  const folder = join(platform.config.dataDir, 'receiving');
  server.register(async (scope) => {
    const members = new WeakMap<object, SessionMember>();
    scope.removeAllContentTypeParsers();
    // The content type proves nothing; the picture's own bytes say what it is.
    scope.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage) =>
      receiveFile(payload, request.headers['content-length'], { folder, limit: bodyLimit }),
    );
    scope.addHook('preParsing', async (request) => {
      const member = await memberOf(request, platform);
      if (member === null) throw new ApiProblem({ code: 'authentication_required', authentication_required: true });
      refuseOtherMember(member, request.headers[SHOWN]);
      if (role !== undefined && !member.roles.includes(role)) throw new ApiProblem({ code: 'forbidden' });
      keyOf(request);
      members.set(request, member);
    });

    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { rateLimit: { max: perMinute, timeWindow: MINUTE } },
      handler: async (request, reply) => {
        const member = members.get(request);
        const file = request.body;
        const taken =
          member === undefined || !(file instanceof ReceivedFile)
            ? failure<ApiError>({ code: 'validation_failed', fields: { body: 'required' } })
            : await take(member, keyOf(request), file).finally(() => file.remove());
        if (!taken.ok) return reply.code(STATUS[taken.error.code]).send(taken.error);
        return reply.send(taken.value);
      },
    });
  });

  async function take(member: SessionMember, key: string, file: ReceivedFile): Promise<Result<unknown, ApiError>> {
    const prepared = await prepare(file);
    if (!prepared.ok) return prepared;
    const now = platform.now();
    const hash = platform.fingerprint('idempotency', file.hash);
    let isFirst = false;
    const result = await once(platform.db, { scope: member.id, key, endpoint: endpoint.name, hash, now }, async (trx) => {
      isFirst = true;
      const kept = await keep(trx, member, prepared.value, now);
      return kept.ok ? success({ answer: endpoint.answer?.parse(kept.value) ?? null, signed_in: null }) : kept;
    });
    if (!result.ok || !isFirst) await discard(prepared.value);
    return result.ok ? success(result.value.answer) : result;
  }
}
