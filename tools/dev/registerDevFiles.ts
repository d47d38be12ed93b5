import { ENTRY_FILE } from '@amarena/shared/federation/manifest';
import type { FastifyInstance } from 'fastify';
import type { DevRemote } from './devRemote.ts';

/** Serves the remote's files on the site's own origin. Its routes are more specific than those of published files. */
export function registerDevFiles(server: FastifyInstance, remote: DevRemote): void {
  server.get(`${remote.base}${ENTRY_FILE}`, (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/javascript; charset=utf-8').send(remote.entry()),
  );
  server.get(`${remote.base}*`, (request, reply) => {
    reply.hijack();
    void remote.handle(request.raw, reply.raw, (problem: unknown) => {
      if (problem !== undefined) request.log.error({ err: problem }, 'The build in memory does not answer.');
      reply.raw.writeHead(problem === undefined ? 404 : 500).end();
    });
  });
}
