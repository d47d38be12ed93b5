import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { escaped } from '../../../src/pages/escaped.ts';

export const BUCKET = 'amarena';
/** Objects in one answer to a list. S3 has 1000; a few let ordinary tests go through several pages. */
const PAGE = 4;

/**
 * `overwrite`: ignores "If-None-Match". `readable`, `listable`: permits that without credentials. `unlisted`: refuses to
 * say that an object does not exist. `readOnly`: refuses writes. `unavailable`: answers 503 to everything. `silent`:
 * never answers.
 */
type Behaviour = 'serve' | 'overwrite' | 'readable' | 'listable' | 'unlisted' | 'readOnly' | 'unavailable' | 'silent';

export interface S3Server {
  readonly endpoint: string;
  /** Number of requests so far. */
  readonly requests: () => number;
  /** Number of objects written so far. */
  readonly writes: () => number;
  /** Keys of all objects that start with `prefix`, in order. */
  keys(prefix: string): string[];
  /** How the server behaves from now on. */
  behave(how: Behaviour): void;
  /** Accepts this many writes and answers 507 to every later one, like a full store. */
  fillAfter(writes: number): void;
  close(): Promise<void>;
}

interface Kept {
  readonly bytes: Buffer;
  readonly at: Date;
}

interface Answer {
  readonly status: number;
  readonly body?: Buffer | string;
  readonly headers?: Readonly<Record<string, string>>;
}

const XML = { 'content-type': 'application/xml' };
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const refusal = (status: number, code: string): Answer => ({
  status,
  headers: XML,
  body: `${HEAD}<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});
const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** One page of `ListObjectsV2`. A continuation token is the last key of the page before. */
function listed(objects: ReadonlyMap<string, Kept>, query: URLSearchParams): Answer {
  const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
  const page = keys.slice(0, PAGE);
  const contents = page.map((key) => {
    const { bytes, at } = objects.get(key) as Kept;
    return `<Contents><Key>${escaped(key)}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
  });
  const next = keys.length > PAGE ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : '';
  const truncated = `<IsTruncated>${keys.length > PAGE}</IsTruncated>`;
  return { status: 200, headers: XML, body: `${HEAD}<ListBucketResult>${truncated}${next}${contents.join('')}</ListBucketResult>` };
}

/**
 * An S3 endpoint in memory with one bucket: what `s3Objects.ts` needs, with create-only writes and lists in pages. It
 * refuses everything else, and requests without a signature, which it does not check.
 */
export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, Kept>();
  const held: ServerResponse[] = [];
  let how: Behaviour = 'serve';
  let writesLeft = Number.POSITIVE_INFINITY;
  let requests = 0;
  let writes = 0;

  function write(key: string, bytes: Buffer, condition: string | undefined): Answer {
    if (writesLeft <= 0) return refusal(507, 'InsufficientStorage');
    if (condition === '*' && how !== 'overwrite' && objects.has(key)) return refusal(412, 'PreconditionFailed');
    writesLeft -= 1;
    writes += 1;
    objects.set(key, { bytes, at: new Date() });
    return { status: 200, headers: { etag: etagOf(bytes) } };
  }

  function mayCall(method: string | undefined, key: string, isSigned: boolean): boolean {
    if (isSigned) return how !== 'readOnly' || method === 'GET';
    return method === 'GET' && (key === '' ? how === 'listable' : how === 'readable');
  }

  function answer({ method, url = '', headers }: IncomingMessage, body: Buffer): Answer {
    if (how === 'unavailable') return refusal(503, 'ServiceUnavailable');
    const { pathname, searchParams } = new URL(url, 'http://s3');
    const [, bucket, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
    if (bucket !== BUCKET) return refusal(404, 'NoSuchBucket');
    if (!mayCall(method, key, headers.authorization !== undefined)) return refusal(403, 'AccessDenied');
    // Its body would have to be decoded first.
    if (headers['content-encoding']?.includes('aws-chunked')) return refusal(501, 'NotImplemented');
    if (key === '')
      return method === 'GET' && searchParams.get('list-type') === '2' ? listed(objects, searchParams) : refusal(501, 'NotImplemented');
    const kept = objects.get(key);
    if (kept === undefined && how === 'unlisted' && method === 'GET') return refusal(403, 'AccessDenied');
    if (method === 'PUT') return write(key, body, headers['if-none-match']);
    if (method === 'GET')
      return kept === undefined ? refusal(404, 'NoSuchKey') : { status: 200, body: kept.bytes, headers: { etag: etagOf(kept.bytes) } };
    if (method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    return refusal(501, 'NotImplemented');
  }

  const server = http.createServer(async (request, response) => {
    requests += 1;
    const body = Buffer.concat(await request.toArray());
    if (how === 'silent') return void held.push(response);
    const { status, headers = {}, body: sent } = answer(request, body);
    response.writeHead(status, headers).end(sent);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    writes: () => writes,
    keys: (prefix) => [...objects.keys()].filter((key) => key.startsWith(prefix)).sort(),
    behave(next) {
      how = next;
      for (const response of held.splice(0)) response.destroy();
    },
    fillAfter(writes) {
      writesLeft = writes;
    },
    async close() {
      for (const response of held) response.destroy();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
