import { isPartName } from '@amarena/shared/contracts/platform/guests';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import rangeOf from 'range-parser';
import type { DeltaOf } from '../delivery/deltas/deltas.ts';
import { isSentAsDelta } from '../delivery/deltas/fileName.ts';
import type { PartName } from '../delivery/part.ts';
import { FILE_LIMIT } from '../http/fileLimit.ts';
import { asDictionary, DELTA, offeredDictionary } from './dictionaries.ts';
import { type Encoding, encodingFor } from './encoding.ts';

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
/** Characters of a dictionary's hash in the `ETag` of a delta. */
const TOLD_APART = 12;

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

/** How a file and the same file in other versions become deltas of each other. */
interface Deltas {
  /** Path of the folder of all versions, with a trailing slash. */
  readonly folder: string;
  /** The file as a delta of the dictionary with this hash, as in `DeltaOf`. */
  readonly deltaOf: (dictionary: string) => Promise<Buffer | null>;
}

interface BuildFile {
  readonly version: string;
  readonly file: string;
  /** Null: the file is always sent whole. */
  readonly deltas: Deltas | null;
}

interface Encoded {
  readonly bytes: Buffer;
  /** Null: as it is. */
  readonly encoding: Encoding | typeof DELTA | null;
  /** What distinguishes these bytes from the other forms of the file. */
  readonly form: string;
}

/** The file as a delta, if the browser has a dictionary for it. Any trouble is logged, and the file is sent whole. */
async function deltaFor({ method, headers, log }: FastifyRequest, file: string, deltas: Deltas | null): Promise<Encoded | null> {
  // Browsers would look for the beginning of a delta in the body, which HEAD does not have, and fail.
  const dictionary = deltas === null || method === 'HEAD' ? null : offeredDictionary(headers);
  if (deltas === null || dictionary === null) return null;
  const bytes = await deltas.deltaOf(dictionary).catch((error: unknown) => {
    log.error({ err: error, file }, 'A file is sent whole, because its delta could not be made.');
    return null;
  });
  return bytes === null ? null : { bytes, encoding: DELTA, form: `.${DELTA}.${dictionary.slice(0, TOLD_APART)}` };
}

async function wholeFile({ headers }: FastifyRequest, file: string, read: ReadBuildFile): Promise<Encoded | null> {
  const encoding = encodingFor(headers['accept-encoding']);
  const packed = encoding === null ? null : await read(file + ENDINGS[encoding]);
  if (packed !== null) return { bytes: packed, encoding, form: `.${encoding}` };
  const bytes = await read(file);
  return bytes === null ? null : { bytes, encoding: null, form: '' };
}

/** Sends one file of a build. It never changes, so it may be cached for ever. */
export async function sendBuildFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { version, file, deltas }: BuildFile,
  read: ReadBuildFile,
): Promise<unknown> {
  const type = TYPES[file.split('.').at(-1) ?? ''];
  if (type === undefined) return reply.callNotFound();
  const found = (await deltaFor(request, file, deltas)) ?? (await wholeFile(request, file, read));
  if (found === null) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('');
  const { bytes, encoding, form } = found;
  const etag = `"${version}/${file}${form}"`;
  reply.headers({
    'cache-control': `public, max-age=${A_YEAR_IN_SECONDS}, immutable`,
    vary: deltas === null ? 'accept-encoding' : 'accept-encoding, available-dictionary',
    etag,
    ...(deltas !== null && { 'use-as-dictionary': asDictionary(deltas.folder, file) }),
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding !== null) reply.header('content-encoding', encoding);
  reply.type(type);
  return type.startsWith('video/') ? sendPart(request, reply, bytes) : reply.send(bytes);
}

export interface BuildFiles {
  readonly ofRemote: (remote: string, version: string, file: string) => Promise<Buffer | null>;
  readonly ofShell: (version: string, file: string) => Promise<Buffer | null>;
  readonly deltaOf: DeltaOf;
  /** Address of the folder of the remotes for browsers, with a trailing slash. */
  readonly artifactsAddress: string;
}

/** Routes of all built files: those of remotes from the artifact store, those of the shell from its builds. */
export function registerFiles(app: FastifyInstance, { ofRemote, ofShell, deltaOf, artifactsAddress }: BuildFiles): void {
  const config = { rateLimit: FILE_LIMIT };
  // A CDN in front may have a path of its own; browsers compare paths only.
  const artifacts = new URL(artifactsAddress, 'http://localhost').pathname;
  const deltasOf = (folder: string, part: PartName | undefined, { version, file }: Pick<BuildFile, 'version' | 'file'>): Deltas | null =>
    part === undefined || !isSentAsDelta(file) ? null : { folder, deltaOf: (dictionary) => deltaOf({ part, version, file }, dictionary) };
  app.get<{ Params: { remote: string; version: string; file: string } }>(
    '/artifacts/:remote/:version/:file',
    { config },
    (request, reply) => {
      const { remote, ...wanted } = request.params;
      const part = isPartName(remote) && remote !== 'shell' ? remote : undefined;
      const deltas = deltasOf(`${artifacts}${remote}/`, part, wanted);
      return sendBuildFile(request, reply, { ...wanted, deltas }, (name) => ofRemote(remote, wanted.version, name));
    },
  );
  app.get<{ Params: { version: string; file: string } }>('/shell/:version/:file', { config }, (request, reply) => {
    const wanted = request.params;
    const deltas = deltasOf('/shell/', 'shell', wanted);
    return sendBuildFile(request, reply, { ...wanted, deltas }, (name) => ofShell(wanted.version, name));
  });
}
