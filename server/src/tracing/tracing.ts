import type { FastifyInstance } from 'fastify';

/** Records traces: of requests, jobs and what they do. */
export interface Tracing {
  /** Records the requests of a server. Call it before any other hook is added: what these do is part of a request. */
  follow(server: FastifyInstance): void;
  /** Sends what is left, and records no more. */
  close(): Promise<void>;
}
