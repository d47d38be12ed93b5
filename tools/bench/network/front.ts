import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressed } from '../../../server/src/edge/encoding.ts';
import { inPieces } from '../../../server/src/edge/pieces.ts';
import { createFrontServer, type Mono, pass, sendOneBuild, serveMono } from '../front.ts';
import type { Site } from '../site.ts';
import { withoutScreen } from './documents.ts';

/** The ways in which the same page goes out. */
export type Way = 'plain' | 'federated' | 'one' | 'unrendered';

/** What the reverse proxy forwards to: the site, with its page in the way that is measured now. */
export interface NetworkFront extends Site {
  /** `plain`: the page as plain HTML, for that way. */
  show(path: string, way: Way, plain?: string): Promise<void>;
}

const DOWNLOADS = '/bench-download';
/** Address of a file of so many bytes, which cannot be compressed. */
export const downloadPath = (bytes: number): string => `${DOWNLOADS}/${bytes}`;

const brotli = promisify(brotliCompress);

/** Headers of the site's answer that belong to the page, whatever its text. */
const KEPT = ['content-type', 'content-security-policy', 'cache-control', 'vary'];

async function sendUnrendered(site: Site, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { cookie = '' } = request.headers;
  const answer = await fetch(site.address + request.url, { headers: { cookie, 'x-forwarded-for': '198.18.7.6' } });
  for (const name of KEPT) reply.header(name, answer.headers.get(name));
  return reply.header('content-encoding', 'br').send(Readable.from(inPieces([await compressed(withoutScreen(await answer.text()), 'br')])));
}

/** Starts the front. One page at a time is shown in another way than the site's own. */
export async function startNetworkFront(site: Site, mono: Mono): Promise<NetworkFront> {
  const server = createFrontServer();
  let shown: { readonly path: string; readonly way: Way; readonly plain: Buffer } | null = null;
  serveMono(server, mono);
  server.get<{ Params: { bytes: string } }>(`${DOWNLOADS}/:bytes`, (request, reply) =>
    reply.type('application/octet-stream').send(randomBytes(Number(request.params.bytes))),
  );
  server.all('/*', (request, reply) => {
    const way = shown?.path === request.url ? shown.way : 'federated';
    if (way === 'one') return sendOneBuild(site, request, reply, mono);
    if (way === 'unrendered') return sendUnrendered(site, request, reply);
    if (way === 'plain') return reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(shown?.plain);
    return pass(site, request, reply);
  });
  return {
    address: await server.listen({ host: '127.0.0.1', port: 0 }),
    stop: () => server.close(),
    async show(path, way, plain = '') {
      shown = { path, way, plain: await brotli(plain) };
    },
  };
}
