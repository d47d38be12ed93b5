import http, { type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress } from 'node:zlib';
import { DEFAULT_LANGUAGE } from '@amarena/shared/contracts/platform/languages';
import { findRoute } from '@amarena/shared/contracts/platform/routes';
import type { ShellManifest } from '@amarena/shared/federation/shellManifest';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { folderObjects } from '../../server/src/delivery/store/folderObjects.ts';
import { compressed, FAST } from '../../server/src/edge/encoding.ts';
import { sendBuildFile } from '../../server/src/edge/files.ts';
import { inPieces } from '../../server/src/edge/pieces.ts';
import { oneBuildLines, oneBuildPolicy } from './mono/oneBuild.ts';
import type { Site } from './site.ts';

/** A build that is served instead of the site's own. */
export interface Mono {
  readonly root: string;
  readonly manifest: ShellManifest;
}

/** Requests the same from the site, with other headers if given. */
function onward(site: Site, request: FastifyRequest, headers: http.OutgoingHttpHeaders = {}): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const asked = http.request(site.address + request.url, {
    method: request.method,
    headers: { ...request.headers, 'x-forwarded-for': '198.18.7.6', ...headers },
  });
  asked.on('response', resolve).on('error', reject);
  request.raw.pipe(asked);
  return promise;
}

/** Forwards a request unchanged, and returns the answer as it comes. */
export async function pass(site: Site, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.hijack();
  try {
    const answer = await onward(site, request);
    reply.raw.writeHead(answer.statusCode ?? 502, answer.headers);
    await pipeline(answer, reply.raw);
  } catch {
    // The browser has closed the page, or the site the connection.
    reply.raw.destroy();
  }
}

/** Like the site's answers: of the same quality, and every piece is sent at once. */
const brotli = () => createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: FAST });

/** Changes a page line by line, and passes each piece on when it has come, so that an early head stays early. */
async function* oneBuildText(answer: IncomingMessage, path: string, manifest: ShellManifest): AsyncGenerator<string> {
  const lineOf = oneBuildLines(manifest, findRoute(path)?.route ?? null, DEFAULT_LANGUAGE);
  const changed = (lines: readonly string[]) =>
    lines.flatMap((line) => {
      const now = lineOf(line);
      return now === null ? [] : [`${now}\n`];
    });
  let begun = '';
  for await (const piece of answer.setEncoding('utf8')) {
    const [first = '', ...more] = String(piece).split('\n');
    const lines = [begun + first, ...more];
    begun = lines.pop() ?? '';
    if (lines.length > 0) yield changed(lines).join('');
  }
  yield changed([begun]).join('');
}

/** Answers with the site's page, as it comes, with the single build in place of shell and remotes. */
export async function sendOneBuild(site: Site, request: FastifyRequest, reply: FastifyReply, { manifest }: Mono): Promise<void> {
  reply.hijack();
  try {
    const answer = await onward(site, request, { 'accept-encoding': 'identity' });
    const { 'content-length': length, 'content-security-policy': policy = '', ...headers } = answer.headers;
    reply.raw.writeHead(answer.statusCode ?? 502, {
      ...headers,
      'content-encoding': 'br',
      'content-security-policy': oneBuildPolicy(String(policy), manifest),
    });
    const text = Readable.from(oneBuildText(answer, request.url, manifest));
    // In the same pieces as the site's own pages: one that is sent as it is made, and one that is known whole.
    if (length === undefined) await pipeline(text, brotli(), (parts) => inPieces(parts), reply.raw);
    else await pipeline(inPieces([await compressed((await text.toArray()).join(''), 'br')]), reply.raw);
  } catch {
    reply.raw.destroy();
  }
}

/** Serves the files of the single build. */
export function serveMono(server: FastifyInstance, { root, manifest }: Mono): void {
  const builds = folderObjects(root);
  server.get<{ Params: { file: string } }>(`/shell/${manifest.version}/:file`, (request, reply) => {
    const { version } = manifest;
    const { file } = request.params;
    return sendBuildFile(request, reply, { version, file, deltas: null }, (name) => builds.get(`${version}/${name}`));
  });
}

/** A server that leaves request bodies unread, for the proxy to forward. */
export function createFrontServer(): FastifyInstance {
  const server = Fastify();
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, _body, done) => done(null));
  return server;
}

/** Path of a page with one line, as a baseline. */
export const EMPTY_PAGE = '/empty';

/** A proxy in front of the site; with `mono`, `/members` starts from that build. Both paths cost the same. */
export async function startFront(site: Site, mono: Mono | null): Promise<Site> {
  const server = createFrontServer();
  server.get(EMPTY_PAGE, (_, reply) =>
    reply.type('text/html; charset=utf-8').send('<!doctype html><title>Empty</title><h1>Empty</h1><script>1</script>'),
  );
  if (mono !== null) {
    serveMono(server, mono);
    server.get('/members', (request, reply) => sendOneBuild(site, request, reply, mono));
  }
  server.all('/*', (request, reply) => pass(site, request, reply));
  return { address: await server.listen({ host: '127.0.0.1', port: 0 }), stop: () => server.close() };
}
