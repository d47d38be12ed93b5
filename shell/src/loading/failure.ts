import type { RemoteFailureKind } from '@amarena/shared/contracts/clientErrors';
import { HASH_MISSING } from '@amarena/shared/federation/integrity';

/** How one version of a remote failed. */
export class RemoteFailure extends Error {
  readonly kind: RemoteFailureKind;
  /** A chunk could not be loaded, which a fresh document may put right. */
  readonly chunk: boolean;

  constructor(kind: RemoteFailureKind, cause: unknown, message = messageOf(cause)) {
    super(message, { cause });
    this.name = 'RemoteFailure';
    this.kind = kind;
    this.chunk = isChunkFailure(cause);
  }
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** The script of an entry that did not arrive, or was refused by the browser for its hash. */
export class ScriptNotLoaded extends Error {
  constructor(url: string) {
    super(`The script did not load: ${url}`);
    this.name = 'ScriptNotLoaded';
  }
}

/** True for webpack's rejection of a chunk that did not arrive. */
export const isChunkFailure = (cause: unknown): boolean => cause instanceof Error && cause.name === 'ChunkLoadError';

/** Address of a script that did not arrive, where the error tells it. */
export const addressIn = (cause: unknown): string | null =>
  messageOf(cause).match(/(?:https?:\/\/[^\s"')]+|\/artifacts\/[^\s"')]+)\.js/)?.[0] ?? null;

/** Whether the server has a file at all. The browser says "error" both for a missing file and for a wrong hash. */
export type IsThere = (url: string) => Promise<boolean>;

export const isThere: IsThere = async (url) => {
  try {
    return (await fetch(url, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch (cause) {
    if (cause instanceof TypeError) return false;
    throw cause;
  }
};

/** Whether the site answers and its database does. */
export const siteAnswers = (): Promise<boolean> => isThere('/health/ready');

/** Names a failure to load: refused for want of a hash, for a wrong one, not there, or thrown by the code itself. */
export async function loadFailure(cause: unknown, entry: string, there: IsThere = isThere): Promise<RemoteFailure> {
  if (cause instanceof RemoteFailure) return cause;
  const message = messageOf(cause);
  if (message.includes(HASH_MISSING)) return new RemoteFailure('hash_missing', cause);
  const notLoaded = isChunkFailure(cause) || cause instanceof ScriptNotLoaded;
  if (!notLoaded) return new RemoteFailure('threw_while_loading', cause);
  return new RemoteFailure((await there(addressIn(cause) ?? entry)) ? 'hash_mismatch' : 'unreachable', cause);
}

/** Names a failure to mount: what the code threw, or a chunk of it that did not arrive, such as its words. */
export const mountFailure = async (cause: unknown, entry: string, there: IsThere): Promise<RemoteFailure> =>
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
