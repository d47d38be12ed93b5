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

/** Milliseconds within which a file is looked for again: the version that replaces this one waits for that. */
const LOOK = 3_000;

/** Whether an answer is what was asked about; false if none comes in time. */
async function answers(url: string, init: RequestInit, isTrue: (answer: Response) => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await isTrue(await fetch(url, { ...init, signal: AbortSignal.timeout(LOOK) }));
  } catch (cause) {
    // The network, or the time limit, also of the body.
    if (cause instanceof TypeError || cause instanceof DOMException) return false;
    throw cause;
  }
}

export const fileExists: FileExists = (url) => answers(url, { method: 'HEAD', cache: 'no-store' }, ({ ok }) => ok);

/**
 * Whether a file that the server has arrives with other bytes than its hash promises. Otherwise the download was cut off or
 * cancelled, as browsers do with a page that is left and comes back.
 */
async function arrivesWrong(url: string): Promise<boolean> {
  const integrity = (Reflect.get(globalThis, INTEGRITY_GLOBAL) as IntegrityOf | undefined)?.(url);
  // Nothing to compare, or a page that did not come safely, for which browsers do not hash: the browser's refusal stands.
  if (integrity === undefined || globalThis.crypto?.subtle === undefined) return true;
  return answers(url, {}, async (answer) => {
    if (!answer.ok) return false;
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', await answer.arrayBuffer()));
    return integrity !== `sha384-${btoa(String.fromCharCode(...digest))}`;
  });
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
  const isWrong = (await there(address)) && (await arrivesWrong(address));
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
