import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';
import { temporaryFolder } from './builds.ts';

export const BUCKET = 'amarena';

export interface S3Server {
  /** Address of the front: where the adapter is pointed to. */
  readonly endpoint: string;
  /** Address of the server itself, which knows no conditional writes. */
  readonly bare: string;
  /** Requests that reached the front. */
  readonly requests: () => number;
  /** What the front does from now on: `serve`, or answer 503 to everything, or never answer. */
  behave(how: 'serve' | 'unavailable' | 'silent'): void;
  /** Lets this many writes through and answers 507 to every later one, as a store that is full does. */
  fillAfter(writes: number): void;
  close(): Promise<void>;
}

const portOf = (server: http.Server): number => (server.address() as AddressInfo).port;

/** Passes a request on as it came, signature included. */
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
 * A real S3 server. It lacks conditional writes, which the store needs, so a front adds exactly them: a PUT with
 * "If-None-Match: *" of an object that is there is answered 412. All else passes, one
 * request after the other for each key: the server writes in place, and would send half of an object being written.
 */
export async function startS3(): Promise<S3Server> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: await temporaryFolder(),
    // The front signs nothing anew, so what it passes on is checked by nobody but it.
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
