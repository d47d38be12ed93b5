import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import rangeOf from 'range-parser';
import { FILE_LIMIT } from '../http/fileLimit.ts';
import { encodingFor } from './encoding.ts';

/** Reads a file of a build; null if there is none. */
export type ReadBuildFile = (file: string) => Promise<Buffer | null>;

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  webm: 'video/webm',
  mp4: 'video/mp4',
};
const ENDINGS = { br: '.br', gzip: '.gz' } as const;
const A_YEAR_IN_SECONDS = 31_536_000;

/** Results of `range-parser`: an unsatisfiable range, and a malformed one. */
const UNSATISFIABLE = -1;
const MALFORMED = -2;

/** A film is sent in the requested range, because some browsers play nothing else. */
function sendPart({ headers: { range } }: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply {
  reply.header('accept-ranges', 'bytes');
  const asked = range === undefined ? MALFORMED : rangeOf(bytes.length, range, { combine: true });
  if (asked === UNSATISFIABLE) return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
  const part = asked === MALFORMED || asked.type !== 'bytes' || asked.length > 1 ? undefined : asked[0];
  if (part === undefined) return reply.send(bytes);
  return reply
    .code(206)
    .header('content-range', `bytes ${part.start}-${part.end}/${bytes.length}`)
    .send(bytes.subarray(part.start, part.end + 1));
}

/** Sends one file of a build. It never changes, so it may be cached for ever. */
export async function sendBuildFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { version, file }: { version: string; file: string },
  read: ReadBuildFile,
): Promise<unknown> {
  const type = TYPES[file.split('.').at(-1) ?? ''];
  if (type === undefined) return reply.callNotFound();
  const encoding = encodingFor(request.headers['accept-encoding']);
  const packed = encoding === null ? null : await read(file + ENDINGS[encoding]);
  const bytes = packed ?? (await read(file));
  if (bytes === null) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('');
  const etag = `"${version}/${file}${packed === null ? '' : `.${encoding}`}"`;
  reply.headers({ 'cache-control': `public, max-age=${A_YEAR_IN_SECONDS}, immutable`, vary: 'accept-encoding', etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (packed !== null && encoding !== null) reply.header('content-encoding', encoding);
  reply.type(type);
  return type.startsWith('video/') ? sendPart(request, reply, bytes) : reply.send(bytes);
}

export interface BuildFiles {
  readonly ofRemote: (remote: string, version: string, file: string) => Promise<Buffer | null>;
  readonly ofShell: (version: string, file: string) => Promise<Buffer | null>;
}

/** Routes of all built files: those of remotes from the artifact store, those of the shell from its builds. */
export function registerFiles(app: FastifyInstance, { ofRemote, ofShell }: BuildFiles): void {
  const config = { rateLimit: FILE_LIMIT };
  app.get<{ Params: { remote: string; version: string; file: string } }>(
    '/artifacts/:remote/:version/:file',
    { config },
    (request, reply) => {
      const { remote, version, file } = request.params;
      return sendBuildFile(request, reply, { version, file }, (name) => ofRemote(remote, version, name));
    },
  );
  app.get<{ Params: { version: string; file: string } }>('/shell/:version/:file', { config }, (request, reply) => {
    const { version, file } = request.params;
    return sendBuildFile(request, reply, { version, file }, (name) => ofShell(version, name));
  });
}
