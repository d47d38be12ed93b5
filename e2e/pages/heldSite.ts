import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

/** The site behind a proxy that can hold back its answers. */
export interface HeldSite {
  readonly address: string;
  /** Holds back the answers to a path from now on, and returns a function that lets them go. */
  hold(path: string): () => void;
  /** Resolves once an answer to this path is held back. */
  holds(path: string): Promise<void>;
  close(): Promise<void>;
}

interface Hold {
  readonly until: Promise<void>;
  readonly begun: () => void;
}

export async function startHeldSite(site: string): Promise<HeldSite> {
  const held = new Map<string, Hold>();
  const begun = new Map<string, Promise<void>>();

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const hold = held.get((request.url ?? '').split('?', 1)[0] ?? '');
    hold?.begun();
    await hold?.until;
    const asked = http.request(site + request.url, { method: request.method, headers: request.headers });
    request.pipe(asked);
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    reply.writeHead(response.statusCode ?? 502, response.headers);
    await pipeline(response, reply);
  }

  // A page that is closed breaks its connections.
  const server = http.createServer((request, reply) => void answer(request, reply).catch(() => reply.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    hold(path) {
      const { promise: until, resolve: release } = Promise.withResolvers<void>();
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(path, { until, begun: resolve });
      begun.set(path, promise);
      return () => {
        held.delete(path);
        release();
      };
    },
    holds: async (path) => begun.get(path),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
