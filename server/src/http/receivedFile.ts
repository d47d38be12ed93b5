import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ApiError } from '@amarena/shared/errors';
import { v7 as uuidv7 } from 'uuid';
import { errorCode } from '../errorCode.ts';
import { ApiProblem } from './status.ts';

/** Bytes that a client sent, on disk. Deleted once the request is answered. */
export class ReceivedFile {
  readonly path: string;
  /** SHA-256 of the bytes, in hex. */
  readonly hash: string;
  constructor(path: string, hash: string) {
    this.path = path;
    this.hash = hash;
  }
  remove(): Promise<void> {
    return rm(this.path, { force: true });
  }
}

const tooLarge: ApiError = { code: 'payload_too_large' };
const unreadable: ApiError = { code: 'validation_failed', fields: { body: 'invalid' } };
/** The client disconnected half-way. */
const BROKEN_OFF: readonly (string | null)[] = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'];

/**
 * Streams a request's body into `folder`, so that a large one never fills the memory. Throws `payload_too_large` at the
 * first byte over the limit, or before the first if the client declares the length.
 */
export async function receiveFile(
  payload: Readable,
  declared: string | undefined,
  { folder, limit }: { folder: string; limit: number },
): Promise<ReceivedFile> {
  if (Number(declared ?? 0) > limit) throw new ApiProblem(tooLarge);
  await mkdir(folder, { recursive: true });
  const path = join(folder, uuidv7());
  const hash = createHash('sha256');
  let received = 0;
  async function* counted(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      received += chunk.length;
      if (received > limit) throw new ApiProblem(tooLarge);
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    // A stream that fails closes its connection, and the client would never read the reason.
    await pipeline(payload.iterator({ destroyOnReturn: false }), counted, createWriteStream(path));
  } catch (error) {
    await rm(path, { force: true });
    throw BROKEN_OFF.includes(errorCode(error)) ? new ApiProblem(unreadable) : error;
  }
  return new ReceivedFile(path, hash.digest('hex'));
}
