import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';
import { temporaryFolder } from './builds.ts';

export const BUCKET = 'amarena';

export interface S3Server {
  /** Address of the proxy, which the adapter uses. */
  readonly endpoint: string;
  /** Address of the server itself, which lacks conditional writes. */
  readonly bare: string;
  /** Number of requests that reached the proxy. */
  readonly requests: () => number;
  /** How the proxy behaves from now on: serves, answers 503 to everything, or never answers. */
  behave(how: 'serve' | 'unavailable' | 'silent'): void;
  /** Accepts this many writes and answers 507 to every later one, like a full store. */
  fillAfter(writes: number): void;
  close(): Promise<void>;
}

const portOf = (server: http.Server): number => (server.address() as AddressInfo).port;

/** Forwards a request unchanged, including its signature. */
async function pass(port: number, request: IncomingMessage, body: Buffer): Promise<{ answer: IncomingMessage; bytes: Buffer }> {
  const { url: path, method, headers } = request;
  const onward = http.request({ agent: false, host: '127.0.0.1', port, path, method, headers });
  onward.end(body);
  const [answer]: IncomingMessage[] = await once(onward, 'response');
  if (answer === undefined) throw new Error('The server gave no answer.');
  return { answer, bytes: Buffer.concat(await answer.toArray()) };
}

const xml = (code: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`;

/**
 * A real S3 server. It lacks conditional writes, which the store needs, so a proxy adds exactly those: it answers 412
 * to a PUT with "If-None-Match: *" of an existing object. It forwards everything else, one request at a time per key:
 * the server writes in place, and would send half-written objects.
 */
export async function startS3(): Promise<S3Server> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: await temporaryFolder(),
    // The proxy does not sign requests again, so the forwarded signature cannot match.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  const written = new Set<string>();
  const held: ServerResponse[] = [];
  let how: 'serve' | 'unavailable' | 'silent' = 'serve';
  let writesLeft = Number.POSITIVE_INFINITY;
  let requests = 0;

  async function answer(request: IncomingMessage, response: ServerResponse, body: Buffer, key: string): Promise<void> {
    const refuse = (status: number, code: string) => response.writeHead(status, { 'content-type': 'application/xml' }).end(xml(code));
    if (request.method === 'PUT') {
      if (writesLeft <= 0) return void refuse(507, 'InsufficientStorage');
      if (request.headers['if-none-match'] === '*' && written.has(key)) return void refuse(412, 'PreconditionFailed');
      writesLeft -= 1;
      written.add(key);
    }
    if (request.method === 'DELETE') written.delete(key);
    const { answer: answered, bytes } = await pass(port, request, body);
    response.writeHead(answered.statusCode ?? 500, answered.headers).end(bytes);
  }

  const turns = new Map<string, Promise<void>>();
  const front = http.createServer(async (request, response) => {
    requests += 1;
    const body = Buffer.concat(await request.toArray());
    if (how === 'silent') return void held.push(response);
    if (how === 'unavailable') return void response.writeHead(503, { 'content-type': 'application/xml' }).end(xml('ServiceUnavailable'));
    const key = request.url?.replace(/\?.*/, '') ?? '';
    const before = turns.get(key) ?? Promise.resolve();
    turns.set(
      key,
      before.then(() => answer(request, response, body, key)).catch(() => void response.destroy()),
    );
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    endpoint: `http://127.0.0.1:${portOf(front)}`,
    bare: `http://127.0.0.1:${port}`,
    requests: () => requests,
    behave(next) {
      how = next;
      for (const response of held.splice(0)) response.destroy();
    },
    fillAfter(writes) {
      writesLeft = writes;
    },
    async close() {
      for (const response of held) response.destroy();
      front.close();
      front.closeAllConnections();
      await server.close();
    },
  };
}
