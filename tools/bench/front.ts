import http from 'node:http';
import { findRoute } from '@amarena/shared/contracts/platform/routes';
import type { Boot } from '@amarena/shared/federation/boot';
import { BOOT_ELEMENT } from '@amarena/shared/federation/bootElements';
import type { ShellManifest } from '@amarena/shared/federation/shellManifest';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { OWN_ARTIFACTS } from '../../server/src/delivery/folders.ts';
import { shellBase } from '../../server/src/delivery/pageSnapshot.ts';
import { folderObjects } from '../../server/src/delivery/store/folderObjects.ts';
import { documentHtml } from '../../server/src/edge/document.ts';
import { sendBuildFile } from '../../server/src/edge/files.ts';
import { assetsFor } from '../../server/src/edge/preloads.ts';
import type { Site } from './site.ts';

/** A build that is served instead of the site's own. */
export interface Mono {
  readonly root: string;
  readonly manifest: ShellManifest;
}

const bootIn = (html: string): Boot => {
  const [, json] = html.match(new RegExp(`id="${BOOT_ELEMENT}">(.*?)</script>`, 's')) ?? [];
  if (json === undefined) throw new Error('The page of the site has no boot data.');
  return JSON.parse(json);
};

/** The site's document, with the single build instead of shell and remotes. */
function documentOf(html: string, path: string, { manifest }: Mono): string {
  const boot = bootIn(html);
  const integrity = Object.fromEntries(Object.entries(manifest.files).map(([file, facts]) => [file, facts.integrity]));
  const shell = { version: manifest.version, base: shellBase(manifest.version), integrity };
  const route = findRoute(path)?.route ?? null;
  const assets = assetsFor(route, boot.language, { shell: manifest, manifests: {}, artifactsAddress: OWN_ARTIFACTS });
  return documentHtml({
    boot: { ...boot, snapshot: { ...boot.snapshot, shell } },
    route,
    assets,
    nonce: 'bench',
    theme: 'system',
    share: null,
    screen: null,
    withoutScript: null,
    indexed: true,
    about: null,
  });
}

/** Forwards a request unchanged, and returns the answer. */
function pass(site: Site, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  const { method, headers } = request;
  const onward = http.request(
    site.address + request.url,
    { method, headers: { ...headers, 'x-forwarded-for': '198.18.7.6' } },
    (answer) => {
      reply.raw.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply.raw);
    },
  );
  onward.on('error', () => reply.raw.destroy());
  request.raw.pipe(onward);
}

/** Path of a page with one line, as a baseline. */
export const EMPTY_PAGE = '/empty';

/** A proxy in front of the site; with `mono`, pages start from that build. Both paths cost the same. */
export async function startFront(site: Site, mono: Mono | null): Promise<Site> {
  const server = Fastify();
  server.get('/members', async (request, reply) => {
    const answer = await fetch(site.address + request.url, { headers: { 'x-forwarded-for': '198.18.7.6' } });
    const html = await answer.text();
    return reply.type('text/html; charset=utf-8').send(mono === null ? html : documentOf(html, '/members', mono));
  });
  server.get(EMPTY_PAGE, (_, reply) =>
    reply.type('text/html; charset=utf-8').send('<!doctype html><title>Empty</title><h1>Empty</h1><script>1</script>'),
  );
  if (mono !== null) {
    const builds = folderObjects(mono.root);
    server.get<{ Params: { version: string; file: string } }>('/shell/:version/:file', (request, reply) => {
      const { version, file } = request.params;
      return sendBuildFile(request, reply, { version, file }, (name) => builds.get(`${version}/${name}`));
    });
  }
  server.all('/*', (request, reply) => pass(site, request, reply));
  return { address: await server.listen({ host: '127.0.0.1', port: 0 }), stop: () => server.close() };
}
