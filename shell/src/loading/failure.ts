import type { RemoteFailureKind } from '@amarena/shared/contracts/platform/clientErrors';
import { HASH_MISSING, INTEGRITY_GLOBAL, type IntegrityOf } from '@amarena/shared/federation/integrity';

/** How one version of a remote failed. */
export class RemoteFailure extends Error {
  readonly kind: RemoteFailureKind;
  /** True if a chunk failed to load, which a new document may fix. */
  readonly chunk: boolean;

  constructor(kind: RemoteFailureKind, cause: unknown, message = messageOf(cause)) {
    super(message, { cause });
    this.name = 'RemoteFailure';
    this.kind = kind;
    this.chunk = isChunkFailure(cause);
  }
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** An entry script or a file of hashes failed to load, or the browser refused its hash. */
export class FileNotLoaded extends Error {
  /** As in the event of a script that did not arrive, from which webpack makes its ChunkLoadError. */
  readonly type = 'missing';
  readonly target: { readonly src: string };

  constructor(url: string, cause?: unknown) {
    super(`The file did not load: ${url}`, { cause });
    this.name = 'FileNotLoaded';
    this.target = { src: url };
  }
}

/** True for webpack's error for a chunk that failed to load. */
export const isChunkFailure = (cause: unknown): boolean => cause instanceof Error && cause.name === 'ChunkLoadError';

/** Address of the file that failed to load, if the error has it. */
export const addressIn = (cause: unknown): string | null =>
  messageOf(cause).match(/(?:https?:\/\/[^\s"')]+|\/artifacts\/[^\s"')]+)\.js(?:on)?/)?.[0] ?? null;

/** Whether the server has a file. The browser reports the same "error" for a missing file, a wrong hash and a cancelled download. */
export type FileExists = (url: string) => Promise<boolean>;

export const fileExists: FileExists = async (url) => {
  try {
    return (await fetch(url, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch (cause) {
    if (cause instanceof TypeError) return false;
    throw cause;
  }
};

/**
 * Whether a file that the server has arrives with the bytes that its hash promises: then it is the download that was
 * cancelled, as browsers do with a page that is left and comes back.
 */
async function arrivesWhole(url: string): Promise<boolean> {
  const integrity = (Reflect.get(globalThis, INTEGRITY_GLOBAL) as IntegrityOf | undefined)?.(url);
  // A file of hashes has its own check, and browsers hash only for pages that came safely.
  if (integrity === undefined || globalThis.crypto?.subtle === undefined) return false;
  try {
    const answer = await fetch(url);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', await answer.arrayBuffer()));
    return answer.ok && integrity === `sha384-${btoa(String.fromCharCode(...digest))}`;
  } catch (cause) {
    if (cause instanceof TypeError) return false;
    throw cause;
  }
}

/** Whether the site and its database respond. */
export const isSiteUp = (): Promise<boolean> => fileExists('/health/ready');

/** Classifies a failure to load: no hash, a wrong hash, not found or cancelled, or thrown by the code. */
export async function loadFailure(cause: unknown, entry: string, there: FileExists = fileExists): Promise<RemoteFailure> {
  if (cause instanceof RemoteFailure) return cause;
  const message = messageOf(cause);
  if (message.includes(HASH_MISSING)) return new RemoteFailure('hash_missing', cause);
  const notLoaded = isChunkFailure(cause) || cause instanceof FileNotLoaded;
  if (!notLoaded) return new RemoteFailure('threw_while_loading', cause);
  const address = addressIn(cause) ?? entry;
  const isWrong = (await there(address)) && !(await arrivesWhole(address));
  return new RemoteFailure(isWrong ? 'hash_mismatch' : 'unreachable', cause);
}

/** Classifies a failure to mount: thrown by the code, or a chunk that failed to load, such as its words. */
export const mountFailure = async (cause: unknown, entry: string, there: FileExists): Promise<RemoteFailure> =>
  cause instanceof RemoteFailure || isChunkFailure(cause)
    ? loadFailure(cause, entry, there)
    : new RemoteFailure('threw_while_mounting', cause);

/** Rejects with `timed_out` when `work` takes longer than `milliseconds`. */
export async function within<Value>(milliseconds: number, step: string, work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteFailure('timed_out', null, `${step} took longer than ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
