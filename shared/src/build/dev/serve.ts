import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request as requestHttp, type Server, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { postBrowserError, postBrowserReports } from '../../contracts/platform/browserErrors.ts';
import { postClientError } from '../../contracts/platform/clientErrors.ts';
import { postFieldFigures } from '../../contracts/platform/fieldFigures.ts';
import { guestPath } from '../../contracts/platform/guests.ts';
import { postRemoteStarts } from '../../contracts/platform/remoteStarts.ts';
import type { Manifest } from '../../federation/manifest.ts';
import type { Builds, Built, State } from './builds.ts';
import { type Addresses, headersForBrowser, headersForSite } from './headers.ts';
import { pageWith, policyWith } from './page.ts';
import { BUILDS_PATH, RELOAD_PATH, RELOAD_SCRIPT } from './reload.ts';

export interface DevOptions {
  /** Origin of the site in which the guest is shown. */
  readonly site: string;
  readonly port: number;
  /** Name of the guest. */
  readonly name: string;
  readonly builds: Builds;
  readonly say: (line: string) => void;
}

/** What pages report goes no further: it is about a version that the site does not have. */
const REPORTS: readonly string[] = [postBrowserError, postBrowserReports, postClientError, postFieldFigures, postRemoteStarts].map(
  ({ path: address }) => address,
);

/** Bytes. */
const LONGEST_REPORT = 64_000;

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly addresses: Addresses;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

const send = (response: ServerResponse, status: number, type: string, body: string | Buffer): void => {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }).end(body);
};
const plain = (response: ServerResponse, status: number, body: string): void => send(response, status, 'text/plain; charset=utf-8', body);

/** Sends a file of the build. Its source map is sent as well: the debugger of this browser shows the sources. */
async function sendFile({ response }: Asked, { manifest, directory }: Built, file: string): Promise<void> {
  const isListed = Object.keys(manifest.files).some((one) => file === one || file === `${one}.map`);
  const bytes = isListed ? await readFile(path.join(directory, file)).catch(() => null) : null;
  if (bytes === null) return plain(response, 404, 'This build has no such file.\n');
  if (file.endsWith('.js')) response.setHeader('sourcemap', `${file}.map`);
  send(response, 200, TYPES[path.extname(file)] ?? 'application/octet-stream', bytes);
}

/** Tells the page about every build, beginning with the last one. */
function sendBuilds({ request, response }: Asked, builds: Builds): void {
  const tell = ({ manifest, errors }: State) =>
    void response.write(`data: ${JSON.stringify({ version: manifest?.version ?? null, errors })}\n\n`);
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  tell(builds.state());
  request.on('close', builds.onBuild(tell));
}

/** Takes a report, and prints how the guest failed. */
async function takeReport({ request, response, addresses }: Asked, { name, say }: DevOptions): Promise<void> {
  if ((request.headers.origin ?? addresses.local) !== addresses.local)
    return plain(response, 403, 'Only pages of this site report here.\n');
  if (Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) > LONGEST_REPORT)
    return plain(response, 413, 'The report is too long.\n');
  const report = await text(request);
  if (request.url === postClientError.path) {
    const { success, data } = postClientError.body.safeParse(JSON.parse(report));
    if (success && data.remote === name) say(`${name} ${data.kind}: ${data.message.replaceAll(/\p{Cc}/gu, ' ')}`);
  }
  response.writeHead(204).end();
}

/** Sends a request on to the site, and returns its answer. */
async function fromSite({ request, addresses }: Asked): Promise<IncomingMessage> {
  const ask = addresses.site.startsWith('https:') ? requestHttps : requestHttp;
  const outgoing = ask(new URL(request.url ?? '/', addresses.site), {
    method: request.method,
    headers: headersForSite(request.headers, addresses),
  });
  const answered = once(outgoing, 'response');
  await Promise.all([pipeline(request, outgoing), answered]);
  const [answer] = (await answered) as [IncomingMessage];
  return answer;
}

async function passOn(asked: Asked, change: ((html: string) => string) | null, manifest: Manifest | null): Promise<void> {
  const { response, addresses } = asked;
  const answer = await fromSite(asked);
  const headers = headersForBrowser(answer.headers, addresses);
  const isDocument = String(headers['content-type']).startsWith('text/html');
  const policy = headers['content-security-policy'];
  if (change === null || manifest === null || !isDocument || typeof policy !== 'string') {
    response.writeHead(answer.statusCode ?? 502, headers);
    return pipeline(answer, response);
  }
  const html = change(await text(answer));
  const { 'content-length': _length, etag: _etag, ...others } = headers;
  const isUnknown = answer.statusCode === 404;
  response.writeHead(isUnknown ? 200 : (answer.statusCode ?? 502), {
    ...others,
    'cache-control': 'no-store',
    'content-security-policy': policyWith(policy, manifest),
  });
  response.end(html);
}

/** Answers a request: with the build of this folder on the guest's own pages, and otherwise with what the site says. */
async function answer(asked: Asked, options: DevOptions): Promise<void> {
  const { name, builds } = options;
  const { request, response, addresses } = asked;
  // An address that begins with two slashes names another host, which must not get the cookies of the site.
  if (!/^\/(?!\/|\\)/.test(request.url ?? '')) return plain(response, 400, 'This is no address of the site.\n');
  const { pathname } = new URL(request.url ?? '/', addresses.local);
  const { manifest } = builds.state();
  if (pathname === RELOAD_PATH) return send(response, 200, 'text/javascript; charset=utf-8', RELOAD_SCRIPT);
  if (pathname === BUILDS_PATH) return sendBuilds(asked, builds);
  const [, version, file] = new RegExp(`^/artifacts/${name}/([^/]+)/(.+)$`).exec(pathname) ?? [];
  const build = version === undefined ? null : builds.built(version);
  if (build !== null && file !== undefined) return sendFile(asked, build, file);
  if (request.method === 'POST' && REPORTS.includes(pathname)) return takeReport(asked, options);
  const own = guestPath(name.slice('mf-'.length));
  const isOwn = request.method === 'GET' && (pathname === own || pathname.startsWith(`${own}/`));
  if (isOwn && manifest === null) return plain(response, 503, `${name} does not compile yet:\n\n${builds.state().errors}\n`);
  return passOn(asked, isOwn && manifest !== null ? (html) => pageWith(html, manifest) : null, manifest);
}

/**
 * Shows a site on the loopback address, with the build of one guest in place of its live version, in this browser only.
 * Everything else comes from the site.
 */
export async function serveDev(options: DevOptions): Promise<Server> {
  const { site, port } = options;
  const server = createServer((request, response) => {
    const { port: listening } = server.address() as { port: number };
    const hosts = [`localhost:${listening}`, `127.0.0.1:${listening}`];
    // A page of another site may let its own name lead here.
    if (!hosts.includes(request.headers.host ?? '')) return plain(response, 421, `This is http://localhost:${listening}.\n`);
    const asked = { request, response, addresses: { site, local: `http://${request.headers.host}` } };
    answer(asked, options).catch((cause: unknown) => {
      if (response.headersSent) response.destroy();
      else plain(response, 502, `${site} cannot be reached: ${cause instanceof Error ? cause.message : cause}\n`);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
